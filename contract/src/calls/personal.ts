import { z } from 'zod/mini'
import { contactDetails } from '../applicationFields.ts'
import { get, post } from '../call.ts'
import { locale } from '../replies.ts'

/** The personal data that a member changes at once, without a review (M12). */
export const personal = {
  mine: get('/account/personal_data', {
    summary: 'What is on file of the data that a member may change at once',
    access: 'member',
    // An address is not for whoever has stolen a token.
    freshProof: true,
    reply: z.object({
      /** The second number, besides the mobile; null where there is none. @example 28123456 */
      telephone: z.nullable(z.string()),
      /** Of `site.areas`. @example se */
      area: z.string(),
      /** The postal address. @example Rua do Campo 12, 3A */
      address: z.string(),
      /** Of letters and text messages to the member. */
      language: locale,
      /** Where the card is collected, of `site.pickUpPlaces`. @example tapseac */
      pickUpPlace: z.string(),
      /** Whether no advertising is wanted. */
      noPromotions: z.boolean(),
    }),
    pathIsOurs: true,
  }),
  change: post('/account/personal_data', {
    summary: 'Change them; of another address or pick-up place the member is told at every contact on file',
    access: 'member',
    freshProof: true,
    body: z.strictObject(contactDetails),
    reply: z.object({}),
    pathIsOurs: true,
  }),
}
