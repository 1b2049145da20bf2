import { z } from 'zod/mini'
import { get, handOffServices, post } from '../call.ts'
import { given } from '../fields.ts'

const apiCode = z.object({ code: z.string(), seconds: z.number() })

export const session = {
  renew: post('/account/refresh_token', {
    summary:
      'A new token for the same session. The old one is good for 30 more seconds; after that it ends the session',
    access: 'member',
    body: z.strictObject({}),
    reply: z.object({ token: z.string() }),
  }),
  list: get('/account/sessions', {
    summary: 'Where the member is signed in',
    access: 'member',
    reply: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          /** The session that asks. */
          current: z.boolean(),
          method: z.enum(['account', 'sms', 'member_code', 'link', 'government', 'app']),
          /** Where the menu has handed the member over to a service: which one. It can do nothing else. */
          service: z.nullable(z.enum(handOffServices)),
          browser: z.nullable(z.string()),
          system: z.nullable(z.string()),
          openedAt: z.string(),
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
    body: z.strictObject({ id: z.uuid() }),
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
    body: z.strictObject({}),
    reply: apiCode,
    pathIsOurs: true,
  }),
  exchange: post('/oauth/ams_token', {
    summary: 'A token for a code. Whoever brings a code a second time ends the session that it opened',
    access: 'public',
    body: z.strictObject({ code: given }),
    reply: z.object({ token: z.string() }),
    refuses: ['api_code_ended'],
  }),
  handedOver: get('/oauth/member', {
    summary: 'Whom the menu has handed over: all that a service learns of a member',
    access: 'member',
    services: handOffServices,
    reply: z.object({ memberNumber: z.string(), nameZh: z.nullable(z.string()), namePt: z.string() }),
    pathIsOurs: true,
  }),
}
