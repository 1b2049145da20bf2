import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, moment } from '../replies.ts'
import { bookingStates, cancelTerms, mostChoices } from '../rules/booking.ts'
import { closureReasons } from '../rules/closure.ts'
import { audiences, bands, facilityKinds } from '../rules/timetable.ts'

/** By which the member refers to a booking. @example B26-7KQ4NX2M */
const reference = z.string()
const referenceGiven = z.string().check(z.regex(/^B\d\d-[A-Z0-9]{8}$/))
/** A whole number as large as the database has them. */
const slot = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))
/** In avos, hundredths of a pataca. @example 4000 */
const amount = z.number()

const shown = {
  reference,
  /** The code of the venue. @example mong-ha */
  venueCode: z.string(),
  /** The venue. @example Complexo Desportivo Mong-Há */
  venue: z.string(),
  /** Where it is. @example Rua de Francisco Xavier Pereira */
  address: z.string(),
  /** The facility. @example Badminton */
  facility: z.string(),
  /** The court. @example Court 6 */
  court: z.string(),
  /** The day. @example 2026-03-04 */
  day,
  /** When it begins. @example 2026-03-04T11:00:00.000Z */
  startsAt: moment,
  /** When it ends. @example 2026-03-04T12:00:00.000Z */
  endsAt: moment,
  amount,
  /**
   * `held` and `offered`, kept until `heldUntil`; `confirmed`; `used` and `no_show`, over; `lapsed`, not kept any longer;
   * `cancelled` in time; `forfeited`, cancelled too late; `closed` by the authority.
   */
  state: z.enum(bookingStates),
  /** Until when it is kept, of what is only held or offered; null otherwise. @example null */
  heldUntil: z.nullable(moment),
  /** The order by which it is paid; null until somebody has gone on to pay, and where it costs nothing or is paid at the venue. @example P26-7KQ4NX */
  order: z.nullable(z.string()),
  /** Whether it was paid online. @example false */
  paid: z.boolean(),
  /** Whether it can be kept some minutes more. @example false */
  mayKeepLonger: z.boolean(),
  /** When it was cancelled, closed or not kept any longer; null otherwise. @example null */
  endedAt: z.nullable(moment),
  /** Why it was closed by the authority; null where it was not. @example null */
  closed: z.nullable(
    z.object({
      /** Why. */
      reason: z.enum(closureReasons),
      /** More about it, in the locale of the request; empty where the reason says enough. @example The roof is being repaired. */
      text: z.string(),
    }),
  ),
  /** What cancelling it means now: `free`, nothing is lost; `late`, its place of the quota stays used. Null where it cannot be cancelled. */
  cancelTerms: z.nullable(z.enum(cancelTerms)),
  /** The last moment at which nothing is lost by cancelling. @example 2026-03-03T11:00:00.000Z */
  freeUntil: moment,
  /** The hours that are joined in it, in their order; one where it is joined with no other. */
  hours: z.array(
    z.object({
      reference,
      /** When it begins. @example 2026-03-04T11:00:00.000Z */
      startsAt: moment,
      /** When it ends. @example 2026-03-04T12:00:00.000Z */
      endsAt: moment,
      amount,
      /** The order by which it is paid; null as above. @example P26-7KQ4NX */
      order: z.nullable(z.string()),
      /** Whether it was paid online. @example false */
      paid: z.boolean(),
    }),
  ),
}

/** What closes the service to a member, the first that applies. */
export const whatClosesBookings = [
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

/** Bookings of courts. */
export const booking = {
  mine: get('/vbs/mine', {
    summary: 'One’s bookings of a day at a venue, what one pays as, and how many more one may have',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** The code of the venue. @example mong-ha */
      venue: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)),
      /** The day of the slots. @example 2026-03-04 */
      day,
    }),
    reply: z.object({
      /** By the age on that day. */
      audience: z.enum(audiences),
      /** Whether what costs something is paid online; otherwise it is paid at the venue. @example true */
      online: z.boolean(),
      /** For each kind of facility there and each band of hours that the day has. */
      quota: z.array(
        z.object({
          /** The kind of facility. */
          kind: z.enum(facilityKinds),
          /** The hours. */
          band: z.enum(bands),
          /** How many one may have. @example 2 */
          most: z.number(),
          /** How many one has, at all venues. @example 1 */
          used: z.number(),
        }),
      ),
      /** The slots of that day and venue that one has. */
      slots: z.array(
        z.object({
          /** The slot. @example 4711 */
          slot: z.number(),
          reference,
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  book: post('/vbs/book', {
    summary:
      'Book the first of up to three slots that can be had, in the order of liking. Sent again with the same key, it is one booking',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Slots, the one liked best first. @example [4711, 4712] */
      choices: z.array(slot).check(z.minLength(1), z.maxLength(mostChoices)),
      /** Of this wish: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
      requestKey: z.uuid(),
    }),
    reply: z.object({
      reference,
      /** The slot that was booked. @example 4711 */
      slot: z.number(),
      amount,
      /** Until when it is kept; null where it is confirmed, and paid at the venue. @example null */
      heldUntil: z.nullable(moment),
    }),
    refuses: [
      ...whatClosesBookings,
      'slot_taken',
      'quota_used',
      'slot_not_open',
      'slot_closed',
      'slot_kept',
      'slot_too_young',
      'turn_needed',
      'not_your_turn',
      'busy',
    ],
    pathIsOurs: true,
  }),
  list: get('/vbs/bookings', {
    summary: 'One’s bookings: those to come, the next first; or those that are over, the latest first',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Those that are over, or were cancelled. Left out, those to come. */
      past: z.optional(z.literal('1')),
      /** The last one of the page before. @example B26-7KQ4NX2M */
      after: z.optional(referenceGiven),
    }),
    reply: z.object({
      /** Twenty at most. */
      items: z.array(z.object(shown)),
      /** Whether there are more after them. */
      more: z.boolean(),
    }),
    pathIsOurs: true,
  }),
  one: get('/vbs/booking', {
    summary: 'One of one’s bookings',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Of the booking. @example B26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      ...shown,
      /** Where its calendar file is, on this host. @example /vbs/booking.ics?reference=B26-7KQ4NX2M&language=en&seal=q3k9VJb0w2Zt6yXn */
      calendar: z.string(),
      /** Another booking of the same court, just before or after it, with which it can be joined; null where there is none. */
      joins: z.nullable(
        z.object({
          reference,
          /** When it begins. @example 2026-03-04T12:00:00.000Z */
          startsAt: moment,
          /** When it ends. @example 2026-03-04T13:00:00.000Z */
          endsAt: moment,
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  pay: post('/vbs/pay', {
    summary: 'The page on which a booking that is held is paid',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the booking. @example B26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** Where the browser goes. The same booking has the same page. @example https://pay.example.mo/7d0c2b1a */
      address: z.string(),
      /** The order. @example P26-7KQ4NX */
      order: z.string(),
      /** Until when it can be paid. @example 2026-03-02T02:10:00.000Z */
      payBy: moment,
    }),
    refuses: [...whatClosesBookings, 'not_found', 'hold_over', 'slot_closed', 'payment_unavailable'],
    pathIsOurs: true,
  }),
  keepLonger: post('/vbs/keep_longer', {
    summary: 'Keep a booking some minutes more until it is paid; once',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the booking. @example B26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** Until when it is kept now. @example 2026-03-02T02:15:00.000Z */
      heldUntil: moment,
    }),
    refuses: ['not_found', 'hold_over'],
    pathIsOurs: true,
  }),
  cancel: post('/vbs/cancel', {
    summary:
      'Cancel a booking with all hours that are joined in it, on the terms that one has read. Sent again, it is cancelled once',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the booking. @example B26-7KQ4NX2M */
      reference: referenceGiven,
      /** What one has read that it means. */
      terms: z.enum(cancelTerms),
    }),
    reply: z.object({
      /** `cancelled` in time, or `forfeited`. */
      state: z.enum(bookingStates),
    }),
    refuses: ['not_found', 'booking_not_cancellable', 'cancelling_changed'],
    pathIsOurs: true,
  }),
  merge: post('/vbs/merge', {
    summary: 'Join two bookings of one court that follow one another: one line, one arrival, cancelled together',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the two bookings, in any order. @example ["B26-7KQ4NX2M", "B26-9QW2LM5T"] */
      references: z.array(referenceGiven).check(z.minLength(2), z.maxLength(2)),
    }),
    reply: z.object({ reference }),
    refuses: ['not_found', 'hours_not_adjacent', 'joining_over'],
    pathIsOurs: true,
  }),
  split: post('/vbs/split', {
    summary: 'Make several bookings again of hours that were joined',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the booking. @example B26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'joining_over'],
    pathIsOurs: true,
  }),
}
