import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, moment } from '../replies.ts'

/** The code of a venue. @example mong-ha */
export const place = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
/** The reference of a booking. @example B26-7KQ4NX2M */
export const reference = z.string().check(z.regex(/^B\d\d-[A-Z0-9]{8}$/))

/** Who comes to what is booked. */
export const arrivalCalls = {
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
}
