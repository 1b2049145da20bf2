import { z } from 'zod/mini'
import { post } from '../call.ts'
import * as field from '../fields.ts'

/** The applicant’s own face: the photo of the form against the one that the bureau has. */
export const face = {
  verify: post('/gov/card/verify/face', {
    summary: 'Compare the photo uploaded last with the bureau’s photo of that document. The server alone decides',
    access: 'registration',
    body: z.strictObject({
      /** Of the applicant. */
      idType: field.idType,
      /** Of the applicant. */
      idNumber: field.idNumber,
    }),
    reply: z.object({
      /** True for the same person; false where somebody of the staff has to compare. The application may be sent with both. */
      matched: z.boolean(),
    }),
    refuses: ['mobile_not_proved', 'required', 'file_gone', 'photo_face_mismatch', 'photo_face_not_found', 'busy'],
  }),
}
