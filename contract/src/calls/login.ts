import { z } from 'zod/mini'
import { get, handOffServices, post } from '../call.ts'
import {
  code,
  day,
  given,
  idNumberOrEnd,
  linkHash,
  memberNumber,
  mobile,
  newPassword,
  pending,
  secret,
  solvedCaptcha,
  together,
} from '../fields.ts'
import { codeSent } from '../replies.ts'

const signedIn = z.object({ token: z.string() })

export const login = {
  captcha: get('/tools/captcha', {
    summary: 'A puzzle for the browser to solve (altcha, proof of work); nothing to see, hear or type',
    access: 'public',
    reply: z.object({ challenge: z.looseObject({}) }),
  }),
  sendCode: post('/security/login_one_send_captcha', {
    summary: 'Send a login code to a mobile. The answer is the same whoever has the number',
    access: 'public',
    body: z.strictObject({ mobile, solvedCaptcha }),
    reply: codeSent,
    refuses: ['captcha_failed', 'code_wait'],
  }),
  logIn: post('/security/login_one_pass', {
    summary: 'Log in by username or member number and password, by mobile and code, or by member code and code',
    access: 'public',
    body: z.discriminatedUnion('method', [
      z.strictObject({
        method: z.literal('account'),
        username: given,
        password: secret,
        /** Only after some wrong passwords, when `captcha_needed` has asked for it. */
        solvedCaptcha: z.optional(solvedCaptcha),
      }),
      z.strictObject({ method: z.literal('sms'), mobile, code }),
      z.strictObject({ method: z.literal('member_code'), pending, code }),
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
  /** Knowing something is no proof, so this opens nothing: it lets one ask for a code (T-13, T-14). */
  verify: post('/security/verify', {
    summary: 'Begin a login by member code: what one knows is answered with a pending token of ten minutes',
    access: 'public',
    body: z.strictObject({ memberNumber, idNumber: idNumberOrEnd, birthDate: day, solvedCaptcha }),
    reply: z.object({ pending: z.string() }),
    refuses: ['captcha_failed', 'login_wrong'],
  }),
  sendPendingCode: post('/security/verify/send_sms', {
    summary: 'Send the code of a login by member code to the mobile on file, or else to the e-mail on file',
    access: 'public',
    body: z.strictObject({ pending }),
    reply: z.object({ wait: z.number(), channel: z.enum(['sms', 'email']), hint: z.string() }),
    refuses: ['pending_ended', 'contact_missing', 'code_wait'],
    pathIsOurs: true,
  }),
  askForLink: post('/security/login_link', {
    summary: 'Ask for a login link by e-mail. The answer is the same whoever it is',
    access: 'public',
    body: z.strictObject({ account: given, solvedCaptcha }),
    reply: z.object({}),
    refuses: ['captcha_failed'],
    pathIsOurs: true,
  }),
  lookAtLink: post('/security/verify_hash/look', {
    summary: 'Whose login link it is, as far as its holder may know. Uses nothing up',
    access: 'public',
    body: z.strictObject({ hash: linkHash }),
    reply: z.object({ usernameHint: z.string(), emailHint: z.string() }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  logInByLink: post('/security/verify_hash', {
    summary: 'Log in by an e-mailed link, once',
    access: 'public',
    body: z.strictObject({ hash: linkHash }),
    reply: signedIn,
    refuses: ['link_ended'],
  }),
  logOut: post('/security/logout_force', {
    summary: 'End the session; the browser then goes to `uri`, which comes from the settings',
    access: 'member',
    services: handOffServices,
    body: z.strictObject({}),
    reply: z.object({ uri: z.string() }),
  }),
  handOff: post('/oauth/hand_off', {
    summary: 'A one-time code for a service that the menu leads to; never the session’s token (L11)',
    access: 'member',
    body: z.strictObject({ service: z.enum(handOffServices) }),
    reply: z.object({ code: z.string(), seconds: z.number() }),
    pathIsOurs: true,
  }),
  sendProofCode: post('/account/send_sms', {
    summary: 'Send a code to the mobile on file, to prove oneself anew',
    access: 'member',
    body: z.strictObject({}),
    reply: z.object({ wait: z.number(), mobileHint: z.string() }),
    refuses: ['code_wait', 'mobile_unconfirmed'],
  }),
  prove: post('/account/prove', {
    summary: 'Prove oneself anew by password or code; good for ten minutes',
    access: 'member',
    body: z.discriminatedUnion('method', [
      z.strictObject({ method: z.literal('account'), password: secret }),
      z.strictObject({ method: z.literal('sms'), code }),
    ]),
    reply: z.object({}),
    refuses: ['login_wrong', 'code_wrong', 'busy'],
    pathIsOurs: true,
  }),
  // The specification spells it so.
  changePassword: post('/account/online/change_passowrd', {
    summary: 'Set a new password; every other session ends, and the member is told',
    access: 'member',
    freshProof: true,
    body: z
      .strictObject({ password: newPassword, passwordRepeat: z.string() })
      .check(together('passwordRepeat', 'passwords_differ', (form) => form.password === form.passwordRepeat)),
    reply: z.object({}),
    refuses: ['password_too_common', 'password_personal', 'busy'],
  }),
}
