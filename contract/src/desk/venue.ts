import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { dayWritten, message, together } from '../fields.ts'
import { moment } from '../replies.ts'
import { closureReasons, closureStates, longestClosureText } from '../rules/closure.ts'
import { seen } from '../rules/typing.ts'
import { no } from '../written.ts'

/** Its name in addresses, or none. @example mong-ha */
const codeOrNone = z.string().check(z.regex(/^([a-z0-9-]{1,40})?$/))
const dayOrNone = z.union([z.literal(''), dayWritten])
const timeOrNone = z.string().check(z.regex(/^((([01]\d|2[0-3]):[0-5]\d|24:00))?$/))
/** In the words of the authority; empty where the reason says enough. @example The roof is being repaired. */
const said = z.string().check(z.overwrite(seen), z.maxLength(longestClosureText, no('too_long')))

const texts = ['textZh', 'textPt', 'textEn'] as const
type Texts = Record<(typeof texts)[number] | 'reason', string>
/** In all three languages or in none; where the reason is another one, in all three. */
const inAllOrNone = (field: (typeof texts)[number]) =>
  together<Texts>(
    field,
    'required',
    (form) => Boolean(form[field]) || (form.reason !== 'other' && texts.every((one) => !form[one])),
  )

/** What is closed, from when to when, and why. */
const closing = {
  /** Why. */
  reason: z.enum(closureReasons),
  /** In Chinese. */
  textZh: said,
  /** In Portuguese. */
  textPt: said,
  /** In English. */
  textEn: said,
  /** Everything where none is named. */
  venue: codeOrNone,
  /** All of the venue where none is named. */
  facility: codeOrNone,
  /** All of the facility where none is named. */
  court: codeOrNone,
  /** A pool of the venue, and no court; left out, or empty, its pools are closed where the venue is. @example carmo */
  pool: z.optional(codeOrNone),
  /** The first day; empty for from now on. @example 2027-01-01 */
  fromDay: dayOrNone,
  /** When it begins on that day, hh:mm; empty for the beginning of the day. @example 17:00 */
  fromTime: timeOrNone,
  /** The last day; empty for today. @example 2027-01-02 */
  untilDay: dayOrNone,
  /** When it ends on that day, hh:mm; empty, or `24:00`, for the end of the day. @example 12:00 */
  untilTime: timeOrNone,
}
const whole = texts.map(inAllOrNone)

/** Of a closure. @example 7 */
const id = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))
/** In the locale of the request. @example Mong-Há Sports Centre */
const name = z.string()
/** By which it is named in calls. @example mong-ha */
const code = z.string()
/** How many people have bookings or tickets there. @example 1284 */
const people = z.number()

/** The timetable at the desk: what is closed when and why. */
export const venue = {
  places: get('/desk/venues', {
    summary: 'The venues, their facilities and courts, to choose from',
    access: 'staff',
    permission: 'facilities',
    reply: z.object({
      /** In their order. */
      items: z.array(
        z.object({
          code,
          name,
          /** Its courts, by kind. */
          facilities: z.array(
            z.object({
              code,
              name,
              /** In their order. */
              courts: z.array(z.object({ code, name })),
            }),
          ),
          /** Its swimming pools. */
          pools: z.array(z.object({ code, name })),
        }),
      ),
    }),
  }),
  closures: get('/desk/closures', {
    summary: 'What is closed, will be and was, with how far its bookings are ended',
    access: 'staff',
    permission: 'facilities',
    reply: z.object({
      /** What is not over, then the last fifty that are; the latest comes first. */
      items: z.array(
        z.object({
          id,
          /** Why. */
          reason: z.enum(closureReasons),
          /** In Chinese; empty as the other two where the reason says enough. @example 屋頂維修。 */
          textZh: z.string(),
          /** In Portuguese. @example O telhado está a ser reparado. */
          textPt: z.string(),
          /** In English. @example The roof is being repaired. */
          textEn: z.string(),
          /** Venue, facility and court, or venue and pool, as far as they are named; empty for everything. @example ["Mong-Há Sports Centre"] */
          place: z.array(z.string()),
          /** When it begins. */
          startsAt: moment,
          /** When it ends, or would have ended. */
          endsAt: moment,
          /** How it stands now. */
          state: z.enum(closureStates),
          /** Who has declared it. @example Wong Ka Wai */
          declaredBy: z.string(),
          /** When. */
          declaredAt: moment,
          /** Who has lifted it; null where nobody has. @example null */
          liftedBy: z.nullable(z.string()),
          /** When everybody had been told; null while some have not. @example null */
          toldAt: z.nullable(moment),
          /** Bookings and tickets that were ended so far. @example 612 */
          ended: z.number(),
          /** Bookings that are still to be ended. @example 0 */
          left: z.number(),
        }),
      ),
    }),
  }),
  meets: post('/desk/closure/meets', {
    summary: 'How many people and bookings a closure would meet now. Nothing changes',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject(closing).check(...whole),
    reply: z.object({
      /** When it would begin. */
      startsAt: moment,
      /** When it would end. */
      endsAt: moment,
      people,
      /** Their bookings, and tickets of pools. @example 1901 */
      bookings: z.number(),
      /** What was paid online for them and goes back, in avos. @example 2146000 */
      refund: z.number(),
      /** Those of them who get a text message, because theirs begins soon. @example 968 */
      byMessage: z.number(),
    }),
    refuses: ['not_found', 'closure_past', 'closure_ends_first', 'closure_too_long'],
  }),
  close: post('/desk/closure', {
    summary:
      'Close: from now on nothing of it can be booked; its bookings are ended, paid back and told of one after the other. Sent again with the same key, it is one closure',
    access: 'staff',
    permission: 'facilities',
    body: z
      .strictObject({
        ...closing,
        /** How many people the clerk has read that it meets. Where it meets over a tenth more by now, it is refused. @example 1284 */
        people: z.number().check(z.refine((many) => Number.isSafeInteger(many) && many >= 0)),
        /** Of this closure: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
        requestKey: z.uuid(),
      })
      .check(...whole),
    reply: z.object({ id }),
    refuses: ['not_found', 'closure_past', 'closure_ends_first', 'closure_too_long', 'closure_meets_others'],
  }),
  lift: post('/desk/closure/lift', {
    summary: 'Open again what lies ahead. What was cancelled stays cancelled',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      id,
      /** For the audit trail. @example The signal was lowered earlier. */
      reason: message,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'closure_over'],
  }),
}
