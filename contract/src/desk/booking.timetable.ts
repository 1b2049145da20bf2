import { z } from 'zod/mini'
import { get } from '../call.ts'
import { day, moment } from '../replies.ts'
import { statesOfHolder } from '../rules/booking.ts'
import { cellStates } from '../rules/cell.ts'
import { isDay } from '../rules/days.ts'
import { bands } from '../rules/timetable.ts'
import { place } from './booking.arrival.ts'

/** A time of day at the venue, hh:mm. @example 18:00 */
const time = z.string()
/** In avos. @example 4000 */
const amount = z.number()
/** In the locale of the request. @example Mong-Há Sports Centre */
const name = z.string()
/** By which it is named in calls. @example mong-ha */
const code = z.string()
const venues = z.array(z.object({ code, name }))

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

/** The hours of a venue, and whose they are. */
export const timetableCalls = {
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
}
