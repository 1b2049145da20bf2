import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { referenceGiven } from '../calls/course.ts'
import { numberOfOne } from '../fields.ts'
import { meeting } from './course.meeting.ts'

const many = z.number()

/** Who comes to a meeting of a class. */
export const attendanceCalls = {
  attendance: get('/desk/course/attendance', {
    summary: 'The list of a meeting: who is enrolled, and who is noted as there. Who looks is written down',
    access: 'staff',
    permission: 'attendance',
    query: z.object({
      /** The number of the meeting. @example 71 */
      meeting: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    }),
    reply: z.object({
      ...meeting,
      /** The class. @example 2026-2-07 */
      course: z.string(),
      /** In the locale of the request. @example Yoga for beginners */
      name: z.string(),
      /** The venue. @example Mong-Há Sports Centre */
      venue: z.string(),
      /** Whether it can be noted now who is there. */
      open: z.boolean(),
      /** By name. */
      people: z.array(
        z.object({
          /** Of the place. @example C26-7KQ4NX2M */
          reference: z.string(),
          /** Whose it is. @example 000000018 */
          memberNumber: z.string(),
          /** What they are called. @example 陳小美 Chan Siu Mei */
          name: z.string(),
          /** Whether they are there; null where that is not noted. @example true */
          present: z.nullable(z.boolean()),
          /** Meetings that they have missed, as far as it is noted. @example 1 */
          absences: many,
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  note: post('/desk/course/attendance', {
    summary: 'Note who is there and who is not. Said again, the last word counts',
    access: 'staff',
    permission: 'attendance',
    body: z.strictObject({
      /** The number of the meeting. @example 71 */
      meeting: numberOfOne,
      /** Those of whom something is noted. */
      people: z
        .array(
          z.strictObject({
            /** Of the place. @example C26-7KQ4NX2M */
            reference: referenceGiven,
            /** Whether they are there; null takes back what was noted. @example true */
            present: z.nullable(z.boolean()),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    }),
    reply: z.object({
      /** How many are noted as there now. @example 18 */
      present: many,
      /** How many are noted at all. @example 20 */
      noted: many,
    }),
    refuses: ['not_found', 'attendance_early'],
    pathIsOurs: true,
  }),
}
