import { z } from 'zod/mini'
import { post } from '../call.ts'
import { confirmed, dayWritten, idNumber, memberNumber, message } from '../fields.ts'
import { guardianPapers, guardianRelations } from '../rules/guardian.ts'

/** Of the minor. */
const whose = { memberNumber }
/** Of the guardian in the minor’s file. @example 17 */
const id = z.int().check(z.positive())
/** Why, in the words of the clerk. It is written into the audit trail for good. @example Court order of 3 March. */
const reason = message

/** Guardians entered and ended at the counter. */
export const guardianship = {
  enter: post('/desk/member/guardian', {
    summary:
      'A guardian for a minor, entered by papers seen at the counter. Both are told. Where the settings ask for it, a second person confirms it first',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      ...whose,
      /** Of the guardian; never the minor’s. @example 87654321 */
      guardianIdNumber: idNumber,
      /** Of the guardian, who is an adult. @example 1988-11-30 */
      guardianBirthDate: dayWritten,
      /** As in the guardian’s document. */
      guardianGender: z.enum(['male', 'female']),
      /** What they are to the minor. */
      relation: z.enum(guardianRelations),
      /** The paper that shows it. */
      papers: z.enum(guardianPapers),
      /** That the clerk has seen the guardian’s document and that paper. */
      papersSeen: confirmed,
    }),
    reply: z.object({
      /** Whether a second person has to confirm it. */
      waits: z.boolean(),
    }),
    refuses: [
      'not_found',
      'consent_not_needed',
      'guardian_not_adult',
      'guardian_is_applicant',
      'guardian_already',
      'guardians_full',
      'guardian_differs',
    ],
  }),
  confirm: post('/desk/member/guardian/confirm', {
    summary: 'The second person’s word for a guardian whom a colleague has entered',
    access: 'staff',
    permission: 'decide_second',
    body: z.strictObject({ ...whose, id }),
    reply: z.object({}),
    refuses: ['not_found', 'second_is_first', 'consent_not_needed'],
  }),
  end: post('/desk/member/guardian/end', {
    summary: 'Somebody is no guardian any more, or is not to be one. A yes that was theirs ends with it. Both are told',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({ ...whose, id, reason }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
}
