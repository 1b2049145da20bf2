import { z } from 'zod/mini'
import { post } from '../call.ts'
import { passwordMaximum } from '../constants.ts'
import { code, dayWritten, hash, idNumber, mobile, newPasswords, samePasswords, solvedCaptcha } from '../fields.ts'
import { codeSent, mobileHint, moment } from '../replies.ts'
import { given } from '../written.ts'

/** The facts that a person still has at hand when all else is forgotten. They find the member, and open nothing. */
const document = {
  idNumber,
  /** Of the member. @example 1990-05-17 */
  birthDate: dayWritten,
}
const byDocument = z.strictObject({ ...document, solvedCaptcha })

/** When the new number replaces the one on file, unless somebody stops it. */
const takesEffectAt = moment

/**
 * Recovering a forgotten name, number or password, or a lost phone. Every caller gets the same reply: the answer itself
 * goes to the address or mobile on file, and to nobody else (T-05, T-40, T-46). `wait` is the seconds until one may ask
 * again.
 */
export const recovery = {
  sendUsername: post('/account/online/forgot_account', {
    summary: 'Send the username to the contact on file',
    access: 'public',
    body: byDocument,
    reply: codeSent,
    refuses: ['captcha_needed', 'captcha_failed'],
  }),
  sendMemberNumber: post('/account/find_member_code', {
    summary: 'Send the member number to the contact on file',
    access: 'public',
    body: byDocument,
    reply: codeSent,
    refuses: ['captcha_needed', 'captcha_failed'],
  }),
  forgotPassword: post('/account/online/forgot_password', {
    summary: 'Send a link for a new password to the e-mail on file',
    access: 'public',
    body: z.strictObject({
      /** A username or an e-mail address. @example siumei */
      account: given,
      solvedCaptcha,
    }),
    reply: codeSent,
    refuses: ['captcha_needed', 'captcha_failed'],
  }),
  sendPasswordCode: post('/security/send_sms', {
    summary: 'Send a code for a new password to the mobile on file, if it is confirmed',
    access: 'public',
    body: z.strictObject({ mobile, solvedCaptcha }),
    reply: codeSent,
    refuses: ['captcha_needed', 'captcha_failed', 'code_wait'],
  }),
  lookAtPasswordLink: post('/account/online/reset_password/look', {
    summary: 'Whose link it is. Looking uses nothing up',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({
      /** What the member logs in by. @example siumei */
      username: z.string(),
    }),
    refuses: ['link_ended', 'password_waits'],
    pathIsOurs: true,
  }),
  /** Carries the proof itself: there is no step between the proof and the password to slip into (T-42). */
  resetPassword: post('/account/online/reset_password', {
    summary: 'Set a new password, with the secret of the link or the code to the mobile; nobody is logged in by it',
    access: 'public',
    body: z.discriminatedUnion('method', [
      z
        .strictObject({
          /** By the link of `recovery.forgotPassword`. */
          method: z.literal('email'),
          hash,
          ...newPasswords,
        })
        .check(samePasswords),
      z
        .strictObject({
          /** By the code of `recovery.sendPasswordCode`. */
          method: z.literal('sms'),
          mobile,
          code,
          ...newPasswords,
        })
        .check(samePasswords),
    ]),
    reply: z.object({}),
    refuses: ['link_ended', 'code_wrong', 'password_too_common', 'password_personal', 'password_waits', 'busy'],
    pathIsOurs: true,
  }),

  forgotMobile: post('/account/forgot_mobile', {
    summary: 'The old phone is lost: send a link to the e-mail on file, if there is one',
    access: 'public',
    body: z.discriminatedUnion('by', [
      z.strictObject({
        /** By the username. */
        by: z.literal('username'),
        /** A username, or a member number. @example siumei */
        username: given,
        solvedCaptcha,
      }),
      z.strictObject({
        /** By the identity document. */
        by: z.literal('document'),
        ...document,
        solvedCaptcha,
      }),
    ]),
    reply: codeSent,
    refuses: ['captcha_needed', 'captcha_failed'],
  }),
  lookAtMobileLink: post('/account/forgot_mobile/look', {
    summary: 'Whose link it is, and how many hours a new number waits. Looking uses nothing up',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({
      /** What the member logs in by. @example siumei */
      username: z.string(),
      /** Of the number on file; null where there is none. */
      mobileHint: z.nullable(mobileHint),
      /** How long a new number waits before it takes effect. */
      hours: z.object({
        /** Hours, for who tells the password as well; no fewer where a link has set it lately. @example 24 */
        withPassword: z.number(),
        /** Hours, for who has forgotten it. @example 72 */
        withoutPassword: z.number(),
      }),
    }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  sendNewMobileCode: post('/account/forgot_mobile/send_sms', {
    summary: 'Send a code to the new mobile',
    access: 'public',
    body: z.strictObject({
      hash,
      /** The new number. */
      mobile,
    }),
    reply: codeSent,
    refuses: ['link_ended', 'code_wait'],
    pathIsOurs: true,
  }),
  /** The change waits: a letter to the old number and to the e-mail address can stop it (T-47). */
  recoverMobile: post('/account/forgot_mobile/change', {
    summary: 'Ask for a new mobile, proved by a code to it; it takes effect after a waiting time',
    access: 'public',
    body: z.strictObject({
      hash,
      /** The new number. */
      mobile,
      code,
      /** Shortens the waiting time; empty for who has forgotten it. @example correct horse battery */
      password: z.string().check(z.maxLength(passwordMaximum, { error: 'too_long' })),
    }),
    reply: z.object({ mobileHint, takesEffectAt }),
    refuses: ['link_ended', 'code_wrong', 'login_wrong', 'mobile_same', 'mobile_taken', 'busy'],
    pathIsOurs: true,
  }),
  lookAtStop: post('/account/forgot_mobile/stop/look', {
    summary: 'Which change of number a link can stop. Looking uses nothing up',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({ mobileHint, takesEffectAt }),
    refuses: ['link_ended', 'mobile_already_changed'],
    pathIsOurs: true,
  }),
  stopMobile: post('/account/forgot_mobile/stop', {
    summary: '“It was not me”: the number on file stays',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({}),
    refuses: ['link_ended', 'mobile_already_changed'],
    pathIsOurs: true,
  }),
}
