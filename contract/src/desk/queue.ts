import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, holder, moment, names } from '../replies.ts'
import { caseKinds, caseStates, queueKinds, queueViews } from '../rules/cases.ts'

/** Which case: of one kind no two have the same reference. */
const ofCase = {
  /** What is decided about. */
  kind: z.enum(caseKinds),
  /** As the applicant or member knows it. @example A26-7KQ4NX */
  reference: z.string().check(z.minLength(1), z.maxLength(40)),
}

/** How a case stands at this moment. */
const standing = z.object({
  /** Whether it still waits for a decision. */
  open: z.boolean(),
  holder,
})

/** One case as the queue shows it, whatever its kind. */
export const inQueue = z.object({
  /** What it is about. */
  kind: z.enum(queueKinds),
  /** As the applicant or member knows it. @example A26-7KQ4NX */
  reference: z.string(),
  /** Where it stands: `waiting` for a decision, `proposed` to a second person, `deciding` as long as it can be undone, or ended. */
  state: z.enum(caseStates),
  ...names,
  /** Nine digits; null for an applicant, who is no member yet. @example 000000018 */
  memberNumber: z.nullable(z.string()),
  /** When it came in. */
  receivedAt: moment,
  /** The last day for a decision: three working days after. @example 2026-03-05 */
  dueOn: day,
  /** Calendar days until that day: 0 on the day itself, below zero after it. @example 2 */
  daysLeft: z.number(),
  /** Whether it still waits after that day. */
  overdue: z.boolean(),
  /** Whether whom it is about is under 18. */
  minor: z.boolean(),
  /** Of an application: somebody with this ID number or e-mail is a member already, or has applied. */
  duplicate: z.boolean(),
  /** It follows one that was rejected. */
  corrected: z.boolean(),
  /** It was entered at the counter, and not sent by whom it is about. */
  entered: z.boolean(),
  /** Who works on it at this moment. */
  holder,
})

const narrowed = {
  /** One kind. Left out: all of them. */
  kind: z.optional(z.enum(queueKinds)),
  /**
   * A state, or of those that wait: `today`, due today; `overdue`, past their last day; or what is worked on: `mine`,
   * `colleagues`. Left out: all that there is.
   */
  view: z.optional(z.enum(queueViews)),
  /** The cursor: `next` of the page before. Left out: the first page. @example 2026-03-05.1772416800000.A17 */
  after: z.optional(z.string().check(z.maxLength(100))),
}

/** What is to be done, over all kinds, and who is at it. */
const workload = z.object({
  /** How many wait. @example 12 */
  waiting: z.number(),
  /** How many of these are due today. @example 3 */
  today: z.number(),
  /** How many of these are past their last day. @example 1 */
  overdue: z.number(),
  /** Who works on cases at this moment, by name. */
  colleagues: z.array(
    z.object({
      /** What they are called. @example Lei Wai Man */
      name: z.string(),
      /** How many cases they have. @example 2 */
      cases: z.number(),
      /** Whether it is oneself. */
      mine: z.boolean(),
    }),
  ),
})

const page = z.object({
  /** At most twenty. */
  items: z.array(inQueue),
  /** The cursor of the next page, for `after`; null at the end. @example 2026-03-05.1772416800000.A17 */
  next: z.nullable(z.string()),
  ...workload.shape,
})

/** The queue of the desk: everything that waits for a decision, and who works on what, so that two never work on one case. */
export const queue = {
  page: get('/desk/queue', {
    summary: 'Everything that is decided at the desk, the one due first at the top, twenty a page, paged by key',
    access: 'staff',
    permission: 'review',
    query: z.object(narrowed),
    reply: page,
  }),
  find: post('/desk/queue/find', {
    summary: 'Cases by what a caller says of themselves. In the body, because it is personal data',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({
      ...narrowed,
      /**
       * The beginnings of words of the name, in any order; any part of a Chinese name; a reference, an ID number, a
       * telephone, an e-mail, or a member number. Diacritics, apostrophes and capitals do not matter. @example concei joao
       */
      search: z.string().check(z.minLength(1), z.maxLength(80)),
    }),
    reply: page,
  }),
  workload: get('/desk/queue/workload', {
    summary: 'How much waits, is due today and is late, and who works on how many cases',
    access: 'staff',
    permission: 'review',
    reply: workload,
  }),
  watch: get('/desk/queue/case', {
    summary: 'Who works on a case, and whether it still waits. Asked again and again while it is open on a screen',
    access: 'staff',
    permission: 'review',
    query: z.object(ofCase),
    reply: standing,
    refuses: ['not_found'],
  }),
  take: post('/desk/queue/take', {
    summary: 'Take a case that nobody has, or keep one’s own for longer. Says who has it, if a colleague was first',
    access: 'staff',
    permission: 'review',
    body: z.strictObject(ofCase),
    reply: standing,
    refuses: ['not_found'],
  }),
  release: post('/desk/queue/release', {
    summary: 'Give a case back undecided. One that is not one’s own stays as it is',
    access: 'staff',
    permission: 'review',
    body: z.strictObject(ofCase),
    reply: z.object({}),
  }),
  takeOver: post('/desk/queue/take_over', {
    summary: 'Take a case that a colleague works on. The audit trail names both',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject(ofCase),
    reply: standing,
    refuses: ['not_found'],
  }),
}
