import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { solvedCaptcha } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { bookingStates } from '../rules/booking.ts'
import { enrolmentStates } from '../rules/course.ts'
import { waitStates } from '../rules/waiting.ts'
import { whatClosesClasses } from './course.ts'

/** The number of the slot that is waited for. @example 4711 */
const slot = z.number()
/** A whole number as large as the database has them. */
const slotGiven = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))
/** How many are served before, and oneself: 1 is the next. @example 3 */
const place = z.number()

/** What closes bookings to a member, the first that applies. */
const whatClosesBookings = [
  'account_inactive',
  'account_suspended',
  'documents_overdue',
  'temporary_card_coming',
  'card_expired',
  'card_temporary',
  'guardian_missing',
  'payment_not_authorised',
  'mobile_unconfirmed',
  'bookings_missed',
] as const

const courseGiven = z.string().check(z.regex(/^\d{4}-\d-\d{2,3}$/))

/** Waiting for courts and for places in classes that others have. */
export const waiting = {
  join: post('/waiting/join', {
    summary: 'Wait for a court that somebody else has. Joined again, the place in the line stays',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The slot. @example 4711 */
      slot: slotGiven,
      solvedCaptcha,
    }),
    reply: z.object({ place }),
    refuses: [
      ...whatClosesBookings,
      ...(['captcha_needed', 'captcha_failed', 'not_found', 'slot_not_open', 'slot_closed', 'slot_too_young'] as const),
      ...(['slot_yours', 'slot_not_full', 'waiting_too_late', 'quota_used', 'waits_too_many'] as const),
    ],
    pathIsOurs: true,
  }),
  leave: post('/waiting/leave', {
    summary: 'Wait no longer. A court that is offered goes to the next',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The slot. @example 4711 */
      slot: slotGiven,
    }),
    reply: z.object({}),
    pathIsOurs: true,
  }),
  answer: post('/waiting/answer', {
    summary: 'Take a court that is offered, or leave it to the next. Sent again, the answer is the same',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the booking that is offered. @example B26-7KQ4NX2M */
      reference: z.string().check(z.regex(/^B\d\d-[A-Z0-9]{8}$/)),
      /** Whether one takes it. */
      takes: z.boolean(),
    }),
    reply: z.object({
      /** `held` until it is paid, or `confirmed`; `lapsed` where one does not take it. */
      state: z.enum(bookingStates),
      /** Until when it is kept to be paid; null where there is nothing to pay online. @example null */
      heldUntil: z.nullable(moment),
    }),
    refuses: [...whatClosesBookings, 'not_found', 'offer_ended', 'slot_closed'],
    pathIsOurs: true,
  }),
  mine: get('/waiting/mine', {
    summary:
      'The courts for which one waits, what is offered, and what has become of the others in the last seven days',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** For how many one may wait at once. @example 5 */
      most: z.number(),
      /** Minutes for which a court is kept to be paid, once one has taken it. @example 10 */
      minutesToPay: z.number(),
      /** Whether what costs something is paid online; otherwise it is paid at the venue. @example true */
      online: z.boolean(),
      /** From when to when no offer ends, by the clocks of the authority, hh:mm. */
      quiet: z.object({
        /** From. @example 22:00 */
        from: z.string(),
        /** Until. @example 08:30 */
        until: z.string(),
      }),
      /** What is offered first, then what is waited for, by the time of the court; then what is over, the latest first. */
      items: z.array(
        z.object({
          slot,
          /** The code of the venue. @example mong-ha */
          venueCode: z.string(),
          /** The venue. @example Mong-Há Sports Centre */
          venue: z.string(),
          /** The facility. @example Badminton */
          facility: z.string(),
          /** The court. @example Court 6 */
          court: z.string(),
          /** The day of the slot. */
          day,
          /** When it begins. @example 2026-03-04T11:00:00.000Z */
          startsAt: moment,
          /** The same by the clocks of the authority, hh:mm. @example 19:00 */
          from: z.string(),
          /** When it ends, by the same clocks. @example 20:00 */
          until: z.string(),
          /** In avos, hundredths of a pataca. @example 4000 */
          amount: z.number(),
          /** How it stands. */
          state: z.enum(waitStates),
          /** How many are served before, and oneself; null where one waits no longer. @example 3 */
          place: z.nullable(z.number()),
          /** When it came to an end; null until then. @example null */
          endedAt: z.nullable(moment),
          /** What is offered; null where nothing is. */
          offer: z.nullable(
            z.object({
              /** Of the booking that it is. @example B26-7KQ4NX2M */
              reference: z.string(),
              /** When it was offered. @example 2026-03-02T02:00:00.000Z */
              since: moment,
              /** Until when one has to answer. @example 2026-03-02T02:30:00.000Z */
              until: moment,
              /** How many of the quota are used, this one among them. @example 2 */
              used: z.number(),
              /** How many there are. @example 2 */
              most: z.number(),
            }),
          ),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  joinCourse: post('/waiting/course/join', {
    summary: 'Wait for a place in a class that is full. Joined again, the place in the line stays',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
      solvedCaptcha,
    }),
    reply: z.object({ place }),
    refuses: [
      ...whatClosesClasses,
      ...(['card_temporary', 'captcha_needed', 'captcha_failed', 'not_found', 'course_window_closed'] as const),
      ...(['course_closed', 'course_age', 'course_yours', 'course_not_full', 'courses_of_term_used'] as const),
      'waits_too_many',
    ],
    pathIsOurs: true,
  }),
  leaveCourse: post('/waiting/course/leave', {
    summary: 'Wait no longer for a class. A place that is offered goes to the next',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
    }),
    reply: z.object({}),
    pathIsOurs: true,
  }),
  answerCourse: post('/waiting/course/answer', {
    summary: 'Take a place in a class that is offered, or leave it to the next. Sent again, the answer is the same',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the place that is offered. @example C26-7KQ4NX2M */
      reference: z.string().check(z.regex(/^C\d\d-[A-Z0-9]{8}$/)),
      /** Whether one takes it. */
      takes: z.boolean(),
    }),
    reply: z.object({
      /** `held` until it is paid, or `enrolled`; `lapsed` where one does not take it. */
      state: z.enum(enrolmentStates),
      /** Until when it is kept to be paid; null where there is nothing to pay online. @example null */
      heldUntil: z.nullable(moment),
    }),
    refuses: [...whatClosesClasses, 'card_temporary', 'not_found', 'offer_ended', 'course_closed'],
    pathIsOurs: true,
  }),
  courses: get('/waiting/courses', {
    summary:
      'The classes for which one waits, what is offered, and what has become of the others in the last seven days',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** For how many courts and classes one may wait at once. @example 5 */
      most: z.number(),
      /** Whether what costs something is paid online; otherwise it is paid at the venue. @example true */
      online: z.boolean(),
      /** What is offered first, then what is waited for, then what is over, the latest first. */
      items: z.array(
        z.object({
          /** The class. @example 2026-2-07 */
          course: z.string(),
          /** In the locale of the request. @example Yoga for beginners */
          name: z.string(),
          /** The venue. @example Mong-Há Sports Centre */
          venue: z.string(),
          /** The first day of the term. @example 2026-03-09 */
          startsOn: day,
          /** In avos, hundredths of a pataca. @example 12000 */
          amount: z.number(),
          /** How it stands. */
          state: z.enum(waitStates),
          /** How many are served before, and oneself; null where one waits no longer. @example 3 */
          place: z.nullable(z.number()),
          /** When it came to an end; null until then. @example null */
          endedAt: z.nullable(moment),
          /** What is offered; null where nothing is. */
          offer: z.nullable(
            z.object({
              /** Of the place that it is. @example C26-7KQ4NX2M */
              reference: z.string(),
              /** When it was offered. @example 2026-03-02T02:00:00.000Z */
              since: moment,
              /** Until when one has to answer. @example 2026-03-02T02:30:00.000Z */
              until: moment,
            }),
          ),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
}
