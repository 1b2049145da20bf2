import { z } from 'zod/mini'
import * as applicationField from '../applicationFields.ts'
import { get, post } from '../call.ts'
import { day } from '../replies.ts'
import { documentKinds } from '../rules/missingDocument.ts'

/** Documents that staff have asked the member for, by a day (M10). */
export const missingDocument = {
  init: get('/miss_file/init', {
    summary: 'What the member is asked to deliver, and by when',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** Null where nothing is asked for. */
      request: z.nullable(
        z.object({
          /** What the member names when asking about it. @example D26-7KQ4NX */
          reference: z.string(),
          /** The last day for it. @example 2026-03-16 */
          dueOn: day,
          /** Why it is asked for; null for what was asked before reasons were kept. @example Your stay was permitted until last month. */
          why: z.nullable(z.string()),
          /** Whether that day has passed: services are closed until everything is there and accepted. @example false */
          overdue: z.boolean(),
          /** `asked`: it lies with the member. `delivered`: staff look at it. */
          state: z.enum(['asked', 'delivered']),
          /** Still to be delivered, or delivered and looked at. */
          items: z.array(
            z.object({
              /** What it is. */
              kind: z.enum(documentKinds),
              /** What staff say of it; null where the kind says it. @example null */
              words: z.nullable(z.string()),
              /** Why what was delivered before will not do; null the first time. @example The copy cannot be read. */
              reason: z.nullable(z.string()),
              /** Whether it has been accepted already. @example false */
              accepted: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  submit: post('/miss_file/submit', {
    summary: 'Deliver everything that is asked for, at once',
    access: 'member',
    freshProof: true,
    body: z.strictObject({
      /** Of `supplement.uploadDocument`, where it is asked for. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
      idCopy: z._default(applicationField.fileIdIfAny, ''),
      /** Of `supplement.uploadPhoto`, where it is asked for. @example "" */
      photo: z._default(applicationField.fileIdIfAny, ''),
      /** Of `supplement.uploadDocument`, where it is asked for. @example "" */
      permittedStay: z._default(applicationField.fileIdIfAny, ''),
      /** Of `supplement.uploadDocument`, where it is asked for. @example "" */
      guardianIdCopy: z._default(applicationField.fileIdIfAny, ''),
      /** Of `supplement.uploadDocument`, where it is asked for. @example "" */
      other: z._default(applicationField.fileIdIfAny, ''),
    }),
    reply: z.object({
      /** What the member names when asking about it. @example D26-7KQ4NX */
      reference: z.string(),
      /** The last day for a decision: three working days after. @example 2026-03-05 */
      dueOn: day,
    }),
    refuses: ['nothing_asked', 'document_wanting', 'file_gone'],
  }),
}
