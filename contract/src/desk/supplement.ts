import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { idType, message } from '../fields.ts'
import { day, holder, locale, moment, names } from '../replies.ts'
import { passingFaces } from '../rules/face.ts'
import { supplementFields } from '../rules/supplement.ts'

/** What is decided: a change of what is on file, or one that renews the card. */
const kind = z.enum(['supplement', 'renewal'])
/** The reference of a change, as the member knows it. @example S26-7KQ4NX */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{6,20}$/))
/** The change that waits next, so that a decision leads on; null where none waits. @example S26-9CM3TV */
const nextReference = z.nullable(z.string())

const inQueue = z.object({
  kind,
  /** As the member knows it. @example S26-7KQ4NX */
  reference: z.string(),
  /** When it came in. */
  receivedAt: moment,
  /** The last day for a decision: three working days after. @example 2026-03-05 */
  dueOn: day,
  /** Calendar days until that day: 0 on the day itself, below zero after it. @example 2 */
  daysLeft: z.number(),
  ...names,
  /** Of the member. @example 000000018 */
  memberNumber: z.string(),
  /** It follows one that was rejected. */
  corrected: z.boolean(),
  holder,
})

/** What stands in the document and on the card. */
const data = z.object({
  /** The name in Han characters; null for who has none. @example 陳小美 */
  nameZh: z.nullable(z.string()),
  /** In Latin letters. @example Chan */
  surname: z.string(),
  /** In Latin letters. @example Siu Mei */
  firstName: z.string(),
  /** Of a permit or a student card; null for all others. @example null */
  documentNumber: z.nullable(z.string()),
  /** Until when the document lasts; null where none is on file. @example null */
  documentExpiry: z.nullable(day),
  /** A path that is good for a minute; null where there is none. @example /api/desk/changes/k2.Zt6yXn5u */
  photo: z.nullable(z.string()),
  /** The copy of the identity document, by the same kind of path; null where there is none. @example /api/desk/changes/k2.Zt6yXn5u */
  idCopy: z.nullable(z.string()),
})

/** Deciding about changes of what is on file. */
export const supplement = {
  queue: get('/desk/supplements', {
    summary: 'Changes that wait, the one due first at the top, twenty a page, paged by key',
    access: 'staff',
    permission: 'review',
    query: z.object({
      /** The cursor: `next` of the page before. Left out: the first page. @example 2026-03-05.1772416800000.17 */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: z.object({
      /** At most twenty. */
      items: z.array(inQueue),
      /** The cursor of the next page, for `after`; null at the end. @example 2026-03-05.1772416800000.17 */
      next: z.nullable(z.string()),
      /** How many wait, over all pages. @example 12 */
      waiting: z.number(),
    }),
  }),
  look: get('/desk/supplement', {
    summary: 'One change with what is on file beside it. Each look is written down, and each picture that is opened',
    access: 'staff',
    permission: 'review',
    query: z.object({ reference }),
    reply: z.object({
      ...inQueue.shape,
      /** `waiting` for a decision, decided, or taken back by the member. */
      state: z.enum(['waiting', 'approved', 'rejected', 'withdrawn']),
      idType,
      /** Eight digits. @example 12345678 */
      idNumber: z.string(),
      /** The day of birth. @example 1990-05-17 */
      birthDate: day,
      /** Of letters to the member. */
      language: locale,
      /** On file now. */
      before: data,
      /** As it would be. */
      after: data,
      /**
       * What comparing the new photo with the bureau’s has found: `unsure` is worth a second look, and so is a bureau
       * without a photo or without an answer. Null where no photo is to change.
       */
      photoFace: z.nullable(z.enum(passingFaces)),
      /** The parts that differ, in the order of the form. A new picture differs always. */
      changed: z.array(z.enum(supplementFields)),
      /** The last day of the card now. */
      validUntil: day,
      /** The last day of the card once it is approved today; null where it stays. */
      newValidUntil: z.nullable(day),
      /** What the member was told, at the fields concerned; empty unless it was rejected. @example {"idCopy":"The copy cannot be read."} */
      reasons: z.partialRecord(z.enum(supplementFields), z.string()),
      /** What was done with it, the first act first. */
      history: z.array(
        z.object({
          /** When. */
          at: moment,
          /** The name of the member of staff; empty for the member. @example Lei Wai Man */
          who: z.string(),
          /** `received`, `corrected`, `looked`, `opened photo`, `approved`, `rejected` … @example looked */
          act: z.string(),
        }),
      ),
      nextReference,
    }),
    refuses: ['not_found'],
  }),
  approve: post('/desk/supplement/approve', {
    summary: 'The change is made: the member’s data, and the card’s validity where it follows',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({
      /** The last day of the card; null where it stayed. */
      validUntil: z.nullable(day),
      nextReference,
    }),
    refuses: ['not_found', 'already_decided', 'held_by_colleague'],
  }),
  reject: post('/desk/supplement/reject', {
    summary: 'The member gets the reasons, each at its field, and can correct and send it again',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({
      reference,
      /** For the member, who gets them as they are; at least one, at fields that were to change. @example {"idCopy":"The copy cannot be read."} */
      reasons: z._default(z.partialRecord(z.enum(supplementFields), message), {}),
    }),
    reply: z.object({ nextReference }),
    refuses: ['not_found', 'already_decided', 'held_by_colleague', 'reason_missing'],
  }),
}
