import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { dayWritten } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { courseStages } from '../rules/course.ts'
import { required } from '../written.ts'

export const timeGiven = z
  .string({ error: 'required' })
  .check(z.minLength(1, required), z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/))
export const termOrNone = z.string().check(z.regex(/^(\d{4}-\d)?$/))

/** A moment, as a clerk writes it. */
const when = z.strictObject({
  /** The day. @example 2026-02-02 */
  day: dayWritten,
  /** The time of day there, hh:mm. @example 09:00 */
  time: timeGiven,
})

const many = z.number()

const moments = {
  /** When renewal begins; the same as `registerFrom` for none. */
  renewFrom: when,
  /** When registration begins. */
  registerFrom: when,
  /** When it ends. */
  registerUntil: when,
  /** When the order is drawn. */
  drawAt: when,
  /** The first turn. */
  signUpFrom: when,
  /** When signing up in turns ends. */
  signUpUntil: when,
  /** When places that are left become everybody’s. */
  remainingFrom: when,
}

/** The terms of classes: their days, and the moments of registering and signing up. */
export const termCalls = {
  terms: get('/desk/course/terms', {
    summary: 'The terms of classes, with their moments and how many are in them',
    access: 'staff',
    permission: 'attendance',
    reply: z.object({
      /** The latest first, twelve at most. */
      items: z.array(
        z.object({
          /** Its year, and which one of the year. @example 2026-2 */
          code: z.string(),
          /** How it stands. */
          stage: z.enum(courseStages),
          /** The first day. @example 2026-03-09 */
          startsOn: day,
          /** The last day. @example 2026-05-03 */
          endsOn: day,
          /** When renewal begins. */
          renewFrom: moment,
          /** When registration begins. */
          registerFrom: moment,
          /** When it ends. */
          registerUntil: moment,
          /** When the order is drawn. */
          drawAt: moment,
          /** The first turn. */
          signUpFrom: moment,
          /** When signing up in turns ends. */
          signUpUntil: moment,
          /** When places that are left become everybody’s. */
          remainingFrom: moment,
          /** How many have registered for the draw. @example 412 */
          registered: many,
          /** How many places its classes have. @example 300 */
          places: many,
          /** How many of them are somebody’s. @example 271 */
          taken: many,
          /** Whether its days and moments can still be changed: until registration begins. */
          mayChange: z.boolean(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  putTerm: post('/desk/course/term', {
    summary: 'Make a term, or change one before its registration begins',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** The term that is changed; empty for a new one. @example 2026-2 */
      term: termOrNone,
      /** The first day. @example 2026-03-09 */
      startsOn: dayWritten,
      /** The last day. @example 2026-05-03 */
      endsOn: dayWritten,
      ...moments,
    }),
    reply: z.object({
      /** Its year, and which one of the year. @example 2026-2 */
      term: z.string(),
    }),
    refuses: ['not_found', 'term_moments', 'course_window_closed'],
    pathIsOurs: true,
  }),
}
