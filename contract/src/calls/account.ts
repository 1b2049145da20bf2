import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { code, day, locale, mobile } from '../fields.ts'
import { codeSent } from './login.ts'

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
  qrCode: get('/account/qrcode_info', {
    summary: 'What the card’s QR code shows now: signed, without personal data, good for a minute',
    access: 'member',
    reply: z.object({ content: z.string(), seconds: z.number() }),
    refuses: ['account_suspended'],
  }),
}
