import { z } from 'zod/mini'
import { post } from '../call.ts'
import { code, emailTwice, hash, mobile } from '../fields.ts'
import { codeSent, codeSentTo, emailHint, mobileHint } from '../replies.ts'

/** How a member is reached: changing the mobile number and the e-mail address, and confirming them. */
export const contact = {
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
    reply: z.object({ mobileHint }),
    refuses: ['mobile_same', 'mobile_taken', 'code_wrong'],
  }),
  sendConfirmationCode: post('/account/confirm_mobile/send_sms', {
    summary: 'Send a code to the mobile number on file that is not confirmed yet',
    access: 'member',
    freshProof: true,
    body: z.strictObject({}),
    reply: codeSentTo,
    refuses: ['mobile_missing', 'mobile_confirmed', 'code_wait'],
    pathIsOurs: true,
  }),
  confirmMobile: post('/account/confirm_mobile', {
    summary: 'Confirm the mobile number on file by the code that was sent to it',
    access: 'member',
    freshProof: true,
    body: z.strictObject({ code }),
    reply: z.object({ mobileHint }),
    refuses: ['mobile_missing', 'mobile_confirmed', 'code_wrong'],
  }),
  changeEmail: post('/account/change_email', {
    summary: 'Send a link to the new e-mail address. The answer is the same whoever has that address',
    access: 'member',
    freshProof: true,
    body: emailTwice,
    reply: z.object({ emailHint }),
    refuses: ['email_same'],
  }),
  lookAtChange: post('/security/verify_change_hash/look', {
    summary: 'Which new address a link is about, as far as its holder may know. Uses nothing up',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({ emailHint }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  verifyChange: post('/security/verify_change_hash', {
    summary: 'Take the new e-mail address that the link proves; logs nobody in',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({}),
    refuses: ['link_ended', 'email_taken'],
  }),
  sendConfirmationLink: post('/account/confirm_email', {
    summary: 'Send a link to the e-mail address on file, by which it is confirmed',
    access: 'member',
    freshProof: true,
    body: z.strictObject({}),
    reply: z.object({ emailHint }),
    refuses: ['email_absent', 'email_confirmed'],
    pathIsOurs: true,
  }),
  lookAtConfirmation: post('/security/active_email/look', {
    summary: 'Which address a link confirms, as far as its holder may know. Uses nothing up',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({ emailHint }),
    refuses: ['link_ended'],
    pathIsOurs: true,
  }),
  confirmEmail: post('/security/active_email', {
    summary: 'Confirm the e-mail address on file by the link that was sent to it',
    access: 'public',
    body: z.strictObject({ hash }),
    reply: z.object({}),
    refuses: ['link_ended'],
  }),
}
