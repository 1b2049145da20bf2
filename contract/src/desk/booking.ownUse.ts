import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { dayWritten, message, numberOfOne, together } from '../fields.ts'
import { day } from '../replies.ts'
import { longestOwnUseName, minuteOfDay, ownUseStates } from '../rules/ownUse.ts'
import { required, trim, written } from '../written.ts'

/** A time of day at the venue, hh:mm. @example 18:00 */
const time = z.string()
const many = z.number()

const timeGiven = z
  .string({ error: 'required' })
  .check(z.minLength(1, required), z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$|^$/))
const codeGiven = z.string({ error: 'required' }).check(z.minLength(1, required), z.regex(/^[a-z0-9-]{0,40}$/))

/** Which hours of which courts the authority takes for itself: the same hours on chosen days of the week. */
const pattern = {
  /** The venue. @example mong-ha */
  venue: codeGiven,
  /** The facility. @example badminton */
  facility: codeGiven,
  /** The courts. @example ["1", "2"] */
  courts: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,20}$/))).check(z.minLength(1, required), z.maxLength(100)),
  /** The first day. @example 2027-01-01 */
  fromDay: dayWritten,
  /** The last day. @example 2027-03-31 */
  untilDay: dayWritten,
  /** The days of the week: 1 is Monday, 7 is Sunday. @example [2, 4] */
  weekdays: z
    .array(z.number().check(z.refine((number) => Number.isInteger(number) && number >= 1 && number <= 7)))
    .check(z.minLength(1, required), z.maxLength(7)),
  /** When it begins on each of them, hh:mm. @example 18:00 */
  fromTime: timeGiven,
  /** When it ends; `24:00` is the end of the day. @example 22:00 */
  untilTime: timeGiven,
}
const endsLater = together<{ fromTime: string; untilTime: string }>(
  'untilTime',
  'invalid_input',
  ({ fromTime, untilTime }) =>
    !fromTime || !untilTime || minuteOfDay(String(untilTime)) > minuteOfDay(String(fromTime)),
)
/** What it is for, as the authority calls it: a proper name, for who works here. @example Liga juvenil 青年聯賽 */
const purpose = written(trim, longestOwnUseName)

/** What the authority reserves for itself. */
export const ownUseCalls = {
  ownUses: get('/desk/own_uses', {
    summary: 'What the authority has reserved for itself: what is not over, then the last fifty that are',
    access: 'staff',
    permission: 'facilities',
    reply: z.object({
      /** The latest first. */
      items: z.array(
        z.object({
          /** Its number. @example 7 */
          id: z.number(),
          /** What it is for. @example Liga juvenil 青年聯賽 */
          purpose: z.string(),
          /** Venue and facility. @example ["Mong-Há Sports Centre", "Badminton courts"] */
          place: z.array(z.string()),
          /** The names of its courts. @example ["Court 1", "Court 2"] */
          courts: z.array(z.string()),
          /** The first day. @example 2027-01-01 */
          fromDay: day,
          /** The last day. @example 2027-03-31 */
          untilDay: day,
          /** 1 is Monday, 7 is Sunday. @example [2, 4] */
          weekdays: z.array(z.number()),
          /** When it begins. @example 18:00 */
          fromTime: time,
          /** When it ends. @example 22:00 */
          untilTime: time,
          /** How it stands. */
          state: z.enum(ownUseStates),
          /** Hours of courts that it has and that lie ahead, of the days that have a timetable. @example 24 */
          hours: many,
          /** Who has reserved it. @example Leong Sio Fan */
          reservedBy: z.string(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  lookAtOwnUse: post('/desk/own_use/preview', {
    summary: 'Which hours an own use would have now, and which are taken and would be left out. Nothing changes',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({ ...pattern, purpose }).check(endsLater),
    reply: z.object({
      /** Those that it would have at once. @example 24 */
      hours: many,
      /** How many are left out. @example 2 */
      leftOut: many,
      /** The first hundred of them. */
      taken: z.array(
        z.object({
          day,
          /** When it begins. @example 18:00 */
          from: time,
          /** The court. @example Court 6 */
          court: z.string(),
          /** Why: somebody has it, it is given by ballot, or it is closed. */
          state: z.enum(['booked', 'ballot', 'closed']),
        }),
      ),
      /** The last day that has a timetable; later ones are reserved as they get it. @example 2027-01-16 */
      timetableUntil: z.nullable(day),
    }),
    refuses: ['not_found', 'own_use_days'],
    pathIsOurs: true,
  }),
  reserve: post('/desk/own_use', {
    summary:
      'Reserve hours for the authority itself. What somebody has is left out; days that have no timetable yet follow by themselves. Sent again with the same key, it is one',
    access: 'staff',
    permission: 'facilities',
    body: z
      .strictObject({
        ...pattern,
        purpose,
        /** Of this request: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
        requestKey: z.uuid(),
      })
      .check(endsLater),
    reply: z.object({
      /** Its number. @example 7 */
      id: z.number(),
      /** How many hours it has got at once. @example 24 */
      hours: many,
    }),
    refuses: ['not_found', 'own_use_days'],
    pathIsOurs: true,
  }),
  giveBackOwnUse: post('/desk/own_use/give_back', {
    summary: 'Give back an own use, or one hour of it: what lies ahead can be booked again',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      /** Its number. @example 7 */
      id: numberOfOne,
      /** The hour; empty for all that lie ahead. @example B26-7KQ4NX2M */
      hour: z.string().check(z.regex(/^(B\d\d-[A-Z0-9]{8})?$/)),
      /** For the audit trail. @example The league has ended earlier. */
      reason: message,
    }),
    reply: z.object({
      /** How many hours were given back. @example 24 */
      hours: many,
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
}
