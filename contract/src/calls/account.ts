import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { code, day, emailTwice, linkHash, locale, mobile, newPassword, together } from '../fields.ts'
import { codeSent } from '../replies.ts'
import { consentStates } from '../rules/guardian.ts'

export const account = {
  info: post('/account/info', {
    summary: 'The member behind the token',
    access: 'member',
    body: z.strictObject({}),
    reply: z.object({
      nameZh: z.nullable(z.string()),
      namePt: z.string(),
      memberNumber: z.string(),
      username: z.string(),
      /** Enough to recognise one’s own address, too little to learn another’s. */
      emailHint: z.nullable(z.string()),
      /** Whether a link to that address has been opened by its holder, or a code to it been told. */
      emailConfirmed: z.boolean(),
      mobileHint: z.nullable(z.string()),
      mobileConfirmed: z.boolean(),
      language: locale,
      suspended: z.boolean(),
      card: z.object({
        kind: z.enum(['permanent', 'temporary']),
        validUntil: day,
        /** For a temporary card: the day from which it can be swapped for a permanent one. */
        permanentFrom: z.nullable(day),
      }),
      /** Of a minor: how the guardian’s word on online payment stands, and whether the guardian is a member to give it. */
      onlinePayment: z.nullable(z.object({ state: z.enum(consentStates), guardianRegistered: z.boolean() })),
      /** Whether the member is the guardian of a minor who is a member. */
      isGuardian: z.boolean(),
    }),
  }),
  sendMobileCode: post('/account/change_mobile/send_sms', {
    summary: 'Send a code to the new mobile number',
    access: 'member',
    freshProof: true,
    body: z.strictObject({ mobile }),
    reply: codeSent,
    refuses: ['mobile_same', 'code_wait'],
    pathIsOurs: true,
  }),
  changeMobile: post('/account/change_mobile', {
    summary: 'Change the mobile number, proved by a code to the new one; the old one is told',
    access: 'member',
    freshProof: true,
    body: z.strictObject({ mobile, code }),
    reply: z.object({ mobileHint: z.string() }),
    refuses: ['mobile_same', 'mobile_taken', 'code_wrong'],
  }),
  sendConfirmationCode: post('/account/confirm_mobile/send_sms', {
    summary: 'Send a code to the mobile number on file that is not confirmed yet',
    access: 'member',
    freshProof: true,
    body: z.strictObject({}),
    reply: z.object({ wait: z.number(), mobileHint: z.string() }),
    refuses: ['mobile_missing', 'mobile_confirmed', 'code_wait'],
    pathIsOurs: true,
  }),
  confirmMobile: post('/account/confirm_mobile', {
    summary: 'Confirm the mobile number on file by the code that was sent to it',
    access: 'member',
    freshProof: true,
    body: z.strictObject({ code }),
    reply: z.object({ mobileHint: z.string() }),
    refuses: ['mobile_missing', 'mobile_confirmed', 'code_wrong'],
  }),
  changeEmail: post('/account/change_email', {
    summary: 'Send a link to the new e-mail address. The answer is the same whoever has that address',
    access: 'member',
    freshProof: true,
    body: emailTwice,
    reply: z.object({ emailHint: z.string() }),
    refuses: ['email_same'],
  }),
  lookAtChange: post('/security/verify_change_hash/look', {
    summary: 'Which new address a link is about, as far as its holder may know. Uses nothing up',
    access: 'public',
    body: z.strictObject({ hash: linkHash }),
    reply: z.object({ emailHint: z.string() }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  verifyChange: post('/security/verify_change_hash', {
    summary: 'Take the new e-mail address that the link proves; logs nobody in',
    access: 'public',
    body: z.strictObject({ hash: linkHash }),
    reply: z.object({}),
    refuses: ['link_ended', 'email_taken'],
  }),
  sendConfirmationLink: post('/account/confirm_email', {
    summary: 'Send a link to the e-mail address on file, by which it is confirmed',
    access: 'member',
    body: z.strictObject({}),
    reply: z.object({ emailHint: z.string() }),
    refuses: ['email_absent', 'email_confirmed'],
    pathIsOurs: true,
  }),
  lookAtConfirmation: post('/security/active_email/look', {
    summary: 'Which address a link confirms, as far as its holder may know. Uses nothing up',
    access: 'public',
    body: z.strictObject({ hash: linkHash }),
    reply: z.object({ emailHint: z.string() }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  confirmEmail: post('/security/active_email', {
    summary: 'Confirm the e-mail address on file by the link that was sent to it',
    access: 'public',
    body: z.strictObject({ hash: linkHash }),
    reply: z.object({}),
    refuses: ['link_ended'],
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
  qrCode: get('/account/qrcode_info', {
    summary: 'What the card’s QR code shows now: signed, without personal data, good for a minute',
    access: 'member',
    reply: z.object({ content: z.string(), seconds: z.number() }),
    refuses: ['account_suspended'],
  }),
}
