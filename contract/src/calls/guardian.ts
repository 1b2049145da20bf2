import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { consentStates } from '../rules/guardian.ts'

const consentState = z.enum(consentStates)
const names = { nameZh: z.nullable(z.string()), namePt: z.string() }

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
  look: get('/security/verify_parent_hash', {
    summary: 'Whose online payment a link is about. Only the guardian it was sent to learns it; it uses nothing up',
    access: 'member',
    query: z.object({ hash: field.linkHash }),
    reply: z.object({ ...names, state: consentState }),
    refuses: ['link_ended', 'not_the_guardian'],
  }),
  answer: post('/security/verify_parent_hash', {
    summary: 'The guardian’s yes or no to the online payment that a link is about; the link is used up',
    access: 'member',
    freshProof: true,
    body: z.strictObject({ hash: field.linkHash, authorised: z.boolean() }),
    reply: z.object({ state: consentState }),
    refuses: ['link_ended', 'not_the_guardian', 'consent_not_needed'],
  }),
  children: get('/account/children', {
    summary: 'The minors whose guardian the member is, and how their online payment stands',
    access: 'member',
    reply: z.object({
      items: z.array(
        z.object({
          memberNumber: z.string(),
          ...names,
          state: consentState,
          /** When it came to stand so. */
          since: field.moment,
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  decide: post('/account/children/payment', {
    summary: 'The guardian’s yes, no, or no more, to the online payment of one of their children',
    access: 'member',
    freshProof: true,
    body: z.strictObject({ memberNumber: field.memberNumber, authorised: z.boolean() }),
    reply: z.object({ state: consentState }),
    refuses: ['not_the_guardian', 'consent_not_needed'],
    pathIsOurs: true,
  }),
  ask: post('/account/online_payment/ask', {
    summary: 'A minor asks the guardian to authorise online payment; the guardian gets a letter with a link',
    access: 'member',
    body: z.strictObject({}),
    reply: z.object({ state: consentState }),
    refuses: ['guardian_not_registered', 'consent_not_needed'],
    pathIsOurs: true,
  }),
}
