import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { day, deciding, decision, locale, moment, nextReference, undoSeconds } from '../replies.ts'
import { caseStates } from '../rules/cases.ts'
import { documentKinds } from '../rules/missingDocument.ts'
import { inQueue } from './queue.ts'

/** The reference of a request, as the member knows it. @example D26-7KQ4NX */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{6,20}$/))
/** What it is. */
const kind = z.enum(documentKinds)
/** For the member, at each document that will not do. @example {"idCopy":"The copy cannot be read."} */
const reasons = z.partialRecord(kind, z.string())
/** Which delivery of which request is decided about. */
const ofDelivery = {
  /** As the member knows it. @example D26-7KQ4NX */
  reference,
  /** The `receivedAt` that was read: what has come since is not decided unseen. @example 2026-03-02T02:00:00.000Z */
  receivedAt: moment,
}
const decided = z.object({
  /** `deciding` while it can be undone, `proposed` where a second person has to confirm it. */
  state: z.enum(caseStates),
  undoSeconds,
  nextReference,
})

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
    /**
     * As it stands in the queue: received when it was delivered, due for a decision. Before that: when it was asked for,
     * and the last day of the member.
     */
    reply: z.object({
      ...inQueue.shape,
      /** Of the member. @example 000000018 */
      memberNumber: z.string(),
      /** Of the member. @example 1990-05-17 */
      birthDate: day,
      /** Of letters to the member: reasons are written in it. */
      language: locale,
      /** Why it was asked for; null for what was asked before reasons were kept. @example Your stay was permitted until last month. */
      why: z.nullable(z.string()),
      /** The member’s last day. @example 2026-03-16 */
      askedBy: day,
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
      /** What is proposed or decided to be asked for again, or was; null otherwise. */
      askedAgain: z.nullable(
        z.object({
          /** The new last day of the member. @example 2026-03-16 */
          day,
          reasons,
        }),
      ),
      ...deciding,
    }),
    refuses: ['not_found'],
  }),
  accept: post('/desk/document/accept', {
    summary:
      'Everything will do: unless it is undone in time, a photo and an ID copy are on file, and a hold for it ends',
    access: 'staff',
    permission: 'review',
    body: z.strictObject(ofDelivery),
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague'],
  }),
  askAgain: post('/desk/document/ask_again', {
    summary:
      'Something will not do: unless it is undone in time, the member is asked for it once more, with the reason',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({
      ...ofDelivery,
      /** The new last day, after today. @example 2026-03-16 */
      day: field.dayWritten,
      /** For the member, at each document that will not do; at least one. @example {"idCopy":"The copy cannot be read."} */
      reasons: z._default(z.partialRecord(kind, field.message), {}),
    }),
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague', 'day_past', 'reason_missing'],
  }),
  confirm: post('/desk/document/confirm', {
    summary: 'The second person agrees with what a colleague has proposed: it is decided',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({
      ...ofDelivery,
      /** What they have read and agree with. */
      decision,
    }),
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposal_ended', 'second_is_first', 'held_by_colleague'],
  }),
  sendBack: post('/desk/document/send_back', {
    summary: 'The second person does not agree with what a colleague has proposed: the documents wait again',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({ reference }),
    reply: z.object({ nextReference }),
    refuses: ['not_found', 'proposal_ended', 'second_is_first', 'held_by_colleague'],
  }),
  undo: post('/desk/document/undo', {
    summary: 'Take back one’s own decision before it is carried out: nothing was changed, and no letter has left',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'undo_too_late', 'undo_not_yours'],
  }),
  withdraw: post('/desk/document/withdraw', {
    summary: 'It is asked for no more: a hold for it ends, and the member is told',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague'],
  }),
}
