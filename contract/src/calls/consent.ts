import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import * as field from '../fields.ts'
import { moment, names } from '../replies.ts'
import { consentStates } from '../rules/consent.ts'

/** How the guardian’s word on online payment stands. `declined` and `withdrawn`: a no before, and after, a yes. */
const state = z.enum(consentStates)

/** Permission for a minor to pay online: the guardian gives it, by a link or in the account. */
export const consent = {
  look: get('/security/verify_parent_hash', {
    summary: 'Whose online payment a link is about. Only the guardian it was sent to learns it; it uses nothing up',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Of the letter to the guardian. */
      hash: field.hash,
    }),
    reply: z.object({
      ...names,
      state,
      /** Whether the guardian has to pass a face check before a first yes (`guardianship.beginFaceCheck`). */
      faceNeeded: z.boolean(),
    }),
    refuses: ['link_ended', 'not_the_guardian'],
  }),
  answer: post('/security/verify_parent_hash', {
    summary: 'The guardian’s yes or no to the online payment that a link is about; the link is used up',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the letter to the guardian. */
      hash: field.hash,
      /** True for a yes, false for a no. */
      authorised: z.boolean(),
    }),
    reply: z.object({ state }),
    refuses: ['link_ended', 'not_the_guardian', 'consent_not_needed', 'face_check_needed'],
  }),
  children: get('/account/children', {
    summary: 'The minors whose guardian the member is, and how their online payment stands',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** Whether the member has to pass a face check before a first yes (`guardianship.beginFaceCheck`). */
      faceNeeded: z.boolean(),
      /** One for each child; empty for a member who is nobody’s guardian. */
      items: z.array(
        z.object({
          /** Of the child. @example 000000018 */
          memberNumber: z.string(),
          ...names,
          state,
          /** When it came to stand so. */
          since: moment,
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  decide: post('/account/children/payment', {
    summary: 'The guardian’s yes, no, or no more, to the online payment of one of their children',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of the child. */
      memberNumber: field.memberNumber,
      /** True for a yes; false for a no, or for no more. */
      authorised: z.boolean(),
    }),
    reply: z.object({ state }),
    refuses: ['not_the_guardian', 'consent_not_needed', 'face_check_needed'],
    pathIsOurs: true,
  }),
  ask: post('/account/online_payment/ask', {
    summary: 'A minor asks the guardian to authorise online payment; the guardian gets a letter with a link',
    access: 'member',
    freshProof: false,
    body: z.strictObject({}),
    reply: z.object({ state }),
    refuses: ['guardian_not_registered', 'consent_not_needed'],
    pathIsOurs: true,
  }),
}
