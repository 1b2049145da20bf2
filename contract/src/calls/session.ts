import { z } from 'zod/mini'
import { get, handOffServices, post } from '../call.ts'
import { apiCode, names, token } from '../replies.ts'
import { ticketReasons } from '../rules/closedReasons.ts'
import { given } from '../written.ts'

/** Sessions: how long one lasts, where there are others, and how an app or a service takes one over. */
export const session = {
  renew: post('/account/refresh_token', {
    summary:
      'A new token for the same session. The old one is good for 30 more seconds; after that it ends the session',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    body: z.strictObject({}),
    reply: z.object({ token }),
  }),
  list: get('/account/sessions', {
    summary: 'Where the member is signed in',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** The one used last comes first. */
      items: z.array(
        z.object({
          /** For `session.endOne` (UUID). @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
          id: z.string(),
          /** The session that asks. */
          current: z.boolean(),
          /** How it was opened. */
          method: z.enum(['account', 'sms', 'member_code', 'link', 'government', 'app']),
          /** The service to which the menu handed the member over: it can do nothing else. Null for a whole session. */
          service: z.nullable(z.enum(handOffServices)),
          /** The name of the browser, without a version; null for one that is not known. @example Firefox */
          browser: z.nullable(z.string()),
          /** The name of the system, without a version; null for one that is not known. @example Android */
          system: z.nullable(z.string()),
          /** When it began, in UTC (ISO 8601). @format date-time @example 2026-03-02T02:00:00.000Z */
          openedAt: z.string(),
          /** When it was last used, in UTC (ISO 8601). @format date-time @example 2026-03-02T02:00:00.000Z */
          seenAt: z.string(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  endOne: post('/account/sessions/end', {
    summary: 'End one session of one’s own. One that has ended already is no mistake',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** An `id` of `session.list`. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
      id: z.uuid(),
    }),
    reply: z.object({}),
    pathIsOurs: true,
  }),
  endOthers: post('/account/sessions/end_others', {
    summary: 'End all sessions of one’s own but this one',
    access: 'member',
    freshProof: true,
    body: z.strictObject({}),
    reply: z.object({}),
    pathIsOurs: true,
  }),
  makeApiCode: post('/oauth/api_code', {
    summary: 'For an app that opens the portal: a code, good once within a minute, which takes its session along',
    access: 'member',
    freshProof: false,
    body: z.strictObject({}),
    reply: apiCode,
    pathIsOurs: true,
  }),
  exchange: post('/oauth/ams_token', {
    summary: 'A token for a code. Whoever brings a code a second time ends the session that it opened',
    access: 'public',
    body: z.strictObject({
      /** From `session.makeApiCode` or `login.handOff`. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
      code: given,
    }),
    reply: z.object({ token }),
    refuses: ['api_code_ended'],
  }),
  handedOver: get('/oauth/member', {
    summary: 'Whom the menu has handed over: all that a service learns of a member',
    access: 'member',
    freshProof: false,
    services: handOffServices,
    reply: z.object({
      /** Nine digits, as printed on the card. @example 000000018 */
      memberNumber: z.string(),
      ...names,
    }),
    refuses: ticketReasons,
    pathIsOurs: true,
  }),
}
