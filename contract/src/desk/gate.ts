import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, moment } from '../replies.ts'
import { asideReasons, gateWays } from '../rules/gate.ts'
import { trim, written } from '../written.ts'

/** The longest name of a gate. */
const longestName = 60
/** The code of a venue or pool. @example carmo */
const codeGiven = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const gateGiven = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))

/** By which it is named in calls. @example carmo */
const code = z.string()
/** In the locale of the request. @example Piscina do Carmo */
const name = z.string()

/** Gates of venues, which staff make and withdraw. */
export const gate = {
  list: get('/desk/gates', {
    summary: 'The gates, and the venues that can have one',
    access: 'staff',
    permission: 'facilities',
    reply: z.object({
      /** Those in use first, by venue. */
      items: z.array(
        z.object({
          /** Its number. @example 3 */
          id: z.number(),
          /** What staff call it. @example Entrance of the hall */
          name: z.string(),
          /** The venue, in the locale of the request. @example Piscina do Carmo */
          place: z.string(),
          /** The pool, where it is of one alone; null otherwise. @example null */
          pool: z.nullable(z.string()),
          /** When it was made. @example 2026-03-01T02:00:00.000Z */
          addedAt: moment,
          /** When it has last asked or told anything; null where it never did. @example 2026-03-02T02:00:00.000Z */
          seenAt: z.nullable(moment),
          /** When its key was withdrawn; null of one in use. @example null */
          withdrawnAt: z.nullable(moment),
          /** How many of its events were put aside. @example 0 */
          aside: z.number(),
        }),
      ),
      /** The venues, in their order. */
      places: z.array(
        z.object({
          code,
          name,
          /** Its pools. */
          pools: z.array(z.object({ code, name })),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  add: post('/desk/gate', {
    summary: 'Make a gate. Its key is shown this once, and kept nowhere',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      /** The venue. @example carmo */
      place: codeGiven,
      /** The pool, where it is of one alone; null otherwise. @example null */
      pool: z.nullable(codeGiven),
      /** What staff call it. @example Entrance of the hall */
      name: written(trim, longestName),
    }),
    reply: z.object({
      /** Its number. @example 3 */
      id: z.number(),
      /** For the header `apikey` of its calls. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
      key: z.string(),
    }),
    refuses: ['not_found', 'gate_exists'],
    pathIsOurs: true,
  }),
  withdraw: post('/desk/gate/withdraw', {
    summary: 'Withdraw the key of a gate: from then on it can neither ask nor tell anything',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      /** Its number. @example 3 */
      id: gateGiven,
    }),
    reply: z.object({}),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  aside: get('/desk/gate/aside', {
    summary:
      'What gates have told afterwards and the portal could not believe, or would not have allowed; newest first',
    access: 'staff',
    permission: 'facilities',
    query: z.object({
      /** The cursor: `next` of the page before. Left out: the first page. @example 1730 */
      after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.object({
      /** At most fifty. */
      items: z.array(
        z.object({
          /** What staff call the gate. @example Entrance of the hall */
          gate: z.string(),
          /** The venue, in the locale of the request. @example Piscina do Carmo */
          place: z.string(),
          /** Of the event, as the gate counts them. @example 1203 */
          number: z.number(),
          /** On which day it was, by the clock of the gate. @example 2026-03-02 */
          day,
          /** When, by the clock of the gate. @example 2026-03-02T02:00:00.000Z */
          at: moment,
          /** When it was told. @example 2026-03-02T09:00:00.000Z */
          receivedAt: moment,
          /** Which way. */
          way: z.enum(gateWays),
          /** Whether the gate had opened. */
          opened: z.boolean(),
          /** Why it was put aside. */
          reason: z.enum(asideReasons),
          /** Whose card it was; null where that is not known. @example 000000018 */
          memberNumber: z.nullable(z.string()),
        }),
      ),
      /** The cursor of the next page, for `after`; null at the end. @example 1680 */
      next: z.nullable(z.string()),
    }),
    pathIsOurs: true,
  }),
}
