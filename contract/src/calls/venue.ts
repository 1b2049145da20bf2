import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, moment } from '../replies.ts'
import { closureReasons } from '../rules/closure.ts'
import { isDay } from '../rules/days.ts'
import { bands, facilityKinds, slotStates } from '../rules/timetable.ts'

const venueCode = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))
const askedDay = z.string().check(z.refine(isDay))
/** A kind of sport. */
const kind = z.enum(facilityKinds)
/** A time of day at the venue, hh:mm. @example 18:00 */
const time = z.string()
/** For an hour, in avos. @example 4000 */
const amount = z.number()
/** What an hour costs; null where the day has no such hours. */
const prices = z.nullable(
  z.object({
    /** From 18 years. */
    adult: amount,
    /** Under 18 years. */
    minor: amount,
    /** From 65 years. */
    senior: amount,
  }),
)
/** Whether it is one of the hours that many want: they cost more. */
const band = z.enum(bands)

/** Whether hours lie ahead that are not closed: without them there is nothing to be full. */
const hasHours = z.boolean()

const venueSaid = {
  /** Its name in addresses. @example mong-ha */
  code: z.string(),
  /** In the locale of the request. @example Mong-Há Sports Centre */
  name: z.string(),
  /** The part of the city. @example Macao Peninsula */
  area: z.string(),
  /** Where it is. @example Rua de Lin Fong */
  address: z.string(),
}

const facilitySaid = {
  /** Its name within the venue. @example badminton */
  code: z.string(),
  kind,
  /** In the locale of the request. @example Badminton courts */
  name: z.string(),
  /** Years from which one may play there. @example 4 */
  minimumAge: z.number(),
  /** The most people on a court. @example 8 */
  party: z.number(),
}

/** What there is and what is free of it: the same for everybody, and open to visitors. */
export const venue = {
  list: get('/vbs/venues', {
    summary: 'The venues, and how many slots of a day are free at each',
    access: 'public',
    kept: true,
    pathIsOurs: true,
    query: z.object({
      /** One of `days`; left out, today. */
      day: z.optional(askedDay),
      /** Only courts of this kind. */
      kind: z.optional(kind),
      /** Only venues in this part of the city, as `area` says it. @example Taipa */
      area: z.optional(z.string().check(z.maxLength(80))),
    }),
    reply: z.object({
      /** The day of which the free slots are. */
      day,
      /** The days that can be looked at, from today on. @example ["2026-03-02","2026-03-03"] */
      days: z.array(day),
      /** In the order of the authority. */
      items: z.array(
        z.object({
          ...venueSaid,
          /** Its courts, by kind. */
          facilities: z.array(
            z.object({
              ...facilitySaid,
              /** How many courts have slots on that day. @example 8 */
              courts: z.number(),
              /** Slots of the day that can be booked now. @example 26 */
              free: z.number(),
              hasHours,
              /** When the first slot of the day begins; null where it is closed on that day. @example 08:00 */
              opens: z.nullable(time),
              /** When the last one ends; null where it is closed on that day. @example 22:00 */
              closes: z.nullable(time),
              /** Why all that lies ahead of the day is closed; null where it is not. @example null */
              closedBecause: z.nullable(z.enum(closureReasons)),
            }),
          ),
        }),
      ),
    }),
    refuses: ['day_not_let'],
  }),

  today: get('/vbs/today', {
    summary: 'The hours of today that can still be booked, at each venue',
    access: 'public',
    kept: true,
    pathIsOurs: true,
    reply: z.object({
      /** The calendar day of now. */
      day,
      /** When it was so. */
      at: moment,
      /** In the order of the authority. */
      items: z.array(
        z.object({
          ...venueSaid,
          /** Its courts, by kind. */
          facilities: z.array(
            z.object({
              /** Its name within the venue. @example badminton */
              code: z.string(),
              kind,
              /** Hours that have not begun and can be booked, in the order of time. */
              hours: z.array(
                z.object({
                  /** When it begins. @example 18:00 */
                  from: time,
                  /** When it ends. @example 19:00 */
                  until: time,
                  /** On how many courts; at least one. @example 3 */
                  free: z.number(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  }),

  favourites: get('/vbs/favourites', {
    summary: 'The venues that the member has chosen to find again at once',
    access: 'member',
    freshProof: false,
    pathIsOurs: true,
    reply: z.object({
      /** Their codes, in the order of the authority. @example ["mong-ha"] */
      items: z.array(z.string()),
    }),
  }),

  choose: post('/vbs/favourite', {
    summary: 'Choose a venue to find again at once, or no longer',
    access: 'member',
    freshProof: false,
    pathIsOurs: true,
    body: z.strictObject({
      /** The `code` of the venue. @example mong-ha */
      venue: venueCode,
      /** Whether it is one. Said again, it stays as it is. */
      favourite: z.boolean(),
    }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),

  slots: get('/vbs/slots', {
    summary:
      'The slots of a venue on a day, court by court. Asked again with the version of the last answer, it says nothing that is known',
    access: 'public',
    kept: true,
    pathIsOurs: true,
    query: z.object({
      /** The `code` of the venue. @example mong-ha */
      venue: venueCode,
      /** One of `days`; left out, today. */
      day: z.optional(askedDay),
      /** The `version` of an answer that is still there. @example 3f0a9c1e77b2 */
      since: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))),
    }),
    reply: z.object({
      /** Another one where anything is different. @example 3f0a9c1e77b2 */
      version: z.string(),
      /** Seconds until it is worth asking again; they grow with the number of those who look. @example 4 */
      nextIn: z.number(),
      /** Null where `since` is the version of now: nothing is different. */
      timetable: z.nullable(
        z.object({
          ...venueSaid,
          day,
          /** The calendar day of now. */
          today: day,
          /** When this day opens for booking. */
          opensAt: z.nullable(moment),
          /** The day whose slots are booked by turns now, or soon; null where no turns are given. @example 2026-03-09 */
          byTurns: z.nullable(day),
          /** What the authority has closed of this day, by the number that its slots name. */
          closures: z.array(
            z.object({
              /** Its number. @example 7 */
              id: z.number(),
              /** Why. */
              reason: z.enum(closureReasons),
              /** More about it, in the locale of the request; empty where the reason says enough. @example The roof is being repaired. */
              text: z.string(),
              /** Until when. */
              until: moment,
            }),
          ),
          /** Its courts, by kind. */
          facilities: z.array(
            z.object({
              ...facilitySaid,
              /** The days that can be looked at, and how many slots can be booked now on each. */
              days: z.array(
                z.object({
                  day,
                  /** How many. @example 26 */
                  free: z.number(),
                  hasHours,
                  /** Whether the day has opened for booking. */
                  open: z.boolean(),
                }),
              ),
              /** By the band of an hour. */
              prices: z.object({
                /** Of the hours that many want. */
                peak: prices,
                /** Of the others. */
                off_peak: prices,
              }),
              /** In their order. */
              courts: z.array(
                z.object({
                  /** Its name within the facility. @example 6 */
                  code: z.string(),
                  /** In the locale of the request. @example Court 6 */
                  name: z.string(),
                  /** In the order of time. */
                  slots: z.array(
                    z.object({
                      /** Its number, by which it is booked. @example 1801 */
                      id: z.number(),
                      /** When it begins. @example 18:00 */
                      from: time,
                      /** When it ends. @example 19:00 */
                      until: time,
                      band,
                      /** Whether it can be booked now, and if not, why. */
                      state: z.enum(slotStates),
                      /** Of what is closed: by which of `closures`. @example 7 */
                      closedBy: z.optional(z.number()),
                    }),
                  ),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    refuses: ['not_found', 'day_not_let'],
  }),
}
