import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { numberOfOne } from '../fields.ts'
import { day, moment, namesOfMember } from '../replies.ts'
import { closureReasons } from '../rules/closure.ts'
import { isDay } from '../rules/days.ts'
import {
  mostChildren,
  poolClosedReasons,
  poolKinds,
  saleStates,
  ticketHolders,
  ticketSales,
  ticketStates,
} from '../rules/pool.ts'

/** By which the member refers to a ticket. @example T26-7KQ4NX2M */
const reference = z.string()
const referenceGiven = z.string().check(z.regex(/^T\d\d-[A-Z0-9]{8}$/))
const poolCode = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))
const askedDay = z.string().check(z.refine(isDay))
/** A whole number as large as the database has them. */
const sessionGiven = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))
/** In avos, hundredths of a pataca. @example 1500 */
const amount = z.number()
/** A time of day at the pool, hh:mm. @example 07:00 */
const time = z.string()
/** How many people can still have a place. @example 42 */
const left = z.number()
/** A day of every year, mm-dd; null for a pool that is open all year. @example 05-01 */
const seasonDay = z.nullable(z.string())

const shown = {
  reference,
  /** The code of the pool. @example carmo */
  poolCode: z.string(),
  /** The pool. @example Piscina do Carmo */
  pool: z.string(),
  /** Where it is. @example Rua de Fernão Mendes Pinto */
  address: z.string(),
  /** The number of the session. @example 311 */
  session: z.number(),
  /** The day. @example 2026-03-04 */
  day,
  /** When the session begins. @example 2026-03-04T04:00:00.000Z */
  startsAt: moment,
  /** When the session ends. @example 2026-03-04T08:00:00.000Z */
  endsAt: moment,
  /** The children who come with the member, as far as they are in the family list. */
  children: z.array(z.object(namesOfMember)),
  /** How many people it lets in. @example 2 */
  persons: z.number(),
  amount,
  /** In advance, on the spot, or by a clerk. */
  sold: z.enum(ticketSales),
  /**
   * `held`, kept until `heldUntil`; `valid`; `used`, they are in; `void`, they did not come in time; `lapsed`, not paid
   * in time; `cancelled`, given back; `closed` by the authority.
   */
  state: z.enum(ticketStates),
  /** Until when it is kept, of what is only held; null otherwise. @example null */
  heldUntil: z.nullable(moment),
  /** The order by which it is paid; null until somebody has gone on to pay, and where it costs nothing or is paid at the pool. @example P26-7KQ4NX */
  order: z.nullable(z.string()),
  /** Whether it was paid. @example true */
  paid: z.boolean(),
  /** Whether it can be kept some minutes more. @example false */
  mayKeepLonger: z.boolean(),
  /** From when it lets in. @example 2026-03-04T03:30:00.000Z */
  enterFrom: moment,
  /** Until when it lets in: half an hour after the beginning, or after it was bought, whichever is later. @example 2026-03-04T04:30:00.000Z */
  enterBy: moment,
  /** When they came in; null where nobody has noted it. @example null */
  enteredAt: z.nullable(moment),
  /** When it was given back, closed, void or not kept any longer; null otherwise. @example null */
  endedAt: z.nullable(moment),
  /** Why it was closed by the authority; null where it was not. @example null */
  closed: z.nullable(
    z.object({
      /** Why. */
      reason: z.enum(closureReasons),
      /** More about it, in the locale of the request; empty where the reason says enough. @example The pump is being repaired. */
      text: z.string(),
    }),
  ),
  /** Whether it can be given back now, with nothing lost. */
  mayGiveBack: z.boolean(),
}

/** What closes the service to a member, the first that applies. */
export const whatClosesTickets = [
  'account_inactive',
  'account_suspended',
  'documents_overdue',
  'temporary_card_coming',
  'card_expired',
  'card_temporary',
  'guardian_missing',
  'payment_not_authorised',
  'mobile_unconfirmed',
] as const

/** Sessions of swimming pools, and tickets for them. */
export const pool = {
  sessions: get('/pool/sessions', {
    summary:
      'The pools with their sessions of a day and the places that are left. Asked again with the version of the last answer, it says nothing that is known',
    access: 'public',
    kept: true,
    pathIsOurs: true,
    query: z.object({
      /** One of `days`; left out, today. @example 2026-03-04 */
      day: z.optional(askedDay),
      /** Only this pool, as a display at its entrance shows it. @example carmo */
      pool: z.optional(poolCode),
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
          day,
          /** The calendar day of now. */
          today: day,
          /** The days that can be looked at, from today on. @example ["2026-03-02","2026-03-03"] */
          days: z.array(day),
          /** In the order of the authority. */
          pools: z.array(
            z.object({
              /** Its name in addresses. @example carmo */
              code: z.string(),
              /** In the locale of the request. @example Piscina do Carmo */
              name: z.string(),
              /** The part of the city. @example Taipa */
              area: z.string(),
              /** Where it is. @example Rua de Fernão Mendes Pinto */
              address: z.string(),
              /** Under a roof, or not. */
              kind: z.enum(poolKinds),
              /** Whether it is open at this time of the year. Out of season it has no sessions. */
              inSeason: z.boolean(),
              /** The first day of its season. */
              seasonFrom: seasonDay,
              /** The last day of its season. */
              seasonUntil: seasonDay,
              /** In the order of time. */
              sessions: z.array(
                z.object({
                  /** Its number, by which a ticket is bought. @example 311 */
                  id: z.number(),
                  /** When it begins. @example 12:00 */
                  from: time,
                  /** When it ends. @example 16:00 */
                  until: time,
                  /** When it begins. @example 2026-03-04T04:00:00.000Z */
                  startsAt: moment,
                  /** When it ends. @example 2026-03-04T08:00:00.000Z */
                  endsAt: moment,
                  /** Whether tickets are sold now, and if not, why. */
                  state: z.enum(saleStates),
                  /** All places. @example 120 */
                  places: z.number(),
                  /** Of all places, those that nobody has: so many can be sold on the spot. */
                  left,
                  /** Of these, those that can be had in advance. */
                  advanceLeft: left,
                  /** From when tickets are sold in advance. @example 2026-03-01T23:30:00.000Z */
                  advanceFrom: moment,
                  /** From when they are sold on the spot, with the places that have come free. @example 2026-03-04T03:30:00.000Z */
                  spotFrom: moment,
                  /** What a person pays. */
                  prices: z.object({
                    /** From 18 years. */
                    adult: amount,
                    /** From 13 to 17 years. */
                    minor: amount,
                    /** From 65 years. */
                    senior: amount,
                    /** At 12 or under, on the ticket of an adult. */
                    child: amount,
                  }),
                  /** Why it is closed; null where it is not. @example null */
                  closed: z.nullable(
                    z.object({
                      /** Why. */
                      reason: z.enum(poolClosedReasons),
                      /** More about it, in the locale of the request; empty where the reason says enough. @example The pump is being repaired. */
                      text: z.string(),
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

  quota: get('/app/swimming_quota', {
    summary: 'How many tickets one may buy in advance on each day, how many one has bought, and whom one may bring',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** From today on, as far as tickets are sold in advance. */
      items: z.array(
        z.object({
          day,
          /** Tickets that one may buy in advance. @example 1 */
          most: z.number(),
          /** Those that one has. What was not used in time counts, what was given back does not. @example 1 */
          used: z.number(),
          /** Those that one may still buy. @example 0 */
          left: z.number(),
          /** What one pays as on that day, by one’s age; null of who does not swim alone yet. */
          holder: z.nullable(z.enum(ticketHolders)),
        }),
      ),
      /** Children whom one may bring on one ticket: none before one is 18. @example 2 */
      children: z.number(),
      /** Whether one is old enough to come alone. */
      alone: z.boolean(),
      /** Minutes before a session from which tickets are sold on the spot; these are not counted above. @example 30 */
      spotMinutes: z.number(),
      /** Minutes after its beginning, or after the ticket was bought, in which one has to come in. @example 30 */
      enterMinutes: z.number(),
      /** Whether tickets are paid online; otherwise they are paid at the pool. @example true */
      online: z.boolean(),
    }),
  }),

  buy: post('/pool/buy', {
    summary:
      'Buy a ticket for a session: in advance, one a day; or on the spot, from half an hour before it. Sent again with the same key, it is one ticket',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** The session. @example 311 */
      session: sessionGiven,
      /** Children who come with the member, by the ids of their entries in the family list, which `companion.mine` gives. @example [17] */
      children: z.array(numberOfOne).check(
        z.maxLength(mostChildren),
        z.refine((ids) => new Set(ids).size === ids.length),
      ),
      /** Of this wish: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
      requestKey: z.uuid(),
    }),
    reply: z.object({
      reference,
      amount,
      /** Until when it is kept; null where it is valid. @example 2026-03-02T02:10:00.000Z */
      heldUntil: z.nullable(moment),
      /** Until when it lets in. @example 2026-03-04T04:30:00.000Z */
      enterBy: moment,
    }),
    refuses: [
      ...whatClosesTickets,
      'pool_full',
      'pool_not_open_yet',
      'pool_over',
      'pool_closed',
      'pool_quota_used',
      'pool_ticket_already',
      'swimmer_too_young',
      'child_needs_adult',
      'child_too_old',
      'child_taken',
      'child_card_closed',
      'companion_gone',
    ],
    pathIsOurs: true,
  }),

  tickets: get('/pool/tickets', {
    summary: 'One’s tickets: those to come, the next first; or those that are over, the latest first',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Those that are over, or were given back. Left out, those to come. */
      past: z.optional(z.literal('1')),
      /** The last one of the page before. @example T26-7KQ4NX2M */
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

  ticket: get('/pool/ticket', {
    summary: 'One of one’s tickets',
    access: 'member',
    freshProof: false,
    query: z.object({
      /** Of the ticket. @example T26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object(shown),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),

  pay: post('/pool/pay', {
    summary: 'The page on which a ticket that is held is paid',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the ticket. @example T26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** Where the browser goes. The same ticket has the same page. @example https://pay.example.mo/7d0c2b1a */
      address: z.string(),
      /** The order. @example P26-7KQ4NX */
      order: z.string(),
      /** Until when it can be paid. @example 2026-03-02T02:10:00.000Z */
      payBy: moment,
    }),
    refuses: [...whatClosesTickets, 'not_found', 'hold_over', 'pool_closed', 'payment_unavailable'],
    pathIsOurs: true,
  }),

  keepLonger: post('/pool/keep_longer', {
    summary: 'Keep a ticket some minutes more until it is paid; once',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the ticket. @example T26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** Until when it is kept now. @example 2026-03-02T02:15:00.000Z */
      heldUntil: moment,
    }),
    refuses: ['not_found', 'hold_over'],
    pathIsOurs: true,
  }),

  giveBack: post('/pool/give_back', {
    summary:
      'Give a ticket back before its session begins: its places and the ticket of the day are free again, and what was paid goes back. Sent again, it is given back once',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the ticket. @example T26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** What goes back of what was paid. @example 1500 */
      refund: amount,
    }),
    refuses: ['not_found', 'ticket_too_late'],
    pathIsOurs: true,
  }),
}
