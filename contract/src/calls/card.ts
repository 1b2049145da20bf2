import { z } from 'zod/mini'
import { post } from '../call.ts'
import { agreement, message } from '../fields.ts'
import { day } from '../replies.ts'
import { cardStates } from '../rules/cardState.ts'

/** The longest code of a card, with the address before it. */
const longestCode = 500

/** The membership card: checked by whoever scans it, lost, and found its successor. */
export const card = {
  reportLoss: post('/account/online/lost_card', {
    summary: 'Report the card lost; a temporary card goes out by e-mail',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** How and where the card was lost. */
      circumstances: message,
      /** That the lost card is worthless from now on. */
      understood: agreement,
    }),
    reply: z.object({
      /** From when the temporary card can be swapped for a permanent one. @example 2026-03-22 */
      permanentCardFrom: day,
    }),
    refuses: ['account_suspended', 'card_expired', 'mobile_unconfirmed', 'email_missing', 'loss_already_reported'],
  }),
  check: post('/card/check', {
    summary: 'Whether the card behind a scanned QR code is good, without whose it is',
    access: 'public',
    body: z.strictObject({
      /** What the QR code encodes, with or without the address. @example r8Kx2mQwErTyUiOp.1772416860.k7Qz_a.Zt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4g */
      code: z.string().check(z.maxLength(longestCode)),
    }),
    reply: z.object({
      /** How the card stands; `ended` is of a code whose time is over, `unknown` of all that is no code of a card in use. */
      state: z.enum(cardStates),
      /** Of a card that is good, on a device without a network: since when it has had none; else null. @format date-time @example 2026-03-02T02:00:00.000Z */
      withoutNetworkSince: z.nullable(z.string()),
    }),
    pathIsOurs: true,
  }),
  swap: post('/account/online/swap_card', {
    summary: 'Swap the temporary card for a permanent one, from the 20th day after the report on',
    access: 'member',
    freshProof: true,
    body: z.strictObject({}),
    reply: z.object({}),
    refuses: ['account_suspended', 'card_not_yet', 'card_not_temporary'],
    pathIsOurs: true,
  }),
}
