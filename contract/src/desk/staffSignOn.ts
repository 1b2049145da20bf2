import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { token } from '../replies.ts'
import { given } from '../written.ts'
import { next } from './login.ts'

/** What ends a login by work account before it has begun here. */
const endings = [
  'staff_sign_on_cancelled',
  'staff_sign_on_failed',
  'staff_sign_on_unavailable',
  'staff_sign_on_ended',
] as const

/** Logging in to the desk by the work account that the authority gives its staff (OpenID Connect). */
export const staffSignOn = {
  ways: get('/desk/login/ways', {
    summary: 'By what staff log in here',
    access: 'public',
    reply: z.object({
      /** Whether a username with a password is one way. */
      password: z.boolean(),
      /** What the work account is called, within a sentence; null where it is no way in. @example work account */
      account: z.nullable(z.string()),
    }),
  }),
  begin: post('/desk/login/account', {
    summary: 'Begin to log in by work account: a cookie ties the answer to this browser (T-23)',
    access: 'public',
    body: z.strictObject({}),
    reply: z.object({
      /** An address of the issuer, to be opened in the same window. @example https://accounts.example.mo/authorize?state=q3k9 */
      address: z.string(),
    }),
    refuses: ['staff_sign_on_unavailable'],
  }),
  /** The work account is the one that signed in with this browser’s cookie, never one from the request. */
  finish: post('/desk/login/account/finish', {
    summary: 'Log in by the work account that has signed in, if a colleague is linked to it',
    access: 'public',
    body: z.strictObject({}),
    reply: z.discriminatedUnion('linked', [
      z.object({
        /** A colleague is linked to the account. */
        linked: z.literal(true),
        token,
        next,
      }),
      z.object({
        /** Nobody is: it takes an invitation (`staffSignOn.link`). */
        linked: z.literal(false),
      }),
    ]),
    refuses: [...endings],
  }),
  link: post('/desk/login/account/link', {
    summary: 'Link the work account that has signed in to who was invited, and log in by it',
    access: 'public',
    body: z.strictObject({
      /** The code of the invitation. Blanks, hyphens and capitals do not matter. @example 7KQ4N-X9CM3 */
      code: given,
    }),
    reply: z.object({ token, next }),
    refuses: [...endings, 'code_wrong', 'staff_account_taken'],
  }),
  invite: post('/desk/staff/invite', {
    summary: 'Undo the link of a colleague’s work account, if there is one, and get a code that links another',
    access: 'staff',
    permission: 'staff',
    body: z.strictObject({
      /** Of the colleague. @example lei */
      username: given,
    }),
    reply: z.object({
      /** To be spoken to them: it works once. It is never told again. @example 7KQ4N-X9CM3 */
      code: z.string(),
      /** For how long. @example 24 */
      hours: z.number(),
    }),
    refuses: ['not_found', 'not_oneself', 'staff_sign_on_unavailable'],
  }),
}
