import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, locale } from '../fields.ts'
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
  qrCode: get('/account/qrcode_info', {
    summary: 'What the card’s QR code shows now: signed, without personal data, good for a minute',
    access: 'member',
    reply: z.object({ content: z.string(), seconds: z.number() }),
    refuses: ['account_suspended'],
  }),
}
