import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { post } from '../call.ts'
import * as field from '../fields.ts'
import { moment } from '../replies.ts'
import { headSides } from '../rules/face.ts'
import { given } from '../written.ts'

/** The picture of a face check, by itself: what a form asks for before the check begins. */
export const facePicture = z.strictObject({
  /** Of the guardian, taken now; compared and thrown away. */
  file: applicationField.upload,
})

/**
 * A guardian is confirmed while the minor applies: first that the bureau knows them as the parent or guardian, then
 * that the face in a picture taken now is theirs. Online payment they authorise later, as members.
 */
export const guardian = {
  relation: post('/gov/card/verify/v3/relation', {
    summary: 'Whether the bureau knows somebody as the parent or guardian of the applicant: one no for all reasons',
    access: 'registration',
    body: z.strictObject({
      /** Of the applicant. */
      idType: field.idType,
      /** Of the applicant. */
      idNumber: field.idNumber,
      /** Of the applicant, who is under 18. @example 2015-06-01 */
      birthDate: field.dayWritten,
      /** Of the guardian; never the applicant’s. @example 87654321 */
      guardianIdNumber: field.idNumber,
      /** Of the guardian, who is an adult. @example 1988-11-30 */
      guardianBirthDate: field.dayWritten,
      /** Of the guardian, as the bureau has it. */
      guardianGender: z.enum(['male', 'female']),
    }),
    reply: z.object({}),
    refuses: [
      'mobile_not_proved',
      'guardian_mismatch',
      'guardian_mismatch_last',
      'guardian_mismatch_spent',
      'guardian_not_adult',
      'guardian_is_applicant',
      'consent_not_needed',
      'bureau_unavailable',
    ],
  }),
  beginFaceCheck: post('/gov/card/verify/v3/guardian_facial/begin', {
    summary: 'Begin one face check: its secret is good once, within ten minutes',
    access: 'registration',
    body: z.strictObject({}),
    reply: z.object({
      /** The secret of the check, for `guardian.checkFace`. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
      faceCheck: z.string(),
      /** When the check ends. */
      endsAt: moment,
      /** The side, their own, to which the head is turned in a second picture; null where the portal asks for none. */
      turn: z.nullable(z.enum(headSides)),
    }),
    refuses: ['guardian_needed'],
    pathIsOurs: true,
  }),
  checkFace: post('/gov/card/verify/v3/guardian_facial', {
    summary: 'Compare a picture, taken now, with the bureau’s photo of the guardian. No picture is kept',
    access: 'registration',
    sentAs: 'form',
    body: z.strictObject({
      /** The secret from `guardian.beginFaceCheck`. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
      faceCheck: given,
      ...facePicture.shape,
      /** The same person with the head turned to the side that `guardian.beginFaceCheck` names; left out where it names none. */
      turned: z.optional(applicationField.upload),
    }),
    reply: z.object({}),
    refuses: [
      'guardian_needed',
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
  }),
}
