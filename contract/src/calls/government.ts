import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { agreement } from '../fields.ts'
import { day, token } from '../replies.ts'

/** Where the browser goes next: to the issuer of the government account. */
const onTheWay = z.object({
  /** An https address, to be opened in the same window. @example https://signon.example.mo/authorize?state=q3k9 */
  address: z.string(),
})
/** One of the names that the portal knows, never an address. @example lostCard */
const appName = z.string().check(z.regex(/^[A-Za-z]{1,20}$/))
/** Enough of the name on the government account to recognise oneself; null where it has none. @example C•• S•• M•• */
const nameHint = z.string()
/** The parts that both calls to a link have in common. */
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

/** The government account: logging in by it, and linking it to a member. */
export const government = {
  begin: post('/oauth/sign_on', {
    summary: 'Begin to log in by the government account: a cookie ties the answer to this browser (T-23)',
    access: 'public',
    body: z.strictObject({
      /** Where the login goes on to; left out, to the member’s account. */
      app: z.optional(appName),
    }),
    reply: onTheWay,
    refuses: ['sign_on_unavailable'],
    pathIsOurs: true,
  }),
  beginLinking: post('/account/sign_on', {
    summary: 'Begin to link: sign in to the government account, for the member who is logged in',
    access: 'member',
    freshProof: false,
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
      z.object({
        /** The account is linked to a member, who is logged in. */
        linked: z.literal(true),
        token,
        /** The `app` of `government.begin`; null where none was given. @example lostCard */
        app: z.nullable(z.string()),
      }),
      z.object({
        /** Nobody is linked to the account: who logs in otherwise may link it. */
        linked: z.literal(false),
        nameHint: z.nullable(nameHint),
      }),
    ]),
    refuses: ['sign_on_cancelled', 'sign_on_failed', 'sign_on_unavailable', 'sign_on_ended'],
  }),
  init: get('/gov/bind/init', {
    summary: 'What is linked, what waits to be linked in this browser, and which terms have been accepted',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** The government account that is linked; null where none is. */
      link: z.nullable(
        z.object({
          /** Since when. */
          linkedOn: day,
        }),
      ),
      /** A government account that has signed in with this browser and waits to be linked; null where none does. */
      waiting: z.nullable(
        z.object({
          nameHint: z.nullable(nameHint),
          /** Where it began, and so which call may link it: `government.link` or `government.linkFromLogin`. */
          from: z.enum(['account', 'login']),
        }),
      ),
      /** The terms of linking. */
      terms: z.object({
        /** The day of their last change. */
        version: day,
        /** When this member accepted that version; null while they have not. */
        acceptedOn: z.nullable(day),
      }),
    }),
  }),
  acceptTerms: post('/account/allow_gov', {
    summary: 'Accept the terms of linking, in the version that was shown; kept with its time',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The version that was shown, from `government.init`. */
      version: day,
      /** That the terms are accepted. */
      agreed: agreement,
    }),
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
