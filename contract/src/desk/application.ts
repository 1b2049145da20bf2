import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, idType, locale, message, moment } from '../fields.ts'

/** Where an application stands. `passed` and `rejected` are ends; a rejected one is followed by a corrected one. */
export const applicationStates = ['waiting', 'passed', 'rejected'] as const
const state = z.enum(applicationStates)
const gender = z.enum(['male', 'female'])
const reference = z.string().check(z.regex(/^[A-Z0-9-]{6,20}$/))

const inQueue = z.object({
  reference: z.string(),
  state,
  nameZh: z.nullable(z.string()),
  namePt: z.string(),
  idType,
  receivedAt: moment,
  dueOn: day,
  overdue: z.boolean(),
  /** Somebody with this ID number or e-mail is a member already, or has applied. */
  duplicate: z.boolean(),
  /** A corrected application, after a rejection. */
  corrected: z.boolean(),
})

/** What the identity bureau has under the ID number. */
const record = z.object({
  nameZh: z.nullable(z.string()),
  surname: z.string(),
  firstName: z.string(),
  gender,
  birthDate: day,
  documentExpiry: z.nullable(day),
  /** A link that works for a minute, or null where the bureau has no photo. */
  photo: z.nullable(z.string()),
})

/** The guardian of an applicant under 18, confirmed by the bureau before the application could be sent. */
const guardian = z.object({
  idNumber: z.string(),
  birthDate: day,
  gender,
  /** A link that works for a minute. */
  idCopy: z.string(),
  /** What the face check said: `unsure` is worth a second look. */
  face: z.enum(['same', 'unsure']),
  onlinePayment: z.boolean(),
  /** Null where the bureau knows nobody of that number any more. */
  record: z.nullable(record),
})

export const application = {
  queue: get('/desk/applications', {
    summary: 'Applications, the one due first at the top, twenty a page, paged by key',
    access: 'staff',
    permission: 'review',
    query: z.object({
      state: z.optional(state),
      /** A reference, or the beginning of a name. */
      search: z.optional(z.string().check(z.maxLength(80))),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.object({
      items: z.array(inQueue),
      next: z.nullable(z.string()),
      waiting: z.number(),
      overdue: z.number(),
    }),
  }),
  look: get('/desk/application', {
    summary: 'One application with its pictures and the bureau’s record beside it. Each look is written down',
    access: 'staff',
    permission: 'review',
    query: z.object({ reference }),
    reply: z.object({
      ...inQueue.shape,
      idNumber: z.string(),
      documentNumber: z.nullable(z.string()),
      documentExpiry: z.nullable(day),
      surname: z.string(),
      firstName: z.string(),
      gender,
      birthDate: day,
      mobile: z.string(),
      email: z.string(),
      telephone: z.nullable(z.string()),
      area: z.string(),
      address: z.string(),
      language: locale,
      pickUpPlace: z.string(),
      noPromotions: z.boolean(),
      username: z.string(),
      /** Links that work for a minute. */
      photo: z.string(),
      idCopy: z.string(),
      /** Null where the bureau knows nobody of that number. */
      record: z.nullable(record),
      guardian: z.nullable(guardian),
      duplicates: z.array(
        z.object({
          of: z.enum(['member', 'application']),
          number: z.string(),
          sharing: z.enum(['id_number', 'email']),
        }),
      ),
      rejectionReason: z.nullable(z.string()),
      history: z.array(z.object({ at: moment, who: z.string(), act: z.string() })),
      /** The next waiting application, so that a decision leads on. */
      nextReference: z.nullable(z.string()),
    }),
    refuses: ['not_found'],
  }),
  approve: post('/desk/application/approve', {
    summary: 'The applicant becomes a member and gets the letter with the activation link',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({ memberNumber: z.string(), nextReference: z.nullable(z.string()) }),
    refuses: ['not_found', 'already_decided', 'id_number_taken', 'email_taken', 'mobile_taken'],
  }),
  reject: post('/desk/application/reject', {
    summary: 'The applicant gets the reason by e-mail, and a link to correct the application',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference, reason: message }),
    reply: z.object({ nextReference: z.nullable(z.string()) }),
    refuses: ['not_found', 'already_decided'],
  }),
}
