import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { day, moment } from '../replies.ts'
import { supplementFields } from '../rules/supplement.ts'
import { uploaded } from './registration.ts'

const form = z.strictObject({
  /** Whether the card is to be renewed by it: from 60 days before its last day on. @example false */
  renews: z._default(applicationField.tick, false),
  /** As in the document; empty where it stays as it is. */
  nameZh: z._default(applicationField.chineseNameIfAny, ''),
  /** That there is no Chinese name any more. @example false */
  noChineseName: z._default(applicationField.tick, false),
  /** As in the document; empty where it stays as it is. @example Chan */
  surname: z._default(applicationField.foreignNameIfAny, ''),
  /** As in the document; empty where it stays as it is. @example Siu Mei */
  firstName: z._default(applicationField.foreignNameIfAny, ''),
  /** Of a permit or a student card; empty where it stays as it is. @example "" */
  documentNumber: z._default(applicationField.documentNumberIfAny, ''),
  /** Until when the new document lasts; empty where it stays as it is. @example 2031-05-31 */
  documentExpiry: z._default(applicationField.dayIfAny, ''),
  /** Of `supplement.uploadPhoto`, or empty. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
  photo: z._default(applicationField.fileIdIfAny, ''),
  /** Of `supplement.uploadDocument`: needed with a new name, number or day, and by a renewal. @example "" */
  idCopy: z._default(applicationField.fileIdIfAny, ''),
  /** That the photo was taken in the last twelve months; needed with a photo. @example true */
  photoRecent: z._default(applicationField.tick, false),
})
export type SupplementForm = z.output<typeof form>

/** The picture itself. @example photo.jpg */
const file = applicationField.upload

const last = z.object({
  /** What the member names when asking about it. @example S26-7KQ4NX */
  reference: z.string(),
  /** `waiting`: it is looked at; `rejected`: it can be corrected and sent again. */
  state: z.enum(['waiting', 'rejected']),
  /** When it came in. */
  receivedAt: moment,
  /** The last day for a decision: three working days after. @example 2026-03-05 */
  dueOn: day,
  /** Whether it renews the card. */
  renews: z.boolean(),
  /** As in the new document; null where it stays as it is. @example null */
  nameZh: z.nullable(z.string()),
  /** Whether the Chinese name goes, and none comes. @example false */
  dropsNameZh: z.boolean(),
  /** As in the new document; null where it stays as it is. @example Leong */
  surname: z.nullable(z.string()),
  /** As in the new document; null where it stays as it is. @example null */
  firstName: z.nullable(z.string()),
  /** Of the new permit or student card; null where it stays as it is. @example null */
  documentNumber: z.nullable(z.string()),
  /** Until when the new document lasts; null where it stays as it is. @example 2031-05-31 */
  documentExpiry: z.nullable(day),
  /** The new photo; null where it stays as it is. */
  photo: z.nullable(uploaded),
  /** The copy of the new document; null where there is none. */
  idCopy: z.nullable(uploaded),
  /** Why it was rejected, at the fields concerned; empty while it waits. @example {"idCopy":"The copy cannot be read."} */
  reasons: z.partialRecord(z.enum(supplementFields), z.string()),
})

const pictureRefusals = ['file_too_large', 'file_not_picture', 'picture_damaged', 'picture_too_large'] as const

/** What is on file of a member, and having it changed. The old data stay in force until staff approve the new. */
export const supplement = {
  onFile: get('/account/online/supple', {
    summary: 'What is on file, and the change that waits or was rejected last',
    access: 'member',
    freshProof: false,
    reply: z.object({
      idType: field.idType,
      /** Null for who has none. @example 陳小美 */
      nameZh: z.nullable(z.string()),
      /** In Latin letters. @example Chan */
      surname: z.string(),
      /** In Latin letters. @example Siu Mei */
      firstName: z.string(),
      /** Of a permit or a student card; null for all others. @example null */
      documentNumber: z.nullable(z.string()),
      /** Until when the document lasts; null where none is on file. @example null */
      documentExpiry: z.nullable(day),
      /** The photo on the card: a path that is good for a minute; null where there is none. @example /api/account/photo/k2.Zt6yXn5u */
      photo: z.nullable(z.string()),
      /** Whether a renewal needs a new photo. */
      photoOld: z.boolean(),
      /** The last day on which the card is good. */
      validUntil: day,
      /** From when the card can be renewed: 60 days before. */
      renewableFrom: day,
      /** Whether it can be renewed today. */
      renewable: z.boolean(),
      /** Null where nothing waits, and nothing was rejected since the last approval. */
      last: z.nullable(last),
    }),
    refuses: ['busy'],
    pathIsOurs: true,
  }),
  known: get('/account/online/supple_known', {
    summary: 'What the identity bureau has otherwise than the file, for a member with a linked government account',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /**
       * `answered`: what differs follows; `nothing`: it has no record of the member; `silent`: it does not answer now.
       * Nothing differs in the last two.
       */
      bureau: z.enum(['answered', 'nothing', 'silent']),
      /** As the bureau has it; null where it is on file so, or unknown. @example 陳小美 */
      nameZh: z.nullable(z.string()),
      /** Whether the bureau has no Chinese name, and the file has one. */
      dropsNameZh: z.boolean(),
      /** As the bureau has it; null where it is on file so, or unknown. @example Leong */
      surname: z.nullable(z.string()),
      /** As the bureau has it; null where it is on file so, or unknown. @example null */
      firstName: z.nullable(z.string()),
      /** A day to come, as the bureau has it; null where it is on file so, or unknown. @example 2031-05-31 */
      documentExpiry: z.nullable(day),
    }),
    refuses: ['account_suspended', 'card_temporary', 'government_not_linked', 'too_many'],
    pathIsOurs: true,
  }),
  uploadPhoto: post('/account/online/supple_photo', {
    summary: 'Upload a new photo: JPEG or PNG, in colour, at least 310×464 pixels, at most 5 MB',
    access: 'member',
    freshProof: false,
    sentAs: 'form',
    body: z.strictObject({ file }),
    reply: uploaded,
    refuses: [...pictureRefusals, 'photo_too_small', 'photo_not_colour', 'busy'],
    pathIsOurs: true,
  }),
  uploadDocument: post('/account/online/supple_document', {
    summary: 'Upload the copy of a document: JPEG or PNG, at most 5 MB',
    access: 'member',
    freshProof: false,
    sentAs: 'form',
    body: z.strictObject({ file }),
    reply: uploaded,
    refuses: [...pictureRefusals, 'busy'],
    pathIsOurs: true,
  }),
  send: post('/account/online/supple_info', {
    summary: 'Ask for a change of what is on file. One at a time; it is in force once staff have approved it',
    access: 'member',
    freshProof: true,
    body: form,
    reply: z.object({
      /** What the member names when asking about it. @example S26-7KQ4NX */
      reference: z.string(),
      /** The last day for a decision: three working days after. @example 2026-03-05 */
      dueOn: day,
    }),
    refuses: [
      'account_suspended',
      'card_temporary',
      'supplement_waiting',
      'nothing_changed',
      'renewal_too_early',
      'photo_outdated',
      'document_not_renewed',
      'document_copy_needed',
      'required',
      'day_past',
      'file_gone',
      'photo_face_mismatch',
      'photo_face_not_found',
      'busy',
    ],
  }),
  withdraw: post('/account/online/supple_withdraw', {
    summary: 'Take back the change that waits',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the change. @example S26-7KQ4NX */
      reference: z.string().check(z.maxLength(20)),
    }),
    reply: z.object({}),
    refuses: ['supplement_not_waiting'],
    pathIsOurs: true,
  }),
}
