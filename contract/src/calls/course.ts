import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { solvedCaptcha } from '../fields.ts'
import { day, moment } from '../replies.ts'
import {
  courseActivities,
  courseCancelReasons,
  courseStages,
  enrolmentStates,
  enrolmentWays,
  meetingStates,
} from '../rules/course.ts'

export const termGiven = z.string().check(z.regex(/^\d{4}-\d$/))
export const courseGiven = z.string().check(z.regex(/^\d{4}-\d-\d{2,3}$/))
export const referenceGiven = z.string().check(z.regex(/^C\d\d-[A-Z0-9]{8}$/))

/** The term: its year, and which one of the year. @example 2026-2 */
const term = z.string()
/** By which a class is named: its term, and its number in it. @example 2026-2-07 */
const code = z.string()
/** Of one’s place in a class. @example C26-7KQ4NX2M */
const reference = z.string()
/** In avos, hundredths of a pataca. @example 12000 */
const amount = z.number()
/** Of this wish: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
const requestKey = z.uuid()

const times = {
  /** The term: its year, and which one of the year. @example 2026-2 */
  code: z.string(),
  /** How it stands now. */
  stage: z.enum(courseStages),
  /** The first day. @example 2026-03-09 */
  startsOn: day,
  /** The last day. @example 2026-05-03 */
  endsOn: day,
  /** From when on one may stay in a class in which one is; until `registerFrom`. */
  renewFrom: moment,
  /** From when on everybody registers for the draw of the order. */
  registerFrom: moment,
  /** Until when. */
  registerUntil: moment,
  /** When the order is drawn. */
  drawAt: moment,
  /** The first turn to sign up. */
  signUpFrom: moment,
  /** Until when one signs up in turns. */
  signUpUntil: moment,
  /** From when on places that are left are everybody’s, first come, first served; until the first day. */
  remainingFrom: moment,
  /** How many have their turn at the same time. @example 50 */
  perTurn: z.number(),
  /** Minutes from one turn to the next. @example 15 */
  turnMinutes: z.number(),
  /** For how many classes one may sign up in one’s turn. @example 2 */
  mostAtSignUp: z.number(),
  /** In how many classes one may be in all. @example 4 */
  most: z.number(),
  /** The draw of the order, by which it is checked; null until registration has opened. @example COURSE-20260309 */
  draw: z.nullable(z.string()),
}

const weekly = z.array(
  z.object({
    /** 1 is Monday, 7 is Sunday. @example 2 */
    weekday: z.number(),
    /** When it begins, by the clocks of the authority, hh:mm. @example 19:00 */
    from: z.string(),
    /** When it ends. @example 20:00 */
    until: z.string(),
  }),
)

const shown = {
  code,
  term,
  /** In the locale of the request. @example Yoga for beginners */
  name: z.string(),
  /** What it is of. */
  activity: z.enum(courseActivities),
  /** The code of the venue. @example mong-ha */
  venueCode: z.string(),
  /** The venue. @example Mong-Há Sports Centre */
  venue: z.string(),
  /** Years from which it is, on the first day of the term; null for from any age. @example 16 */
  minimumAge: z.nullable(z.number()),
  /** Years until which it is; null for no end. @example null */
  maximumAge: z.nullable(z.number()),
  /** The first day of the term. @example 2026-03-09 */
  startsOn: day,
  /** The last day. @example 2026-05-03 */
  endsOn: day,
  /** On which days of the week at what times, as its meetings are. */
  weekly,
  /** How many meetings it has, those not counted that are cancelled. @example 16 */
  meetings: z.number(),
  amount,
  /** How many people it takes. @example 25 */
  places: z.number(),
  /** How many places are nobody’s. @example 3 */
  left: z.number(),
  /** Whether it is a class of the programme for all: those are open to holders of a temporary card. */
  temporaryCard: z.boolean(),
  /** Why the authority has closed it; null where it has not. @example null */
  closed: z.nullable(z.enum(courseCancelReasons)),
}

const meeting = {
  /** When it begins. @example 2026-03-10T11:00:00.000Z */
  startsAt: moment,
  /** When it ends. @example 2026-03-10T12:00:00.000Z */
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
}

/** What closes classes to a member, the first that applies. A temporary card closes those that are not of the programme. */
export const whatClosesClasses = [
  'account_inactive',
  'account_suspended',
  'documents_overdue',
  'temporary_card_coming',
  'card_expired',
  'guardian_missing',
  'payment_not_authorised',
  'mobile_unconfirmed',
] as const
/** The same, of one class. */
const whatClosesClass = [...whatClosesClasses, 'card_temporary'] as const

const got = z.object({
  reference,
  /** `held` until it is paid, or `enrolled` where nothing is paid online. */
  state: z.enum(enrolmentStates),
  amount,
  /** Until when it is kept to be paid; null where it is not to be paid online. @example null */
  heldUntil: z.nullable(moment),
})

/** Recreation classes. Terms and classes are open to visitors. */
export const course = {
  terms: get('/course/terms', {
    summary: 'The terms of classes that are not over, and the last one that is, with what can be done when',
    access: 'public',
    kept: true,
    reply: z.object({
      /** The latest first. */
      items: z.array(z.object(times)),
      /** The moment of the answer, by which a browser sets its clock. */
      now: moment,
    }),
    pathIsOurs: true,
  }),
  list: get('/course/list', {
    summary: 'The classes of a term, paged by key',
    access: 'public',
    kept: true,
    query: z.object({
      /** The term; left out, the one for which one can sign up next, or that runs. @example 2026-2 */
      term: z.optional(termGiven),
      /** What it is of. */
      activity: z.optional(z.enum(courseActivities)),
      /** The code of the venue. @example mong-ha */
      venue: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))),
      /** Years of who wants to come, on the first day of the term. @example 34 */
      age: z.optional(z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/))),
      /** Only classes that have places left. */
      free: z.optional(z.literal('1')),
      /** Only classes that a temporary card opens. */
      temporaryCard: z.optional(z.literal('1')),
      /** The cursor: `next` of the page before. Left out: the first page. @example 2026-2-20 */
      after: z.optional(courseGiven),
    }),
    reply: z.object({
      /** The term that is shown; null where there is none at all. @example 2026-2 */
      term: z.nullable(z.string()),
      /** At most twenty, in the order of their codes. */
      items: z.array(z.object(shown)),
      /** The cursor of the next page, for `after`; null at the end. @example 2026-2-20 */
      next: z.nullable(z.string()),
      /** The venues that have classes in this term, to choose from. */
      venues: z.array(
        z.object({
          /** The code. @example mong-ha */
          code: z.string(),
          /** In the locale of the request. @example Mong-Há Sports Centre */
          name: z.string(),
        }),
      ),
      /** What its classes are of, to choose from. */
      activities: z.array(z.enum(courseActivities)),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  one: get('/course/one', {
    summary: 'A class: when and where it meets, for whom it is, and how many places are left',
    access: 'public',
    kept: true,
    query: z.object({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
    }),
    reply: z.object({
      ...shown,
      /** Where it is. @example Rua de Francisco Xavier Pereira */
      address: z.string(),
      /** In the order of time. */
      dates: z.array(z.object(meeting)),
      /** What can be done when in its term. */
      times: z.object(times),
      /** The class of the term before whose pupils may stay in this one; null where it is new. @example 2026-1-07 */
      follows: z.nullable(z.string()),
      /** How many wait for a place. @example 0 */
      waiting: z.number(),
      /** The moment of the answer, by which a browser sets its clock. */
      now: moment,
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  register: post('/course/register', {
    summary:
      'Register for the draw of the order in which a term’s classes are signed up for. Registered again, the code is the same',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The term. @example 2026-2 */
      term: termGiven,
      solvedCaptcha,
    }),
    reply: z.object({
      /** One’s code in the draw: it is random, and nobody is named by it. @example a1a17f3e90c24b6d8e5f0a21 */
      code: z.string(),
    }),
    refuses: [...whatClosesClasses, 'captcha_needed', 'captcha_failed', 'not_found', 'course_window_closed'],
    pathIsOurs: true,
  }),
  leave: post('/course/leave', {
    summary: 'Register no longer, while registration is open. Who is not registered is answered the same',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The term. @example 2026-2 */
      term: termGiven,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'course_window_closed'],
    pathIsOurs: true,
  }),
  signUp: post('/course/sign_up', {
    summary:
      'Sign up for a class: in one’s turn, or for a place that is left. Sent again with the same key, it is one place',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The class. @example 2026-2-07 */
      course: courseGiven,
      requestKey,
    }),
    reply: got,
    refuses: [
      ...whatClosesClass,
      ...(['not_found', 'course_window_closed', 'course_not_registered', 'not_your_turn', 'course_closed'] as const),
      ...(['course_age', 'course_yours', 'course_full', 'courses_of_turn_used', 'courses_of_term_used'] as const),
    ],
    pathIsOurs: true,
  }),
  renew: post('/course/renew', {
    summary: 'Stay in a class in the next term, by attendance. Sent again with the same key, it is one place',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The class of the next term. @example 2026-2-07 */
      course: courseGiven,
      requestKey,
    }),
    reply: got,
    refuses: [
      ...whatClosesClass,
      ...(['not_found', 'course_window_closed', 'course_no_renewal', 'course_closed'] as const),
      ...(['course_age', 'course_yours', 'course_full', 'courses_of_term_used'] as const),
    ],
    pathIsOurs: true,
  }),
  pay: post('/course/pay', {
    summary: 'The page on which a place that is held is paid',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the place. @example C26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** Where the browser goes. The same place has the same page. @example https://pay.example.mo/7d0c2b1a */
      address: z.string(),
      /** The order. @example P26-7KQ4NX */
      order: z.string(),
      /** Until when it can be paid. @example 2026-03-02T02:10:00.000Z */
      payBy: moment,
    }),
    refuses: [...whatClosesClass, 'not_found', 'hold_over', 'course_closed', 'payment_unavailable'],
    pathIsOurs: true,
  }),
  keepLonger: post('/course/keep_longer', {
    summary: 'Keep a place some minutes more until it is paid, where it is kept for minutes; once',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the place. @example C26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** Until when it is kept now. @example 2026-03-02T02:15:00.000Z */
      heldUntil: moment,
    }),
    refuses: ['not_found', 'hold_over'],
    pathIsOurs: true,
  }),
  mine: get('/course/mine', {
    summary: 'One’s turns in terms to come, one’s classes with the attendance, and in which ones one may stay',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** Whether what costs something is paid online; otherwise it is paid at the venue. @example true */
      online: z.boolean(),
      /** The moment of the answer, by which a browser sets its clock. */
      now: moment,
      /** Terms that are not over, the first first. */
      terms: z.array(
        z.object({
          term,
          /** How it stands now. */
          stage: z.enum(courseStages),
          /** Of the draw of the order; null for who has not registered. */
          registered: z.nullable(
            z.object({
              /** One’s code. @example a1a17f3e90c24b6d8e5f0a21 */
              code: z.string(),
              /** The draw, by which it is checked. @example COURSE-20260309 */
              draw: z.string(),
              /** One’s place in the order; null until it is drawn. @example 73 */
              rank: z.nullable(z.number()),
              /** From when on one can sign up; null until it is drawn. @example 2026-02-21T01:15:00.000Z */
              turnAt: z.nullable(moment),
            }),
          ),
          /** In how many of its classes one is. @example 1 */
          used: z.number(),
          /** In how many one may be. @example 4 */
          most: z.number(),
        }),
      ),
      /** One’s places in classes of the last year: those that are live first, by the first day; then the others. */
      enrolments: z.array(
        z.object({
          reference,
          /** The class. @example 2026-2-07 */
          course: z.string(),
          term,
          /** In the locale of the request. @example Yoga for beginners */
          name: z.string(),
          /** What it is of. */
          activity: z.enum(courseActivities),
          /** The code of the venue. @example mong-ha */
          venueCode: z.string(),
          /** The venue. @example Mong-Há Sports Centre */
          venue: z.string(),
          /** Where it is. @example Rua de Francisco Xavier Pereira */
          address: z.string(),
          /** The first day of the term. @example 2026-03-09 */
          startsOn: day,
          /** The last day. @example 2026-05-03 */
          endsOn: day,
          /** On which days of the week at what times, as its meetings are. */
          weekly,
          amount,
          /** How it stands. */
          state: z.enum(enrolmentStates),
          /** How one came to it. */
          way: z.enum(enrolmentWays),
          /** Until when it is kept, of what is only held or offered; null otherwise. @example null */
          heldUntil: z.nullable(moment),
          /** Whether it can be kept some minutes more. @example false */
          mayKeepLonger: z.boolean(),
          /** The order by which it is paid; null until somebody has gone on to pay. @example P26-7KQ4NX */
          order: z.nullable(z.string()),
          /** Whether it was paid online. @example false */
          paid: z.boolean(),
          /** When it ended; null while it is live. @example null */
          endedAt: z.nullable(moment),
          /** Why the authority has closed the class; null where it has not. @example null */
          closed: z.nullable(z.enum(courseCancelReasons)),
          /** What goes back where one withdraws now; null where one cannot. @example 12000 */
          refund: z.nullable(z.number()),
          /** Its meetings in the order of time; `present` is null where nobody has noted it. */
          dates: z.array(
            z.object({
              ...meeting,
              /** Whether one was there; null where that is not noted. @example null */
              present: z.nullable(z.boolean()),
            }),
          ),
          /** Meetings of the first month that one has missed, as far as it is noted. @example 1 */
          absences: z.number(),
          /** How many one may have missed and still stay in the next term. @example 1 */
          absencesAllowed: z.number(),
        }),
      ),
      /** Classes in which one may stay now. */
      renewals: z.array(
        z.object({
          /** The class of the next term. @example 2026-2-07 */
          course: z.string(),
          /** In the locale of the request. @example Yoga for beginners */
          name: z.string(),
          /** The class in which one is. @example 2026-1-07 */
          follows: z.string(),
          amount,
          /** Until when. */
          until: moment,
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  withdraw: post('/course/withdraw', {
    summary: 'Give back a place in a class, with what one has read that goes back. Sent again, it is given back once',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the place. @example C26-7KQ4NX2M */
      reference: referenceGiven,
      /** What one has read that goes back, in avos. @example 12000 */
      refundExpected: z.number().check(z.refine((number) => Number.isSafeInteger(number) && number >= 0)),
    }),
    reply: z.object({
      /** `withdrawn`. */
      state: z.enum(enrolmentStates),
      /** What goes back, in avos. @example 12000 */
      refund: z.number(),
    }),
    refuses: ['not_found', 'enrolment_over', 'cancelling_changed'],
    pathIsOurs: true,
  }),
}
