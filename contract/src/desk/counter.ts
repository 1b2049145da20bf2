import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { post } from '../call.ts'
import { application, expiryWhereNeeded, nameOrNone, numberWhereNeeded, uploaded } from '../calls/registration.ts'
import { confirmed, sameEmail } from '../fields.ts'
import { day } from '../replies.ts'

/** Of `counter.begin`. @example 17 */
const entry = z.string().check(z.regex(/^\d{1,15}$/))
/** A picture that belongs to the form that was begun. */
const picture = z.strictObject({
  entry,
  /** The picture itself. @example photo.jpg */
  file: applicationField.upload,
})

/** An application that is entered at the counter, for somebody who has come in. */
export const counter = {
  begin: post('/desk/counter/begin', {
    summary: 'Begin to enter an application. Only the clerk who has begun it goes on with it, within twelve hours',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      /** That the applicant is here, a minor with a guardian, and that the clerk has seen their papers. */
      papersSeen: confirmed,
      /** That they have signed the form, with the terms, and that it is filed. */
      formFiled: confirmed,
    }),
    reply: z.object({ entry }),
  }),
  uploadPhoto: post('/desk/counter/photo', {
    summary: 'The member photo, from a file or a camera: as for an application that is made online',
    access: 'staff',
    permission: 'counter',
    sentAs: 'form',
    body: picture,
    reply: uploaded,
    refuses: [
      'entry_ended',
      'file_too_large',
      'file_not_picture',
      'picture_damaged',
      'picture_too_large',
      'photo_too_small',
      'photo_not_colour',
      'busy',
    ],
  }),
  uploadIdCopy: post('/desk/counter/id_copy', {
    summary: 'The copy of the identity document',
    access: 'staff',
    permission: 'counter',
    sentAs: 'form',
    body: picture,
    reply: uploaded,
    refuses: ['entry_ended', 'file_too_large', 'file_not_picture', 'picture_damaged', 'picture_too_large', 'busy'],
  }),
  uploadGuardianIdCopy: post('/desk/counter/guardian_id_copy', {
    summary: 'The copy of the guardian’s identity document',
    access: 'staff',
    permission: 'counter',
    sentAs: 'form',
    body: picture,
    reply: uploaded,
    refuses: ['entry_ended', 'file_too_large', 'file_not_picture', 'picture_damaged', 'picture_too_large', 'busy'],
  }),
  enter: post('/desk/counter/application', {
    summary:
      'Enter the application, which a colleague decides about. Sent again, it gives the same answer and makes no second one',
    access: 'staff',
    permission: 'counter',
    body: z
      .strictObject({
        ...application.shape,
        entry,
        /**
         * That papers prove the guardian, such as a birth certificate. Needed where the identity bureau does not confirm it.
         * @example false
         */
        guardianByPapers: z._default(applicationField.tick, false),
      })
      .check(nameOrNone, numberWhereNeeded, expiryWhereNeeded, sameEmail),
    reply: z.object({
      /** What the applicant names when asking about it. @example A26-7KQ4NX */
      reference: z.string(),
      /** The day on which it came in. */
      receivedOn: day,
      /** The last day for a decision: three working days after. @example 2026-03-05 */
      dueOn: day,
      /** Whether the identity bureau has answered about the applicant; if not, it is asked again by itself. */
      bureauAnswered: z.boolean(),
    }),
    refuses: [
      'entry_ended',
      'id_number_taken',
      'mobile_taken',
      'email_taken',
      'username_taken',
      'file_gone',
      'too_young',
      'guardian_unproved',
      'guardian_not_adult',
      'guardian_is_applicant',
      'day_past',
      'day_future',
      'photo_face_mismatch',
      'photo_face_not_found',
      'busy',
    ],
  }),
}
