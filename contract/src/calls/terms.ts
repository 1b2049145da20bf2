import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day } from '../replies.ts'

/** Which terms these are. @example readme */
const key = z.enum(['readme', 'readme-gov', 'readme-parent'])
/** The version of the terms that was shown: its number, as a text. @example 3 */
const version = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

/** Terms that are others than those a member has agreed to: read and agreed to at the next login, before anything else. */
export const terms = {
  owed: get('/account/terms', {
    summary: 'The terms that the member has yet to agree to, with what is different in them',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    reply: z.object({
      /** The first of them; null where none are owed. */
      terms: z.nullable(
        z.object({
          key,
          version,
          /** In the locale of the request. @example Terms of use */
          title: z.string(),
          /** The day of their last change. */
          updatedOn: day,
          /** From top to bottom, with what is no longer in them. */
          lines: z.array(
            z.object({
              /** The same as before, new, or no longer in them. */
              change: z.enum(['same', 'added', 'removed']),
              /** What it is in the page. */
              kind: z.enum(['heading', 'paragraph', 'notice', 'list', 'links']),
              /** Plain text, never HTML. @example Cards are valid for five years. */
              text: z.string(),
            }),
          ),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  agree: post('/account/terms', {
    summary: 'Agree to the terms in the version that was shown',
    access: 'member',
    freshProof: false,
    beforeTerms: true,
    body: z.strictObject({ key, version }),
    reply: z.object({
      /** Whether others are owed. */
      more: z.boolean(),
    }),
    refuses: ['terms_changed'],
    pathIsOurs: true,
  }),
}
