import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { idType, message } from '../fields.ts'
import { day, deciding, decision, locale, nextReference, undoSeconds } from '../replies.ts'
import { caseStates } from '../rules/cases.ts'
import { faceFindings } from '../rules/face.ts'
import { supplementFields } from '../rules/supplement.ts'
import { inQueue } from './queue.ts'

/** The reference of a change, as the member knows it. @example S26-7KQ4NX */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{6,20}$/))
const decided = z.object({
  /** `deciding` while it can be undone, `proposed` where a second person has to confirm it. */
  state: z.enum(caseStates),
  undoSeconds,
  /** The last day of the card, once the change is made; null where it stays. */
  validUntil: z.nullable(day),
  nextReference,
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
  look: get('/desk/supplement', {
    summary: 'One change with what is on file beside it. Each look is written down, and each picture that is opened',
    access: 'staff',
    permission: 'review',
    query: z.object({ reference }),
    reply: z.object({
      ...inQueue.shape,
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
       * without a photo or without an answer. Asked again after a silence it may have found `other` or `no_face`, with
       * which nothing can be sent. Null where no photo is to change.
       */
      photoFace: z.nullable(z.enum(faceFindings)),
      /** The parts that differ, in the order of the form. A new picture differs always. */
      changed: z.array(z.enum(supplementFields)),
      /** The last day of the card now. */
      validUntil: day,
      /** The last day of the card once it is approved today; null where it stays. */
      newValidUntil: z.nullable(day),
      /** What the member was told, at the fields concerned; empty unless it was rejected. @example {"idCopy":"The copy cannot be read."} */
      reasons: z.partialRecord(z.enum(supplementFields), z.string()),
      ...deciding,
    }),
    refuses: ['not_found'],
  }),
  approve: post('/desk/supplement/approve', {
    summary:
      'The change is made, unless it is undone in time: the member’s data, and the card’s validity where it follows',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague'],
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
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague', 'reason_missing'],
  }),
  confirm: post('/desk/supplement/confirm', {
    summary: 'The second person agrees with what a colleague has proposed: it is decided',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({
      reference,
      /** What they have read and agree with. */
      decision,
    }),
    reply: decided,
    refuses: ['not_found', 'proposal_ended', 'second_is_first', 'held_by_colleague'],
  }),
  sendBack: post('/desk/supplement/send_back', {
    summary: 'The second person does not agree with what a colleague has proposed: the change waits again',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({ reference }),
    reply: z.object({ nextReference }),
    refuses: ['not_found', 'proposal_ended', 'second_is_first', 'held_by_colleague'],
  }),
  undo: post('/desk/supplement/undo', {
    summary: 'Take back one’s own decision before it is carried out: nothing was changed, and no letter has left',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'undo_too_late', 'undo_not_yours'],
  }),
}
