import { z } from 'zod/mini'
import { handOffServices, post } from './call.ts'
import { apiCode } from './replies.ts'
import { ticketReasons } from './rules/closedReasons.ts'

/** A call of the login. It stands apart because the menu makes it, on pages that need none of the others. */
export const handOff = post('/oauth/hand_off', {
  summary: 'A one-time code for a service that the menu leads to; never the session’s token (L11)',
  access: 'member',
  freshProof: false,
  body: z.strictObject({
    /** The service that the menu leads to. */
    service: z.enum(handOffServices),
  }),
  reply: apiCode,
  refuses: ticketReasons,
  pathIsOurs: true,
})
