import { z } from 'zod/mini'
import { post } from '../call.ts'
import { memberNumber, message, numberOfOne } from '../fields.ts'

/** People in each other’s lists, as the counter ends it. */
export const companion = {
  end: post('/desk/member/companion/end', {
    summary:
      'Somebody is no accompanying child, player or collector any more, or is not to be one. Both sides are told of what was confirmed',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      /** Whose file it is seen in: of either side. */
      memberNumber,
      /** Of the entry in the member’s file. @example 17 */
      id: numberOfOne,
      /** Why, in the words of the clerk. It is written into the audit trail for good. @example The team has a new captain. */
      reason: message,
    }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
}
