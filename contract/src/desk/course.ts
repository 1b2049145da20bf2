import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { whatClosesClasses } from '../calls/course.ts'
import { dayWritten, memberNumber, message, numberOfOne } from '../fields.ts'
import { day, moment } from '../replies.ts'
import {
  courseActivities,
  courseCancelReasons,
  courseStages,
  enrolmentStates,
  enrolmentWays,
  meetingStates,
} from '../rules/course.ts'
import { no, required, trim, written } from '../written.ts'

const termGiven = z.string().check(z.regex(/^\d{4}-\d$/))
const courseGiven = z.string().check(z.regex(/^\d{4}-\d-\d{2,3}$/))
const termOrNone = z.string().check(z.regex(/^(\d{4}-\d)?$/))
const courseOrNone = z.string().check(z.regex(/^(\d{4}-\d-\d{2,3})?$/))
const referenceGiven = z.string().check(z.regex(/^C\d\d-[A-Z0-9]{8}$/))
const timeGiven = z
  .string({ error: 'required' })
  .check(z.minLength(1, required), z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/))
const whole = (least: number, largest: number) =>
  z.number().check(z.refine((number) => Number.isInteger(number) && number >= least && number <= largest))
const ageOrNone = z.nullable(whole(0, 120))

/** A moment, as a clerk writes it. */
const when = z.strictObject({
  /** The day. @example 2026-02-02 */
  day: dayWritten,
  /** The time of day there, hh:mm. @example 09:00 */
  time: timeGiven,
})

/** By which a class is named: its term, and its number in it. @example 2026-2-07 */
const code = z.string()
/** In avos. @example 12000 */
const amount = z.number()
const many = z.number()

const names = {
  /** In Chinese. @example 瑜伽初班 */
  nameZh: written(trim, 120),
  /** In Portuguese. @example Ioga para principiantes */
  namePt: written(trim, 120),
  /** In English. @example Yoga for beginners */
  nameEn: written(trim, 120),
}

const meeting = {
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

const shown = {
  code,
  /** Its term. @example 2026-2 */
  term: z.string(),
  /** In the locale of the request. @example Yoga for beginners */
  name: z.string(),
  /** What it is of. */
  activity: z.enum(courseActivities),
  /** The venue. @example Mong-Há Sports Centre */
  venue: z.string(),
  /** Who leads it; null where nobody does yet. @example Sou Kit Ying 蘇潔瑩 */
  coach: z.nullable(z.string()),
  /** How many people it takes. @example 25 */
  places: many,
  /** How many places are somebody’s: enrolled, held to be paid, or offered. @example 22 */
  taken: many,
  /** How many of them are enrolled. @example 20 */
  enrolled: many,
  /** How many wait for a place. @example 0 */
  waiting: many,
  /** Why it is closed; null where it is not. @example null */
  closed: z.nullable(z.enum(courseCancelReasons)),
  /** The next meeting that is not over; null where there is none. */
  nextMeeting: z.nullable(moment),
}

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

/** Recreation classes at the desk. A coach sees the own ones. */
export const course = {
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
  courses: get('/desk/course/courses', {
    summary: 'The classes of a term; those of the coach where somebody may only note who is there',
    access: 'staff',
    permission: 'attendance',
    query: z.object({
      /** The term; left out, the one that runs, or the next one. @example 2026-2 */
      term: z.optional(termGiven),
    }),
    reply: z.object({
      /** The term that is shown; null where there is none. @example 2026-2 */
      term: z.nullable(z.string()),
      /** Whether one sees all classes, or only the own ones. */
      all: z.boolean(),
      /** In the order of their codes. */
      items: z.array(z.object(shown)),
      /** Who can lead a class, to choose from; empty where one sees only the own ones. */
      coaches: z.array(
        z.object({
          /** Their user name. @example coach */
          username: z.string(),
          /** What they are called. @example Sou Kit Ying 蘇潔瑩 */
          name: z.string(),
        }),
      ),
      /** The venues, to choose from; empty where one sees only the own ones. */
      venues: z.array(
        z.object({
          /** The code. @example mong-ha */
          code: z.string(),
          /** In the locale of the request. @example Mong-Há Sports Centre */
          name: z.string(),
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  putCourse: post('/desk/course/course', {
    summary: 'Make a class, with its meetings week by week, or change one',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** The class that is changed; empty for a new one. @example 2026-2-07 */
      course: courseOrNone,
      /** The term of a new one. @example 2026-2 */
      term: termOrNone,
      ...names,
      /** What it is of. */
      activity: z.enum(courseActivities),
      /** The code of the venue. @example mong-ha */
      venue: z.string({ error: 'required' }).check(z.minLength(1, required), z.regex(/^([a-z0-9-]{2,40})?$/)),
      /** Years from which it is; null for from any age. @example 16 */
      minimumAge: ageOrNone,
      /** Years until which it is; null for no end. @example null */
      maximumAge: ageOrNone,
      /** How many people it takes. @example 25 */
      places: whole(1, 500),
      /** In avos. @example 12000 */
      price: whole(0, 10_000_000),
      /** Whether it is a class of the programme for all, open to holders of a temporary card. */
      temporaryCard: z.boolean(),
      /** The class of the term before whose pupils may stay; empty for none. @example 2026-1-07 */
      follows: courseOrNone,
      /** The user name of who leads it; empty for nobody yet. @example coach */
      coach: z.string().check(z.maxLength(60, no('too_long'))),
      /** Of a new one: on which days of the week it meets in its term. Of one that is changed, empty. */
      weekly: z
        .array(
          z.strictObject({
            /** 1 is Monday, 7 is Sunday. @example 2 */
            weekday: whole(1, 7),
            /** When it begins, hh:mm. @example 19:00 */
            from: timeGiven,
            /** When it ends. @example 20:00 */
            until: timeGiven,
          }),
        )
        .check(z.maxLength(7)),
    }),
    reply: z.object({ code }),
    refuses: ['not_found', 'term_moments', 'course_places_taken'],
    pathIsOurs: true,
  }),
  one: get('/desk/course/one', {
    summary: 'A class with its meetings, and who is in it. Who looks is written down',
    access: 'staff',
    permission: 'attendance',
    query: z.object({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
    }),
    reply: z.object({
      ...shown,
      /** In Chinese. @example 瑜伽初班 */
      nameZh: z.string(),
      /** In Portuguese. @example Ioga para principiantes */
      namePt: z.string(),
      /** In English. @example Yoga for beginners */
      nameEn: z.string(),
      /** The code of the venue. @example mong-ha */
      venueCode: z.string(),
      /** The first day of its term. @example 2026-03-09 */
      startsOn: day,
      /** The last day. @example 2026-05-03 */
      endsOn: day,
      /** Years from which it is; null for from any age. @example 16 */
      minimumAge: z.nullable(z.number()),
      /** Years until which it is; null for no end. @example null */
      maximumAge: z.nullable(z.number()),
      amount,
      /** Whether it is of the programme for all. */
      temporaryCard: z.boolean(),
      /** The class of the term before whose pupils may stay; null where it is new. @example 2026-1-07 */
      follows: z.nullable(z.string()),
      /** The user name of who leads it; null where nobody does. @example coach */
      coachUsername: z.nullable(z.string()),
      /** In the order of time. */
      dates: z.array(z.object(meeting)),
      /** Who has a place, by name; a coach sees those who are enrolled. */
      people: z.array(
        z.object({
          /** Of the place. @example C26-7KQ4NX2M */
          reference: z.string(),
          /** Whose it is. @example 000000018 */
          memberNumber: z.string(),
          /** What they are called. @example 陳小美 Chan Siu Mei */
          name: z.string(),
          /** How it stands. */
          state: z.enum(enrolmentStates),
          /** How they came to it. */
          way: z.enum(enrolmentWays),
          /** Until when it is kept to be paid; null otherwise. @example null */
          heldUntil: z.nullable(moment),
          /** What is still to be paid, in avos. @example 0 */
          due: amount,
          /** Meetings that they have missed, as far as it is noted. @example 1 */
          absences: many,
        }),
      ),
      /** Whether one may change the class, and not only note who is there. */
      mayChange: z.boolean(),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
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
  close: post('/desk/course/close', {
    summary:
      'Close a class: all places end, what was paid goes back, and everybody is told. Sent again, it is closed once',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
      /** Why. */
      reason: z.enum(courseCancelReasons),
      /** How many people the clerk has read that have a place in it. Where it has more by now, it is refused. @example 22 */
      people: whole(0, 500),
    }),
    reply: z.object({
      /** How many places it ends. @example 22 */
      people: many,
    }),
    refuses: ['not_found', 'course_closed', 'closure_meets_others'],
    pathIsOurs: true,
  }),
  enrol: post('/desk/course/enrol', {
    summary:
      'Enrol a member who is here, or on the telephone: by the same rules as for everybody, without a turn. Sent again with the same key, it is one place',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
      memberNumber,
      /** Of this request: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
      requestKey: z.uuid(),
    }),
    reply: z.object({
      /** Of the place. @example C26-7KQ4NX2M */
      reference: z.string(),
      amount,
      /** Until when it is kept to be paid; null where it is enrolled. @example null */
      heldUntil: z.nullable(moment),
    }),
    refuses: [
      ...whatClosesClasses,
      ...(['card_temporary', 'not_found', 'course_window_closed', 'course_closed', 'course_age'] as const),
      ...(['course_yours', 'course_full', 'courses_of_term_used'] as const),
    ],
    pathIsOurs: true,
  }),
  remove: post('/desk/course/remove', {
    summary: 'Give back a place for a member, with what goes back of what was paid. They are told why',
    access: 'staff',
    permission: 'classes',
    body: z.strictObject({
      /** Of the place. @example C26-7KQ4NX2M */
      reference: referenceGiven,
      /** What goes back, where something was paid. */
      refund: z.enum(['full', 'none']),
      /** For the member, and for the audit trail. @example Was enrolled by mistake. */
      reason: message,
    }),
    reply: z.object({
      /** What goes back. @example 12000 */
      refund: amount,
    }),
    refuses: ['not_found', 'enrolment_over'],
    pathIsOurs: true,
  }),
  order: post('/desk/course/order', {
    summary: 'The order by which a place in a class is paid. One that is to be paid at the venue gets it here',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** The reference of the place; capitals do not matter. @example C26-7KQ4NX2M */
      search: written(trim, 20),
    }),
    reply: z.object({
      /** The order. @example P26-7KQ4NX */
      order: z.string(),
    }),
    refuses: ['not_found', 'nothing_to_pay'],
    pathIsOurs: true,
  }),
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
