import { z } from 'zod/mini'
import { post } from '../call.ts'
import { courseGiven } from '../calls/course.ts'
import { dayWritten, numberOfOne } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { courseCancelReasons, meetingStates } from '../rules/course.ts'
import { timeGiven } from './course.term.ts'

const many = z.number()

export const meeting = {
  /** The number of the meeting. @example 71 */
  id: z.number(),
  /** When it begins. */
  startsAt: moment,
  /** When it ends. */
  endsAt: moment,
  /** The same by the clocks of the authority: the day. @example 2026-03-10 */
  day,
  /** When it begins, hh:mm. @example 19:00 */
  from: z.string(),
  /** When it ends, hh:mm. @example 20:00 */
  until: z.string(),
  /** How it stands. */
  state: z.enum(meetingStates),
  /** Why it is cancelled; null where it is not. @example null */
  cancelled: z.nullable(z.enum(courseCancelReasons)),
  /** How many were noted as there. @example 18 */
  present: many,
  /** How many were noted at all. @example 20 */
  noted: many,
}

/** The meetings of a class: one more, another time, cancelled. */
export const meetingCalls = {
  putMeeting: post('/desk/course/meeting', {
    summary: 'Make a meeting, such as one in place of another, or move one that has not begun. Who is enrolled is told',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
      /** The number of the meeting that is moved; null for a new one. @example 71 */
      meeting: z.nullable(numberOfOne),
      /** The day. @example 2026-03-12 */
      day: dayWritten,
      /** When it begins, hh:mm. @example 19:00 */
      from: timeGiven,
      /** When it ends. @example 20:00 */
      until: timeGiven,
    }),
    reply: z.object({
      /** The number of the meeting. @example 71 */
      meeting: z.number(),
    }),
    refuses: ['not_found', 'term_moments', 'meeting_over'],
    pathIsOurs: true,
  }),
  cancelMeeting: post('/desk/course/meeting/cancel', {
    summary: 'Cancel one meeting: the class stays, and who is enrolled is told. Sent again, it is cancelled once',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** The number of the meeting. @example 71 */
      meeting: numberOfOne,
      /** Why. */
      reason: z.enum(courseCancelReasons),
    }),
    reply: z.object({
      /** How many people are told. @example 20 */
      told: many,
    }),
    refuses: ['not_found', 'meeting_over'],
    pathIsOurs: true,
  }),
}
