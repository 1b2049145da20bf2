import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { post } from '../call.ts'
import * as field from '../fields.ts'

/** The picture of a face check, by itself: what a form asks for before the check begins. */
export const facePicture = z.strictObject({ file: applicationField.upload })

/**
 * A guardian is confirmed while the minor applies: first that the bureau knows them as the parent or guardian, then
 * that the face in a picture taken now is theirs. Online payment they authorise later, as members.
 */
export const guardian = {
  relation: post('/gov/card/verify/v3/relation', {
    summary: 'Whether the bureau knows somebody as the parent or guardian of the applicant: one no for all reasons',
    access: 'registration',
    body: z.strictObject({
      idType: field.idType,
      idNumber: field.idNumber,
      birthDate: field.day,
      guardianIdNumber: field.idNumber,
      guardianBirthDate: field.day,
      guardianGender: z.enum(['male', 'female']),
    }),
    reply: z.object({}),
    refuses: [
      'mobile_not_proved',
      'guardian_mismatch',
      'guardian_not_adult',
      'guardian_is_applicant',
      'consent_not_needed',
      'bureau_unavailable',
    ],
  }),
  beginFaceCheck: post('/gov/card/verify/v3/guardian_facial/begin', {
    summary: 'Begin one face check: its secret is good for one picture, within ten minutes',
    access: 'registration',
    body: z.strictObject({}),
    reply: z.object({ faceCheck: z.string(), endsAt: field.moment }),
    refuses: ['guardian_needed'],
    pathIsOurs: true,
  }),
  checkFace: post('/gov/card/verify/v3/guardian_facial', {
    summary: 'Compare a picture, taken now, with the bureau’s photo of the guardian. The picture is not kept',
    access: 'registration',
    sentAs: 'form',
    body: z.strictObject({ faceCheck: field.given, ...facePicture.shape }),
    reply: z.object({}),
    refuses: [
      'guardian_needed',
      'face_check_ended',
      'face_not_found',
      'face_mismatch',
      'file_too_large',
      'file_not_picture',
      'picture_damaged',
      'picture_too_large',
      'busy',
      'bureau_unavailable',
    ],
  }),
}
