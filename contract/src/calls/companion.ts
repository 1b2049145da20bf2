import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { memberNumber, numberOfOne } from '../fields.ts'
import { day, moment, names, namesOfMember } from '../replies.ts'
import { askedRelations, childRelations, companionKinds, shirtNumbers } from '../rules/companion.ts'
import { consentStates } from '../rules/consent.ts'

/** Which list it is about. */
const kind = z.enum(companionKinds)
/** What the adult is to the child; null where it is about no child. */
const relation = z.nullable(z.enum(childRelations))
/** The child it is about; null for players and collectors, who answer for themselves. */
const child = z.nullable(z.object(names))
/** Of the entry, as `companion.mine` gives it. @example 17 */
const id = numberOfOne
/** The player’s number, 1 to 99; null for none. @example 10 */
const shirt = z.nullable(
  z
    .number()
    .check(
      z.refine((number) => Number.isInteger(number) && number >= shirtNumbers.least && number <= shirtNumbers.most),
    ),
)

const asking = ['account_inactive', 'companion_self', 'companion_already', 'companions_full'] as const
const service = [
  'account_suspended',
  'documents_overdue',
  'temporary_card_coming',
  'card_expired',
  'card_temporary',
  'mobile_unconfirmed',
] as const

/** The family, and the people with whom a member acts: accompanying children, players, extra collectors. */
export const companion = {
  mine: get('/family', {
    summary:
      'The family, the three lists of people with whom the member acts, what waits for the member’s own word, and in whose lists the member stands',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** Relations that the bureau, or papers at the counter, have confirmed: children first. */
      family: z.array(
        z.object({
          /** What the other is to the member. */
          part: z.enum(['child', 'guardian']),
          /** Of the child; null for a guardian. @example 000000018 */
          memberNumber: z.nullable(z.string()),
          ...namesOfMember,
          /** The last digits of the ID number: enough to recognise somebody one knows. @example 714 */
          idNumberEnd: z.string(),
          /** Who has confirmed it. */
          confirmedBy: z.enum(['bureau', 'papers']),
          /** Since when it is known here. */
          since: moment,
          /** How the online payment of the minor of the two stands; null where nobody was asked yet. */
          consent: z.nullable(z.enum(consentStates)),
          /** Whether a child is in the list of accompanying children, can be added, or is too old; null for a guardian. */
          accompanying: z.nullable(z.enum(['listed', 'possible', 'too_old'])),
        }),
      ),
      /** The member’s own lists, in the order in which people were added. */
      people: z.array(
        z.object({
          id,
          kind,
          /** As it was entered. @example 000000018 */
          memberNumber: z.string(),
          /** Both names are null until there is a yes: a number alone tells nothing about anybody. */
          ...namesOfMember,
          /** `waiting` for a yes, which may never come: nobody learns why. */
          state: z.enum(['waiting', 'confirmed']),
          /** When it was asked. */
          askedAt: moment,
          /** The day from which it is over: of a request without an answer, or of a child who turns 13. Null where no day is set. */
          until: z.nullable(day),
          relation,
          shirt,
          /** Whether the person’s own card lets them take part today; null while waiting. @example true */
          able: z.nullable(z.boolean()),
        }),
      ),
      /** Requests that the member answers: for themselves, or for a child as its guardian. */
      asks: z.array(
        z.object({
          id,
          kind,
          ...names,
          relation,
          child,
          /** The day from which it can be answered no more. */
          until: day,
        }),
      ),
      /** The lists of others in which the member stands, or a child whose guardian the member is. */
      standsWith: z.array(
        z.object({
          id,
          kind,
          ...names,
          relation,
          child,
          /** Since when. */
          since: moment,
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  askChild: post('/family/child', {
    summary:
      'A child of 12 or under for the list of accompanying children: one’s own at once, any other once a guardian says yes. The reply is the same whoever has the number, or nobody',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the child. */
      memberNumber,
      /** What the member is to the child. `guardian` is refused to who is none. */
      relation: z.enum(childRelations),
    }),
    reply: z.object({}),
    refuses: [...asking, ...service, 'adult_needed', 'not_the_guardian', 'companion_too_old'],
    pathIsOurs: true,
  }),
  askPlayer: post('/family/player', {
    summary:
      'Asks a member, by exact number, to be one’s player. The reply is the same whoever has the number, or nobody',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the player. */
      memberNumber,
      shirt,
    }),
    reply: z.object({}),
    refuses: [...asking, ...service, 'shirt_taken'],
    pathIsOurs: true,
  }),
  askCollector: post('/family/collector', {
    summary:
      'Asks a member, by exact number, to collect bookings for one. The reply is the same whoever has the number, or nobody',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the collector. */
      memberNumber,
    }),
    reply: z.object({}),
    refuses: [...asking, ...service],
    pathIsOurs: true,
  }),
  editChild: post('/family/child/edit', {
    summary: 'Corrects what the member is to a child that others are the guardians of; they are told',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      id,
      /** From now on. */
      relation: z.enum(askedRelations),
    }),
    reply: z.object({}),
    refuses: ['companion_gone'],
    pathIsOurs: true,
  }),
  editPlayer: post('/family/player/edit', {
    summary: 'Gives a player another number, or none',
    access: 'member',
    freshProof: false,
    body: z.strictObject({ id, shirt }),
    reply: z.object({}),
    refuses: ['companion_gone', 'shirt_taken'],
    pathIsOurs: true,
  }),
  confirm: post('/family/confirm', {
    summary: 'Says yes to a request: for oneself, or for a child as its guardian. Both sides are told',
    access: 'member',
    freshProof: true,
    body: z.strictObject({ id }),
    reply: z.object({}),
    refuses: ['companion_gone', 'companion_too_old', 'account_inactive', ...service],
    pathIsOurs: true,
  }),
  end: post('/family/end', {
    summary:
      'Takes somebody out of one’s list, leaves a list, or says no to a request. Who asked is not told of a no; the other side of what was confirmed is',
    access: 'member',
    freshProof: false,
    body: z.strictObject({ id }),
    reply: z.object({}),
    refuses: ['companion_gone'],
    pathIsOurs: true,
  }),
}
