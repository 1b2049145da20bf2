import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { agreement, idType, message } from '../fields.ts'
import { day, deciding, decision, locale, moment, nextReference, undoSeconds } from '../replies.ts'
import { caseStates } from '../rules/cases.ts'
import { faceFindings } from '../rules/face.ts'
import { inQueue } from './queue.ts'

/** The states of an application: nobody takes one back. */
export const applicationStates = caseStates.filter((state) => state !== 'asked' && state !== 'withdrawn')
/** Where an application stands: `waiting` for a decision, `proposed` to a second person, or decided. */
const state = z.enum(applicationStates)
/** As in the document. */
const gender = z.enum(['male', 'female'])
/** The reference of an application, as the applicant knows it. @example A26-7KQ4NX */
const reference = z.string().check(z.regex(/^[A-Z0-9-]{6,20}$/))

/** Eight digits. @example 12345678 */
const idNumber = z.string()
/** The name in Han characters, as in the document; null for who has none. @example 陳小美 */
const nameZh = z.nullable(z.string())
/** In Latin letters, as in the document. @example Chan */
const surname = z.string()
/** In Latin letters, as in the document. @example Siu Mei */
const firstName = z.string()
/** The day of birth. @example 1990-05-17 */
const birthDate = day
/** What the identity bureau has under the ID number. */
const record = z.object({
  nameZh,
  surname,
  firstName,
  gender,
  birthDate,
  /** Until when the document lasts; null where the bureau knows no end. */
  documentExpiry: z.nullable(day),
  /** A path that is good for a minute; null where the bureau has no photo. @example /api/desk/picture/k2.Zt6yXn5u */
  photo: z.nullable(z.string()),
})

/** The guardian of an applicant under 18, confirmed by the bureau before the application could be sent. */
const guardian = z.object({
  idNumber,
  birthDate,
  gender,
  /** The copy of the identity document: a path that is good for a minute. @example /api/desk/picture/k2.Zt6yXn5u */
  idCopy: z.string(),
  /** What the face check said: `unsure` is worth a second look. Null where the guardian has come to the counter. */
  face: z.nullable(z.enum(['same', 'unsure'])),
  /** Whether they want to be asked to authorise online payment. */
  onlinePayment: z.boolean(),
  /** What the bureau has; null where it knows nobody of that number any more, or does not answer. */
  record: z.nullable(record),
})

const decided = z.object({
  /** `deciding` while it can be undone, `proposed` where a second person has to confirm it. */
  state,
  undoSeconds,
  /** Of the new member, once there is one: nine digits. @example 000000018 */
  memberNumber: z.nullable(z.string()),
  nextReference,
})

/** Deciding about applications. */
export const application = {
  look: get('/desk/application', {
    summary: 'One application with its pictures and the bureau’s record beside it. Each look is written down',
    access: 'staff',
    permission: 'review',
    query: z.object({ reference }),
    reply: z.object({
      ...inQueue.shape,
      state,
      idType,
      idNumber,
      /** Of a permit or a student card; null for all others. @example null */
      documentNumber: z.nullable(z.string()),
      /** Until when the document lasts; null where a resident has left it out. @example null */
      documentExpiry: z.nullable(day),
      surname,
      firstName,
      gender,
      birthDate,
      /** Proved by a code. @example 66123456 */
      mobile: z.string(),
      /** Proved by a code. @example siumei@example.mo */
      email: z.string(),
      /** A second number; null where there is none. @example 28123456 */
      telephone: z.nullable(z.string()),
      /** A code of `site.areas`. @example se */
      area: z.string(),
      /** The postal address. @example Rua do Campo 12, 3A */
      address: z.string(),
      /** Of letters to the applicant. */
      language: locale,
      /** Where the card will be collected: a code of `site.pickUpPlaces`. @example tapseac */
      pickUpPlace: z.string(),
      /** Whether the applicant wants no advertising. */
      noPromotions: z.boolean(),
      /** The username that was chosen. @example siumei */
      username: z.string(),
      /** A path that is good for a minute. @example /api/desk/picture/k2.Zt6yXn5u */
      photo: z.string(),
      /** The copy of the identity document: a path that is good for a minute. @example /api/desk/picture/k2.Zt6yXn5u */
      idCopy: z.string(),
      /**
       * What comparing the photo with the bureau’s found: `unsure` is worth a second look; `no_photo`, the bureau has none;
       * `silent`, it did not answer. Asked again after a silence it may have found `other` or `no_face`, with which nothing
       * can be sent. Null for an application from before photos were compared.
       */
      photoFace: z.nullable(z.enum(faceFindings)),
      /** What the bureau has; null where it knows nobody of that number, or does not answer. */
      record: z.nullable(record),
      /** Null for an adult. */
      guardian: z.nullable(guardian),
      /** Whether the identity bureau answers. Nobody is approved while it does not. */
      bureau: z.object({
        /** False while it is silent: then nothing is known of records. */
        answers: z.boolean(),
        /** When the portal asks again by itself; null where it need not. @example null */
        askAgainAt: z.nullable(moment),
      }),
      /** Who has the same ID number or e-mail address; empty for most. */
      duplicates: z.array(
        z.object({
          /** What it was found among. */
          of: z.enum(['member', 'application']),
          /** The member number, or the reference of the application. @example 000000018 */
          number: z.string(),
          /** What both have. */
          sharing: z.enum(['id_number', 'email']),
        }),
      ),
      /** What the applicant was told, or is to be told; null unless it is a rejection. @example The copy cannot be read. */
      rejectionReason: z.nullable(z.string()),
      /** Who has entered it at the counter; null where the applicant has sent it. */
      enteredBy: z.nullable(
        z.object({
          /** What they are called. @example Lei Wai Man */
          name: z.string(),
          /** Whether it is oneself: a colleague decides. */
          mine: z.boolean(),
        }),
      ),
      ...deciding,
    }),
    refuses: ['not_found'],
  }),
  approve: post('/desk/application/approve', {
    summary: 'The applicant becomes a member and gets the letter with the activation link, unless it is undone in time',
    // The fields of `pictures_unseen` are the pictures: `ApplicationPicture`.
    access: 'staff',
    permission: 'review',
    body: z.strictObject({
      reference,
      /**
       * That the identity of applicant and guardian was checked in another way. Needed where the bureau knows nobody of
       * one of their numbers. @example true
       */
      withoutRecord: z.optional(agreement),
    }),
    reply: decided,
    refuses: [
      'not_found',
      'already_decided',
      'proposed_already',
      'held_by_colleague',
      'entered_by_you',
      'record_missing',
      'pictures_unseen',
      'bureau_unavailable',
      'id_number_taken',
      'email_taken',
      'mobile_taken',
    ],
  }),
  reject: post('/desk/application/reject', {
    summary: 'The applicant gets the reason by e-mail, and a link to correct the application',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({
      reference,
      /** For the applicant, who gets it as it is. @example The copy cannot be read. */
      reason: message,
    }),
    reply: decided,
    refuses: ['not_found', 'already_decided', 'proposed_already', 'held_by_colleague', 'entered_by_you'],
  }),
  confirm: post('/desk/application/confirm', {
    summary: 'The second person agrees with what a colleague has proposed: it is decided',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({
      reference,
      /** What they have read and agree with. */
      decision,
      /** As in `approve`. @example true */
      withoutRecord: z.optional(agreement),
    }),
    reply: decided,
    refuses: [
      'not_found',
      'already_decided',
      'proposal_ended',
      'second_is_first',
      'held_by_colleague',
      'entered_by_you',
      'record_missing',
      'pictures_unseen',
      'bureau_unavailable',
      'id_number_taken',
      'email_taken',
      'mobile_taken',
    ],
  }),
  sendBack: post('/desk/application/send_back', {
    summary: 'The second person does not agree with what a colleague has proposed: the application waits again',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({ reference }),
    reply: z.object({ nextReference }),
    refuses: ['not_found', 'proposal_ended', 'second_is_first', 'held_by_colleague', 'entered_by_you'],
  }),
  undo: post('/desk/application/undo', {
    summary:
      'Take back one’s own decision before it is carried out: no letter has left, and nobody has become a member',
    access: 'staff',
    permission: 'review',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'undo_too_late', 'undo_not_yours'],
  }),
}
