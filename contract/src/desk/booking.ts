import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { whatClosesBookings } from '../calls/booking.ts'
import { messageMinimum } from '../constants.ts'
import { dayWritten, memberNumber, message, numberOfOne, together } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { deskRefunds, mostAtDesk, statesOfHolder } from '../rules/booking.ts'
import { cellStates } from '../rules/cell.ts'
import { isDay } from '../rules/days.ts'
import { longestOwnUseName, minuteOfDay, ownUseStates } from '../rules/ownUse.ts'
import { bands } from '../rules/timetable.ts'
import { seen } from '../rules/typing.ts'
import { no, required, trim, written } from '../written.ts'

/** The code of a venue. @example mong-ha */
const place = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
/** The reference of a booking. @example B26-7KQ4NX2M */
const reference = z.string().check(z.regex(/^B\d\d-[A-Z0-9]{8}$/))

/** A time of day at the venue, hh:mm. @example 18:00 */
const time = z.string()
/** In avos. @example 4000 */
const amount = z.number()
/** In the locale of the request. @example Mong-Há Sports Centre */
const name = z.string()
/** By which it is named in calls. @example mong-ha */
const code = z.string()
const venues = z.array(z.object({ code, name }))
const slotGiven = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))

interface Exception {
  overQuota: boolean
  reason: string
}
/** What is set aside has its reason, and that is a sentence. */
const saysWhy = [
  together<Exception>('reason', 'required', ({ overQuota, reason }) => !overQuota || Boolean(reason)),
  together<Exception>(
    'reason',
    'message_too_short',
    ({ overQuota, reason }) => !overQuota || !reason || String(reason).length >= messageMinimum,
  ),
]

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
const many = z.number()

/** Whose an hour is, for who may look at members. */
const holder = z.object({
  /** The booking. @example B26-7KQ4NX2M */
  reference: z.string(),
  /** Whose it is. @example 000000018 */
  memberNumber: z.string(),
  /** What they are called. @example 陳小美 Chan Siu Mei */
  name: z.string(),
  /** How it stands. */
  state: z.enum(statesOfHolder),
  /** Until when it is kept, of what is only held or offered; null otherwise. @example null */
  heldUntil: z.nullable(moment),
  /** What was paid for it. @example 0 */
  paid: amount,
  /** What is still to be paid. @example 4000 */
  due: amount,
  /** Whether a clerk has booked it for them. */
  atDesk: z.boolean(),
  /** Whether it can be cancelled here. */
  mayCancel: z.boolean(),
})

/** Bookings at the desk. */
export const booking = {
  arrivals: get('/desk/booking/arrivals', {
    summary: 'Who is expected at a venue: bookings that have begun, or begin within the hour, and who has come',
    access: 'staff',
    permission: 'counter',
    query: z.object({
      /** The venue; left out, the first one. @example mong-ha */
      place: z.optional(place),
    }),
    reply: z.object({
      /** The venue; null where there is none at all. @example mong-ha */
      place: z.nullable(z.string()),
      /** What day it is. @example 2026-03-04 */
      day,
      /** All venues, in their order. */
      places: z.array(
        z.object({
          /** The code of the venue. @example mong-ha */
          code: z.string(),
          /** Its name. @example Complexo Desportivo Mong-Há */
          name: z.string(),
        }),
      ),
      /** In the order in which they begin, then of the courts. */
      expected: z.array(
        z.object({
          /** The booking. @example B26-7KQ4NX2M */
          reference: z.string(),
          /** The bookings of further hours that are joined with it. @example ["B26-9QW2LM5T"] */
          joined: z.array(z.string()),
          /** Whose it is. @example 000000018 */
          memberNumber: z.string(),
          /** What they are called. @example 陳小美 Chan Siu Mei */
          name: z.string(),
          /** When it begins. @example 2026-03-04T11:00:00.000Z */
          startsAt: moment,
          /** When it ends. @example 2026-03-04T12:00:00.000Z */
          endsAt: moment,
          /** What is booked. @example Badminton */
          facility: z.string(),
          /** The court. @example Court 6 */
          court: z.string(),
          /** What is still to be paid, in avos. @example 4000 */
          due: z.number(),
          /** When they came; null where nobody has noted it. @example 2026-03-04T10:52:00.000Z */
          arrivedAt: z.nullable(moment),
          /** Whether they can be noted as there now, or that can be taken back. */
          isOpen: z.boolean(),
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  arrive: post('/desk/booking/arrive', {
    summary: 'Note that who has booked is there. Said twice, it stays noted once',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'arrival_closed'],
    pathIsOurs: true,
  }),
  takeBackArrival: post('/desk/booking/arrive/undo', {
    summary: 'Take back that somebody is there: it was somebody else',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({ reference }),
    reply: z.object({}),
    refuses: ['not_found', 'arrival_closed'],
    pathIsOurs: true,
  }),
  timetable: get('/desk/timetable', {
    summary: 'A venue on a day: each hour of each court, whether it is free, and whose it is',
    access: 'staff',
    permission: 'timetable',
    query: z.object({
      /** The venue; left out, the first one. @example mong-ha */
      place: z.optional(place),
      /** The day; left out, today. @example 2026-03-04 */
      day: z.optional(z.string().check(z.refine(isDay))),
    }),
    reply: z.object({
      /** The venue; null where there is none at all. @example mong-ha */
      place: z.nullable(z.string()),
      /** The day that is shown. @example 2026-03-04 */
      day,
      /** What day it is. @example 2026-03-02 */
      today: day,
      /** All venues, in their order. */
      places: venues,
      /** Its courts, by kind. */
      facilities: z.array(
        z.object({
          code,
          name,
          /** Those that are let on that day, in their order. */
          courts: z.array(
            z.object({
              code,
              name,
              /** In the order of time. */
              slots: z.array(
                z.object({
                  /** Its number, by which it is booked. @example 1801 */
                  id: z.number(),
                  /** When it begins. @example 18:00 */
                  from: time,
                  /** When it ends. @example 19:00 */
                  until: time,
                  /** Whether it is one of the hours that many want. */
                  band: z.enum(bands),
                  /** How it stands. */
                  state: z.enum(cellStates),
                  /** Whose it is; null where nobody has it, and for who may not look at members. */
                  booking: z.nullable(holder),
                  /** What the authority itself has it for; null where it has not. */
                  ownUse: z.nullable(
                    z.object({
                      /** The number of the own use. @example 7 */
                      id: z.number(),
                      /** Of this hour, by which it is given back alone. @example B26-7KQ4NX2M */
                      reference: z.string(),
                      /** What it is for. @example Liga juvenil 青年聯賽 */
                      purpose: z.string(),
                    }),
                  ),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  book: post('/desk/booking/book', {
    summary:
      'Book for a member who is here, or on the telephone: all of these hours or none, by the same rules as for everybody, without a turn. Sent again with the same key, they are booked once',
    access: 'staff',
    permission: 'counter',
    body: z
      .strictObject({
        memberNumber,
        /** The slots. @example [4711, 4712] */
        slots: z.array(slotGiven).check(z.minLength(1, required), z.maxLength(mostAtDesk)),
        /** Whether the member may have more than the quota. */
        overQuota: z.boolean(),
        /** Why, for the audit trail; empty where the quota holds. @example The hall had been booked twice by our mistake. */
        reason: z.string().check(z.overwrite(seen), z.maxLength(1000, no('too_long'))),
        /** Of this request: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
        requestKey: z.uuid(),
      })
      .check(...saysWhy),
    reply: z.object({
      /** In the order in which they begin. */
      items: z.array(
        z.object({
          /** The booking. @example B26-7KQ4NX2M */
          reference: z.string(),
          amount,
          /** Until when it is kept to be paid; null where it is confirmed. @example null */
          heldUntil: z.nullable(moment),
        }),
      ),
    }),
    refuses: [
      ...whatClosesBookings,
      'not_found',
      'slot_taken',
      'quota_of_member_used',
      'slot_not_open',
      'slot_closed',
      'slot_kept',
      'slot_too_young',
    ],
    pathIsOurs: true,
  }),
  cancel: post('/desk/booking/cancel', {
    summary:
      'Cancel a booking for a member, until it ends, with what goes back of what was paid. They are told why. Sent again, it is cancelled once',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      reference,
      /** What goes back, where something was paid. */
      refund: z.enum(deskRefunds),
      /** For the member, and for the audit trail. @example The lights of the hall have failed. */
      reason: message,
    }),
    reply: z.object({
      /** What goes back. @example 4000 */
      refund: amount,
    }),
    refuses: ['not_found', 'booking_not_cancellable'],
    pathIsOurs: true,
  }),
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
  order: post('/desk/booking/order', {
    summary: 'The order by which a booking is paid. One that is to be paid at the venue gets it here',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** The reference of the booking; capitals do not matter. @example B26-7KQ4NX2M */
      search: written(trim, 20),
    }),
    reply: z.object({
      /** The order. @example P26-7KQ4NX */
      order: z.string(),
    }),
    refuses: ['not_found', 'nothing_to_pay'],
    pathIsOurs: true,
  }),
}
