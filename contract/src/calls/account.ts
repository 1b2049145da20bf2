import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, emailHint, locale, mobileHint, names } from '../replies.ts'
import { cardReasons } from '../rules/closedReasons.ts'
import { consentStates } from '../rules/consent.ts'

/** The member who is logged in: who they are, and the QR code of their card. */
export const account = {
  info: post('/account/info', {
    summary: 'The member behind the token',
    access: 'member',
    freshProof: false,
    body: z.strictObject({}),
    reply: z.object({
      ...names,
      /** Nine digits, as printed on the card. @example 000000018 */
      memberNumber: z.string(),
      /** What the member logs in by. @example siumei */
      username: z.string(),
      /** Of the address on file; null where there is none. */
      emailHint: z.nullable(emailHint),
      /** Whether a link to that address has been opened by its holder, or a code to it been told. */
      emailConfirmed: z.boolean(),
      /** Of the number on file; null where there is none. */
      mobileHint: z.nullable(mobileHint),
      /** Whether a code to that number has been told by its holder. */
      mobileConfirmed: z.boolean(),
      /** The locale of letters to the member. */
      language: locale,
      /** The membership card. */
      card: z.object({
        /** A temporary card stands in for a lost one. */
        kind: z.enum(['permanent', 'temporary']),
        /** The last day on which the card is good. */
        validUntil: day,
        /** For a temporary card, the day from which it can be swapped for a permanent one; null for a permanent one. */
        permanentFrom: z.nullable(day),
        /** Why the card opens nothing now, as `entitlement.mine` says of `qr_code`; null while it opens. */
        closed: z.nullable(z.enum(cardReasons)),
      }),
      /** How the guardian’s word on online payment stands; null for an adult, who needs none. */
      onlinePayment: z.nullable(
        z.object({
          /** `not_requested`: never asked. `declined` and `withdrawn`: a no before, and after, a yes. */
          state: z.enum(consentStates),
          /** Whether somebody can give that word: `none`, no guardian is entered; `no_member`, only members can. */
          guardian: z.enum(['none', 'no_member', 'member']),
        }),
      ),
      /** Where the member’s card is collected, in the language of the response; null when it is nowhere any more. @example Tap Seac Multisport Pavilion · Rua de Ferreira do Amaral */
      pickUpPlace: z.nullable(z.string()),
      /** Whether the member is the guardian of a minor who is a member. */
      isGuardian: z.boolean(),
      /** Whether the member has guardians here, or had some as a minor (`guardianship.families`). */
      hasGuardians: z.boolean(),
      /** Whether one of those minors waits for the member’s word on online payment. */
      childWaits: z.boolean(),
      /** The photo on the card: a path that is good for a minute; null where there is none. @example /api/account/photo/k2.Zt6yXn5u */
      photo: z.nullable(z.string()),
    }),
  }),
  qrCode: get('/account/qrcode_info', {
    summary: 'What the card’s QR code shows now: signed, without personal data, good for a minute',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** What the QR code encodes: an address of the portal, behind its `#` `reference.end.key.signature`. `end` is in seconds since 1970. @example https://portal.example/c#r8Kx2mQwErTyUiOp.1772416860.k7Qz_a.Zt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4g */
      content: z.string(),
      /** Seconds for which the content is good. @example 60 */
      seconds: z.number(),
      /** The same for a device that loses its network, for a week: in the place of `end` stands `k` and the second of this reply. @example https://portal.example/c#r8Kx2mQwErTyUiOp.k1772416800.k7Qz_a.Zt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4g */
      kept: z.string(),
    }),
    refuses: [...cardReasons, 'card_notice_open'],
  }),
}
