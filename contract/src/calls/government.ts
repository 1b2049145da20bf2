import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { agreement, day } from '../fields.ts'

/** Where the browser goes next: to the issuer of the government account. */
const onTheWay = z.object({ address: z.string() })
/** A name for `app` in an address; what it leads to is written in the portal. */
const appName = z.string().check(z.regex(/^[A-Za-z]{1,20}$/))
/** What both ways to a link have in common. */
const linking = {
  access: 'member',
  freshProof: true,
  body: z.strictObject({}),
  reply: z.object({}),
  refuses: [
    'sign_on_ended',
    'government_terms_needed',
    'government_other_person',
    'government_linked_already',
    'government_account_taken',
  ],
} as const

export const government = {
  begin: post('/oauth/sign_on', {
    summary: 'Begin to log in by the government account: a cookie ties the answer to this browser (T-23)',
    access: 'public',
    body: z.strictObject({ app: z.optional(appName) }),
    reply: onTheWay,
    refuses: ['sign_on_unavailable'],
    pathIsOurs: true,
  }),
  beginLinking: post('/account/sign_on', {
    summary: 'Begin to link: sign in to the government account, for the member who is logged in',
    access: 'member',
    body: z.strictObject({}),
    reply: onTheWay,
    refuses: ['sign_on_unavailable', 'government_linked_already', 'government_terms_needed'],
    pathIsOurs: true,
  }),
  /** The government account is the one that signed in with this browser’s cookie, never one from the request. */
  verify: post('/security/verify_int_gov', {
    summary: 'Whether the government account that has signed in is linked; if so, it is logged in (A05)',
    access: 'public',
    body: z.strictObject({}),
    reply: z.discriminatedUnion('linked', [
      z.object({ linked: z.literal(true), token: z.string(), app: z.nullable(z.string()) }),
      z.object({ linked: z.literal(false), nameHint: z.nullable(z.string()) }),
    ]),
    refuses: ['sign_on_cancelled', 'sign_on_failed', 'sign_on_unavailable', 'sign_on_ended'],
  }),
  init: get('/gov/bind/init', {
    summary: 'What is linked, what waits to be linked in this browser, and which terms have been accepted',
    access: 'member',
    reply: z.object({
      link: z.nullable(z.object({ linkedOn: day })),
      /** A government account that has signed in with this browser. `from`: where it began, and so who may link it. */
      waiting: z.nullable(z.object({ nameHint: z.nullable(z.string()), from: z.enum(['account', 'login']) })),
      terms: z.object({ version: day, acceptedOn: z.nullable(day) }),
    }),
  }),
  acceptTerms: post('/account/allow_gov', {
    summary: 'Accept the terms of linking, in the version that was shown; kept with its time',
    access: 'member',
    body: z.strictObject({ version: day, agreed: agreement }),
    reply: z.object({}),
    refuses: ['government_terms_changed'],
  }),
  link: post('/account/bind_gov', {
    summary: 'Link the government account with which this member has signed in from the account (A12)',
    ...linking,
  }),
  linkFromLogin: post('/gov/bind/bind_ams', {
    summary:
      'Link the government account that signed in at the login and was not linked; its holder has logged in since',
    ...linking,
  }),
  unlink: post('/account/unbind_gov', {
    summary: 'Undo the link; every other session of the member ends',
    access: 'member',
    freshProof: true,
    body: z.strictObject({}),
    reply: z.object({}),
    refuses: ['government_not_linked'],
    pathIsOurs: true,
  }),
}
