import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { moment, names, namesOfMember } from '../replies.ts'
import { consentStates } from '../rules/consent.ts'
import { headSides } from '../rules/face.ts'
import { guardianRelations } from '../rules/guardian.ts'
import { given } from '../written.ts'

/** Who the guardians of a minor are and were, and what was said of the minor’s online payment. */
const family = {
  /** The guardians, those of now first. */
  guardians: z.array(
    z.object({
      ...namesOfMember,
      /** The last digits of the ID number: enough to recognise somebody one knows. @example 714 */
      idNumberEnd: z.string(),
      /** Whether it is who asks. */
      isMe: z.boolean(),
      /** Parent, or guardian; null where the bureau has confirmed that it is one of the two. */
      relation: z.nullable(z.enum(guardianRelations)),
      /** How they were entered: by the application, by the family, or at the counter. */
      enteredBy: z.enum(['application', 'family', 'counter']),
      /** Since when they are the guardian. */
      since: moment,
      /** When it ended; null while it lasts. */
      until: z.nullable(moment),
      /** Why it ended: the minor came of age, or the staff ended it; null while it lasts. */
      endedBecause: z.nullable(z.enum(['of_age', 'staff'])),
    }),
  ),
  /** What was said of online payment, the newest first. */
  said: z.array(
    z.object({
      /** How it stood from then on. */
      state: z.enum(consentStates),
      /** When. */
      at: moment,
      /** By whom: the application, the minor, a guardian, the counter, or the portal because a guardian is one no more. */
      by: z.enum(['application', 'child', 'guardian', 'counter', 'portal']),
      /** Whether it was who asks. */
      isMe: z.boolean(),
      ...namesOfMember,
    }),
  ),
}

/** Who is whose guardian, as the family sees it, and the face check of a guardian who has passed none. */
export const guardianship = {
  families: get('/account/guardians', {
    summary: 'The guardians of the member, who is or was a minor, and those of each child; and who has said what',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** The member’s own; null for who was never a minor here. */
      own: z.nullable(
        z.object({
          /** Of the member. @example 000000018 */
          memberNumber: z.string(),
          ...family,
          /** When the rights were handed over, at 18; null before. */
          handedOverAt: z.nullable(moment),
          /** Whether there is room for one more guardian; false for who is an adult. */
          mayAdd: z.boolean(),
        }),
      ),
      /** One for each child whose guardian the member is. */
      children: z.array(
        z.object({
          /** Of the child. @example 000000018 */
          memberNumber: z.string(),
          ...names,
          ...family,
          /** Whether there is room for one more guardian. */
          mayAdd: z.boolean(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  add: post('/account/guardians', {
    summary:
      'A second parent or guardian, entered by the minor or by a guardian; the bureau is asked. What another has said of online payment stays',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the minor: one’s own, or that of one’s child. */
      memberNumber: field.memberNumber,
      /** Of the new guardian; never the minor’s. @example 87654321 */
      guardianIdNumber: field.idNumber,
      /** Of the new guardian, who is an adult. @example 1988-11-30 */
      guardianBirthDate: field.dayWritten,
      /** Of the new guardian, as the bureau has it. */
      guardianGender: z.enum(['male', 'female']),
      /** What they are to the minor. */
      relation: z.enum(guardianRelations),
    }),
    reply: z.object({}),
    refuses: [
      'not_the_guardian',
      'consent_not_needed',
      'guardian_mismatch',
      'guardian_mismatch_last',
      'guardian_mismatch_spent',
      'guardian_not_adult',
      'guardian_is_applicant',
      'guardian_already',
      'guardians_full',
      'bureau_unavailable',
    ],
    pathIsOurs: true,
  }),
  beginFaceCheck: post('/account/guardian_face/begin', {
    summary: 'Begin the face check of a guardian before a first yes: its secret is good once, within ten minutes',
    access: 'member',
    freshProof: false,
    body: z.strictObject({}),
    reply: z.object({
      /** The secret of the check, for `guardianship.checkFace`. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
      faceCheck: z.string(),
      /** When the check ends. */
      endsAt: moment,
      /** The side, their own, to which the head is turned in a second picture; null where the portal asks for none. */
      turn: z.nullable(z.enum(headSides)),
    }),
    refuses: ['not_the_guardian'],
    pathIsOurs: true,
  }),
  checkFace: post('/account/guardian_face', {
    summary: 'Compare a picture of the guardian, taken now, with the bureau’s photo. No picture is kept',
    access: 'member',
    freshProof: false,
    sentAs: 'form',
    body: z.strictObject({
      /** The secret from `guardianship.beginFaceCheck`. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
      faceCheck: given,
      /** Of the guardian, taken now; compared and thrown away. */
      file: applicationField.upload,
      /** The same person with the head turned to the side that was named; left out where none was. */
      turned: z.optional(applicationField.upload),
    }),
    reply: z.object({}),
    refuses: [
      'not_the_guardian',
      'face_check_ended',
      'face_not_found',
      'face_mismatch',
      'head_not_turned',
      'required',
      'file_too_large',
      'file_not_picture',
      'picture_damaged',
      'picture_too_large',
      'busy',
      'bureau_unavailable',
    ],
    pathIsOurs: true,
  }),
}
