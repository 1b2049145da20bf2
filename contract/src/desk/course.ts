import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { courseGiven, termGiven } from '../calls/course.ts'
import { day, moment } from '../replies.ts'
import { courseActivities, courseCancelReasons, enrolmentStates, enrolmentWays } from '../rules/course.ts'
import { no, required, trim, written } from '../written.ts'
import { attendanceCalls } from './course.attendance.ts'
import { meeting, meetingCalls } from './course.meeting.ts'
import { placeCalls } from './course.place.ts'
import { termCalls, termOrNone, timeGiven } from './course.term.ts'

const courseOrNone = z.string().check(z.regex(/^(\d{4}-\d-\d{2,3})?$/))
const whole = (least: number, largest: number) =>
  z.number().check(z.refine((number) => Number.isInteger(number) && number >= least && number <= largest))
const ageOrNone = z.nullable(whole(0, 120))

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

/** Recreation classes at the desk. A coach sees the own ones. */
export const course = {
  ...termCalls,
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
  ...meetingCalls,
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
  ...placeCalls,
  ...attendanceCalls,
}
