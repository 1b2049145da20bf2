import { z } from 'zod/mini'
import { post } from '../call.ts'
import { agreement, message } from '../fields.ts'
import { day } from '../replies.ts'

/** The membership card: lost, and found its successor. */
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
