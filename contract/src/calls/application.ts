import { z } from 'zod/mini'
import { post } from '../call.ts'
import * as field from '../fields.ts'
import { codeSentTo, day } from '../replies.ts'
import { application as form, opened } from './registration.ts'

/** The application that a registration ends in, and correcting one that was rejected. */
export const application = {
  send: post('/security/register', {
    summary: 'Send the application. Sent again, it gives the same answer and makes no second one',
    access: 'registration',
    sentAs: 'form',
    body: form,
    reply: z.object({
      /** What the applicant names when asking about it. @example A26-7KQ4NX */
      reference: z.string(),
      /** The day on which it came in. */
      receivedOn: day,
      /** The last day for a decision: three working days after. @example 2026-03-05 */
      dueOn: day,
      /**
       * Whether the identity bureau has answered about the applicant. While it has not, it is asked again by itself, and
       * nothing is to be done.
       */
      bureauAnswered: z.boolean(),
    }),
    refuses: [
      'mobile_not_proved',
      'email_not_proved',
      'known_differs',
      'username_taken',
      'file_gone',
      'too_young',
      'guardian_needed',
      'guardian_not_adult',
      'guardian_is_applicant',
      'day_past',
      'day_future',
      'photo_face_mismatch',
      'photo_face_not_found',
      'busy',
    ],
  }),
  /** The link in the letter of a rejection. Knowing it is not enough: a code goes to the mobile of the application. */
  sendReopenCode: post('/security/register_reopen/send_sms', {
    summary: 'Begin to correct a rejected application: send a code to its mobile',
    access: 'public',
    body: z.strictObject({ hash: field.hash }),
    reply: codeSentTo,
    refuses: ['link_ended', 'code_wait'],
    pathIsOurs: true,
  }),
  reopen: post('/security/register_reopen', {
    summary: 'Correct a rejected application: a registration filled in with it',
    access: 'public',
    body: z.strictObject({ hash: field.hash, code: field.code }),
    reply: opened,
    refuses: ['link_ended', 'code_wrong'],
    pathIsOurs: true,
  }),
}
