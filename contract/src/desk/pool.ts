import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { whatClosesTickets } from '../calls/pool.ts'
import { together } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { isDay } from '../rules/days.ts'
import { mostChildren, poolClosedReasons, saleStates, ticketHolders, ticketSales, ticketStates } from '../rules/pool.ts'
import { no, required, trim, written } from '../written.ts'

/** The longest code of a card, with the address before it. */
const longestCode = 500
/** The code of a pool. @example carmo */
const poolGiven = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
/** A whole number as large as the database has them. */
const sessionGiven = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))
const referenceGiven = z.string().check(z.regex(/^T\d\d-[A-Z0-9]{8}$/))

/** By which it is named in calls. @example carmo */
const code = z.string()
/** In the locale of the request. @example Piscina do Carmo */
const name = z.string()
/** A time of day at the pool, hh:mm. @example 07:00 */
const time = z.string()
/** In avos. @example 1500 */
const amount = z.number()
/** How many people. @example 42 */
const people = z.number()

const ticket = {
  /** The ticket. @example T26-7KQ4NX2M */
  reference: z.string(),
  /** The number of its session. @example 311 */
  session: z.number(),
  /** When the session begins. @example 2026-03-04T04:00:00.000Z */
  startsAt: moment,
  /** When the session ends. @example 2026-03-04T08:00:00.000Z */
  endsAt: moment,
  /** Whose it is; null of somebody without membership. @example 000000018 */
  memberNumber: z.nullable(z.string()),
  /** What they are called; empty of somebody without membership. @example 陳小美 Chan Siu Mei */
  name: z.string(),
  /** What the ticket is priced by. */
  holder: z.enum(ticketHolders),
  /** Children who come with them. @example 1 */
  children: z.number(),
  /** Those of them whom the member has named. @example ["陳樂琪 Chan Lok Kei"] */
  childNames: z.array(z.string()),
  amount,
  /** What is still to be paid. @example 0 */
  due: z.number(),
  /** In advance, on the spot, or by a clerk. */
  sold: z.enum(ticketSales),
  /** How it stands now. */
  state: z.enum(ticketStates),
  /** Until when it is kept, of what is only held; null otherwise. @example null */
  heldUntil: z.nullable(moment),
  /** The order by which it is paid; null where there is none yet. @example P26-7KQ4NX */
  order: z.nullable(z.string()),
  /** From when it lets in. @example 2026-03-04T03:30:00.000Z */
  enterFrom: moment,
  /** Until when it lets in. @example 2026-03-04T04:30:00.000Z */
  enterBy: moment,
  /** When they came in; null where nobody has noted it. @example null */
  enteredAt: z.nullable(moment),
  /** Whether their entry was told when the ticket was void already: they are in beyond the places that are counted. */
  late: z.boolean(),
  /** Whether they can be let in now. */
  mayEnter: z.boolean(),
  /** Whether it can be taken back that they are in. */
  mayTakeBack: z.boolean(),
}

interface Sale {
  who: string
  holder: string | null
}
/** Who is no member has no birthday on file: the clerk says by which price they swim. */
const saysWhat = together<Sale>('holder', 'required', ({ who, holder }) => Boolean(who) || holder !== null)

/** Swimming pools at the desk. */
export const pool = {
  today: get('/desk/pool', {
    summary: 'A pool on a day: its sessions, and how many have a place, are in, and can still come',
    access: 'staff',
    permission: 'counter',
    query: z.object({
      /** The pool; left out, the first one. @example carmo */
      pool: z.optional(poolGiven),
      /** The day; left out, today. @example 2026-03-04 */
      day: z.optional(z.string().check(z.refine(isDay))),
    }),
    reply: z.object({
      /** The pool; null where there is none at all. @example carmo */
      pool: z.nullable(z.string()),
      /** Of the venue at which the pool is, by which its desk is named where money is taken; null where there is no pool. @example carmo */
      place: z.nullable(z.string()),
      /** The day that is shown. @example 2026-03-04 */
      day,
      /** What day it is. @example 2026-03-04 */
      today: day,
      /** All pools, in their order. */
      pools: z.array(z.object({ code, name })),
      /** In the order of time. */
      sessions: z.array(
        z.object({
          /** Its number. @example 311 */
          id: z.number(),
          /** When it begins. @example 12:00 */
          from: time,
          /** When it ends. @example 16:00 */
          until: time,
          /** When it begins. @example 2026-03-04T04:00:00.000Z */
          startsAt: moment,
          /** When it ends. @example 2026-03-04T08:00:00.000Z */
          endsAt: moment,
          /** How the sale stands. */
          state: z.enum(saleStates),
          /** Why it is closed; null where it is not. @example null */
          closed: z.nullable(z.enum(poolClosedReasons)),
          /** From when a clerk can sell tickets: the same moment as on the spot. @example 2026-03-04T03:30:00.000Z */
          spotFrom: moment,
          /** All places. */
          places: people,
          /** With a ticket that is paid, and not in yet. */
          expected: people,
          /** Whose ticket is kept until it is paid. */
          held: people,
          /** Who are in. */
          entered: people,
          /** Of these, those whose entry was told when the ticket was void already. */
          late: people,
          /** Whose ticket has become void: they did not come in time. */
          missed: people,
          /** Places that can still be sold. */
          left: people,
          /** What a ticket costs. */
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
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  tickets: get('/desk/pool/tickets', {
    summary: 'The tickets of a session that have a place or have become void, page by page',
    access: 'staff',
    permission: 'counter',
    query: z.object({
      /** The session. @example 311 */
      session: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      /** The cursor: `next` of the page before. Left out: the first page. @example 1730 */
      after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.object({
      /** At most fifty, in the order in which they were sold. */
      items: z.array(z.object(ticket)),
      /** The cursor of the next page, for `after`; null at the end. @example 1780 */
      next: z.nullable(z.string()),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  find: post('/desk/pool/find', {
    summary:
      'The tickets of somebody who is here: by the code of their card, their member number or the reference of a ticket. Each look is written down',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      /** The pool. @example carmo */
      pool: poolGiven,
      /** What was scanned or typed; capitals do not matter. @example 000000018 */
      search: written(trim, longestCode),
    }),
    reply: z.object({
      /** Those of today at this pool that are not over, the next first; of a reference, that one. */
      items: z.array(z.object(ticket)),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  enter: post('/desk/pool/enter', {
    summary: 'Let in who has a ticket. Said twice, they are in once',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      /** The ticket. @example T26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** How many people it lets in. @example 2 */
      persons: z.number(),
    }),
    refuses: ['not_found', 'entry_closed', 'ticket_unpaid'],
    pathIsOurs: true,
  }),
  takeBackEntry: post('/desk/pool/enter/undo', {
    summary: 'Take back that somebody is in: it was somebody else',
    access: 'staff',
    permission: 'counter',
    body: z.strictObject({
      /** The ticket. @example T26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'entry_closed'],
    pathIsOurs: true,
  }),
  sell: post('/desk/pool/sell', {
    summary:
      'Sell a ticket on the spot: to a member by the same rules as for everybody, or to somebody without membership. Sent again with the same key, it is one ticket',
    access: 'staff',
    permission: 'counter',
    body: z
      .strictObject({
        /** The session. @example 311 */
        session: sessionGiven,
        /** The member number, or the code of the card as it was scanned; empty for somebody without membership. @example 000000018 */
        who: z.string().check(z.overwrite(trim), z.maxLength(longestCode, no('too_long'))),
        /** What somebody without membership pays as; null for a member, who pays by their age. @example null */
        holder: z.nullable(z.enum(ticketHolders, no('required'))),
        /** Children who come with them, whom the clerk has before them. @example 1 */
        children: z
          .number({ error: 'required' })
          .check(z.refine((number) => Number.isInteger(number) && number >= 0 && number <= mostChildren, required)),
        /** Of this request: a UUID that the caller makes. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
        requestKey: z.uuid(),
      })
      .check(saysWhat),
    reply: z.object({
      /** The ticket. @example T26-7KQ4NX2M */
      reference: z.string(),
      amount,
      /** The order by which the cashier takes the money, `payment.takeOrder`; null where nothing is to be paid. @example P26-7KQ4NX */
      order: z.nullable(z.string()),
      /** Until when it is kept to be paid; null where nothing is to be paid. @example 2026-03-04T03:52:00.000Z */
      heldUntil: z.nullable(moment),
      /** Until when it lets in. @example 2026-03-04T04:30:00.000Z */
      enterBy: moment,
    }),
    refuses: [
      ...whatClosesTickets,
      'not_found',
      'pool_full',
      'pool_not_open_yet',
      'pool_over',
      'pool_closed',
      'pool_ticket_already',
      'swimmer_too_young',
      'child_needs_adult',
    ],
    pathIsOurs: true,
  }),
  order: post('/desk/pool/order', {
    summary:
      'The order by which a ticket is paid here: one is made where there is none, as of what is paid at the pool',
    access: 'staff',
    permission: 'cashier',
    body: z.strictObject({
      /** The ticket. @example T26-7KQ4NX2M */
      reference: referenceGiven,
    }),
    reply: z.object({
      /** The order, for `payment.takeOrder`. @example P26-7KQ4NX */
      order: z.string(),
    }),
    refuses: ['not_found', 'nothing_to_pay'],
    pathIsOurs: true,
  }),
}
