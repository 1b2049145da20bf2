import { z } from 'zod/mini'
import { get, handOffServices, post } from '../call.ts'
import {
  captchaWork,
  code,
  dayWritten,
  hash,
  idNumberOrEnd,
  memberNumber,
  mobile,
  newPasswordTwice,
  pending,
  secret,
  solvedCaptcha,
} from '../fields.ts'
import { handOff } from '../handOff.ts'
import { challenge, codeSent, codeSentTo, emailHint, token, wait } from '../replies.ts'
import { given } from '../written.ts'

const signedIn = z.object({ token })

/** Logging in, in every way but the government account, and proving oneself anew while logged in. */
export const login = {
  captcha: get('/tools/captcha', {
    summary:
      'A challenge for the browser to solve (altcha, proof of work), good for one call; nothing to see, hear or type. It is harder where many were solved from one network of late, and as hard as a refusal has asked for',
    access: 'public',
    query: z.object({
      /** The path of the call that the solution is for: no other takes it. @example /security/login_link */
      for: z.string().check(z.maxLength(60)),
      /** The `work` that `captcha_needed` asked for; it may be more where the network owes more. @example 4 */
      work: z.optional(captchaWork),
    }),
    reply: z.object({
      challenge,
    }),
  }),
  sendCode: post('/security/login_one_send_captcha', {
    summary: 'Send a login code to a mobile. The answer is the same whoever has the number',
    access: 'public',
    body: z.strictObject({ mobile, solvedCaptcha }),
    reply: codeSent,
    refuses: ['captcha_needed', 'captcha_failed', 'code_wait'],
  }),
  logIn: post('/security/login_one_pass', {
    summary: 'Log in by username or member number and password, by mobile and code, or by member code and code',
    access: 'public',
    body: z.discriminatedUnion('method', [
      z.strictObject({
        /** By a password. */
        method: z.literal('account'),
        /** A username, or a member number. @example siumei */
        username: given,
        /** The password of the member. */
        password: secret,
        /** Only after some wrong passwords, when `captcha_needed` has asked for it. */
        solvedCaptcha: z.optional(solvedCaptcha),
      }),
      z.strictObject({
        /** By a code from `login.sendCode`. */
        method: z.literal('sms'),
        mobile,
        code,
      }),
      z.strictObject({
        /** By a code from `login.sendPendingCode`. */
        method: z.literal('member_code'),
        pending,
        code,
      }),
    ]),
    reply: signedIn,
    refuses: [
      'login_wrong',
      'captcha_needed',
      'captcha_failed',
      'password_closed',
      'busy',
      'code_wrong',
      'pending_ended',
      'contact_missing',
    ],
  }),
  /** Knowledge is no proof: this only lets one ask for a code (T-13, T-14). */
  verify: post('/security/verify', {
    summary: 'Begin a login by member code: what one knows is answered with a pending token of ten minutes',
    access: 'public',
    body: z.strictObject({
      memberNumber,
      /** Of the member. */
      idNumber: idNumberOrEnd,
      /** Of the member. @example 1990-05-17 */
      birthDate: dayWritten,
      solvedCaptcha,
    }),
    reply: z.object({ pending }),
    refuses: ['captcha_needed', 'captcha_failed', 'login_wrong'],
  }),
  sendPendingCode: post('/security/verify/send_sms', {
    summary: 'Send the code of a login by member code to the mobile on file, or else to the e-mail on file',
    access: 'public',
    body: z.strictObject({ pending }),
    reply: z.object({
      wait,
      /** How the code was sent. */
      channel: z.enum(['sms', 'email']),
    }),
    refuses: ['pending_ended', 'contact_missing', 'code_wait'],
    pathIsOurs: true,
  }),
  askForLink: post('/security/login_link', {
    summary: 'Ask for a login link by e-mail. The answer is the same whoever it is',
    access: 'public',
    body: z.strictObject({
      /** A username, a member number or an e-mail address. @example siumei */
      account: given,
      solvedCaptcha,
    }),
    reply: z.object({}),
    refuses: ['captcha_needed', 'captcha_failed'],
    pathIsOurs: true,
  }),
  lookAtLink: post('/security/verify_hash/look', {
    summary: 'Whose login link it is, as far as its holder may know. Uses nothing up',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({
      /** A username without its middle: enough to recognise one’s own. @example s•••i */
      usernameHint: z.string(),
      emailHint,
    }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  logInByLink: post('/security/verify_hash', {
    summary: 'Log in by an e-mailed link, once',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: signedIn,
    refuses: ['link_ended'],
  }),
  logOut: post('/security/logout_force', {
    summary: 'End the session; the browser then goes to `uri`, which comes from the settings',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    services: handOffServices,
    body: z.strictObject({}),
    reply: z.object({
      /** A path of the portal, or an https address of a host that the settings name. @example /ams/login */
      uri: z.string(),
    }),
  }),
  handOff,
  sendProofCode: post('/account/send_sms', {
    summary: 'Send a code to the mobile on file, to prove oneself anew',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    body: z.strictObject({}),
    reply: codeSentTo,
    refuses: ['code_wait', 'mobile_unconfirmed'],
  }),
  prove: post('/account/prove', {
    summary: 'Prove oneself anew by password or code; good for ten minutes',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    body: z.discriminatedUnion('method', [
      z.strictObject({
        /** By the password. */
        method: z.literal('account'),
        /** The password of the member. */
        password: secret,
      }),
      z.strictObject({
        /** By a code from `login.sendProofCode`. */
        method: z.literal('sms'),
        code,
      }),
    ]),
    reply: z.object({}),
    refuses: ['login_wrong', 'code_proof_needed', 'code_wrong', 'mobile_unconfirmed', 'busy'],
    pathIsOurs: true,
  }),
  // The specification spells it so.
  changePassword: post('/account/online/change_passowrd', {
    summary: 'Set a new password; every other session ends, and the member is told',
    access: 'member',
    freshProof: true,
    body: newPasswordTwice,
    reply: z.object({}),
    refuses: ['password_too_common', 'password_personal', 'password_waits', 'busy'],
  }),
}
