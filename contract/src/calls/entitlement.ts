import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day } from '../replies.ts'
import { reasons, services, ways } from '../rules/entitlement.ts'

/** Who may use what. */
export const entitlement = {
  mine: get('/account/fun_info', {
    summary: 'Which services the member may use now; of the others why not, and what helps',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Only this service; left out, all of them. */
      service: z.optional(z.enum(services)),
    }),
    reply: z.object({
      /** In the order in which a list shows them. */
      items: z.array(
        z.object({
          /** The name of the service. */
          service: z.enum(services),
          /** `pending`: it lies with somebody else, or with time. `no`: not as things are. */
          state: z.enum(['yes', 'pending', 'no']),
          /** Why not, by the name of the refusal; null for a yes. */
          reason: z.nullable(z.enum(reasons)),
          /** The sentence of that refusal in the language of the response; null for a yes. @example Your membership card has expired. To renew it, call 2888 0000 */
          message: z.nullable(z.string()),
          /** What helps; null where nothing does. */
          way: z.nullable(z.enum(ways)),
          /** The day from which the reason is over; null where it is not known. */
          from: z.nullable(day),
        }),
      ),
    }),
  }),
  notice: get('/account/online_card/notice', {
    summary: 'Which version of the notice about the online card holds now, and whether the member has accepted it',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** The day of its last change, as `site.page` of `online-card-notice` tells it; null where there is no notice. */
      version: z.nullable(day),
      /** When the member accepted that version; null while they have not. */
      acceptedOn: z.nullable(day),
    }),
    pathIsOurs: true,
  }),
  acceptNotice: post('/account/online_card', {
    summary:
      'Accept the notice about the online card, in the version that was shown: once for each, before the QR code',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The version that was shown, `updatedOn` of the page `online-card-notice`. */
      version: day,
    }),
    reply: z.object({}),
    refuses: ['card_notice_changed'],
  }),
}
