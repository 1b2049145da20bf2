import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { day, locale, moment, names } from '../replies.ts'
import { documentKinds } from '../rules/missingDocument.ts'

/** The reference of a request, as the member knows it. @example D26-7KQ4NX */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{6,20}$/))
/** What it is. */
const kind = z.enum(documentKinds)

/** Asking members for documents, and looking at what they deliver. */
export const missingDocument = {
  ask: post('/desk/documents/ask', {
    summary: 'Ask a member for documents by a day; the member is told by letter',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({
      memberNumber: field.memberNumber,
      /** The last day for it, after today. @example 2026-03-16 */
      day: field.dayWritten,
      /** What is asked for: at least one. */
      kinds: z._default(z.array(kind).check(z.maxLength(documentKinds.length)), []),
      /** What `other` is, for the member; needed with it alone. @example The letter of your school. */
      words: z.optional(field.message),
      /** Why, for the member, who reads it as it is. @example Your stay was permitted until last month. */
      why: field.message,
    }),
    reply: z.object({
      /** As the member knows it. @example D26-7KQ4NX */
      reference: z.string(),
    }),
    refuses: ['not_found', 'day_past', 'documents_asked_already', 'required'],
  }),
  look: get('/desk/document', {
    summary: 'One request with what was delivered. Each look is written down, and each picture that is opened',
    access: 'staff',
    permission: 'review',
    query: z.object({ reference }),
    reply: z.object({
      /** As the member knows it. @example D26-7KQ4NX */
      reference: z.string(),
      ...names,
      /** Of the member. @example 000000018 */
      memberNumber: z.string(),
      /** `asked`: it lies with the member; `delivered`: with the staff; the others are final. */
      state: z.enum(['asked', 'delivered', 'accepted', 'withdrawn']),
      /** Of the member. @example 1990-05-17 */
      birthDate: day,
      /** Of letters to the member: reasons are written in it. */
      language: locale,
      /** Why it was asked for; null for what was asked before reasons were kept. @example Your stay was permitted until last month. */
      why: z.nullable(z.string()),
      /** The member’s last day. @example 2026-03-16 */
      askedBy: day,
      /** The last day for a decision; null until it is delivered. @example 2026-03-05 */
      dueOn: z.nullable(day),
      /** What is on file by now, to compare with: paths that are good for a minute. */
      onFile: z.object({
        /** Null where there is none. @example /api/desk/changes/k2.Zt6yXn5u */
        photo: z.nullable(z.string()),
        /** Null where there is none. @example /api/desk/changes/k2.Zt6yXn5u */
        idCopy: z.nullable(z.string()),
      }),
      /** What was asked for. */
      items: z.array(
        z.object({
          kind,
          /** What staff say of it; null where the kind says it. @example null */
          words: z.nullable(z.string()),
          /** Why what was delivered before will not do; null where it was not delivered before. @example null */
          reason: z.nullable(z.string()),
          /** A path that is good for a minute; null until it is delivered. @example /api/desk/changes/k2.Zt6yXn5u */
          picture: z.nullable(z.string()),
        }),
      ),
      /** What staff did with it, the first act first. */
      history: z.array(
        z.object({
          /** When. */
          at: moment,
          /** The name of the member of staff. @example Lei Wai Man */
          who: z.string(),
          /** `asked`, `looked`, `opened …`, `asked again`, `accepted` or `withdrawn`. @example looked */
          act: z.string(),
        }),
      ),
    }),
    refuses: ['not_found'],
  }),
  accept: post('/desk/document/accept', {
    summary: 'Everything will do: a photo and an ID copy are on file from now on, and a hold for it ends',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'already_decided', 'held_by_colleague'],
  }),
  askAgain: post('/desk/document/ask_again', {
    summary: 'Something will not do: the member is asked for it once more, with the reason',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({
      reference,
      /** The new last day, after today. @example 2026-03-16 */
      day: field.dayWritten,
      /** For the member, at each document that will not do; at least one. @example {"idCopy":"The copy cannot be read."} */
      reasons: z._default(z.partialRecord(kind, field.message), {}),
    }),
    reply: z.object({}),
    refuses: ['not_found', 'already_decided', 'held_by_colleague', 'day_past', 'reason_missing'],
  }),
  withdraw: post('/desk/document/withdraw', {
    summary: 'It is asked for no more: a hold for it ends, and the member is told',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'already_decided', 'held_by_colleague'],
  }),
}
