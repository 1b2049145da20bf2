import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { day, moment } from '../replies.ts'
import { asideReasons, gateKinds, gateNos, gateWays } from '../rules/gate.ts'

/** The longest code of a card, with the address before it. */
const longestCode = 500
/** Events of one upload. */
const mostEvents = 500

const event = {
  /** By which the gate counts its events; it may begin anew each day. Sent again with the same number, it is one event. @example 1207 */
  number: z.number().check(z.refine((number) => Number.isSafeInteger(number) && number > 0)),
  /** Which way. */
  way: z.enum(gateWays),
  /** What the QR code encodes, with or without the address. @example r8Kx2mQwErTyUiOp.1772416860.k7Qz_a.Zt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4hGaZt6yXn5uPf1sRc8mLd4g */
  code: z.string().check(z.maxLength(longestCode)),
  /** When, by the clock of the gate. @example 2026-03-02T02:00:00.000Z */
  at: moment,
}

/** What a display shows, in three languages. */
const said = z.object({
  /** In Chinese. @example 請進 */
  zh: z.string(),
  /** In Portuguese. @example Pode entrar */
  pt: z.string(),
  /** In English. @example Please enter */
  en: z.string(),
})

/** Gates of venues: machines that open for whoever has booked. Their contract is docs/gate. */
export const gate = {
  pass: post('/gate/pass', {
    summary: 'Whether to open for the card that is held before the gate. Sent again, it is answered the same',
    access: 'gate',
    body: z.strictObject(event),
    reply: z.object({
      /** Whether the gate opens. On the way out it always does. */
      open: z.boolean(),
      /** Why it does not; null where it does. @example null */
      reason: z.nullable(z.enum(gateNos)),
      said,
      /** How many people it opens for, with a ticket of a pool; null where nobody counts them. @example 2 */
      party: z.nullable(z.number()),
    }),
    pathIsOurs: true,
  }),
  upload: post('/gate/upload', {
    summary:
      'What has happened while the gate was cut off: in any order, and as often as it wants. Each event counts once',
    access: 'gate',
    body: z.strictObject({
      /** At most 500. */
      events: z
        .array(
          z.strictObject({
            ...event,
            /** Whether the gate has opened. */
            opened: z.boolean(),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostEvents)),
    }),
    reply: z.object({
      /** The highest number of this upload: all of its events are known, and the gate can forget them. @example 1207 */
      upTo: z.number(),
      /** Those that were put aside for people to look at. There is nothing for the gate to do about them. */
      aside: z.array(
        z.object({
          /** Of the event. @example 1203 */
          number: z.number(),
          /** On which day it was, by the clock of the gate. @example 2026-03-02 */
          day,
          /** Why. */
          reason: z.enum(asideReasons),
        }),
      ),
    }),
    largestBody: 512 * 1024,
    pathIsOurs: true,
  }),
  expected: get('/gate/expected', {
    summary: 'What a gate needs to open without the portal: who is expected within a day, and the public keys of cards',
    access: 'gate',
    query: z.object({
      /** The cursor: `next` of the page before. Left out: the first page. @example 1f7d2c5e8a9b0c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5 */
      after: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
      /** The `version` of this page that the gate has. @example 9c1185a5c5e9 */
      since: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))),
    }),
    reply: z.object({
      /** Names what stands on this page. @example 9c1185a5c5e9 */
      version: z.string(),
      /** Whether nothing of it has changed since: then `items` is null. */
      unchanged: z.boolean(),
      /** By the clock of the portal. @example 2026-03-02T02:00:00.000Z */
      now: moment,
      /** Until when those are listed who are expected. @example 2026-03-03T02:00:00.000Z */
      until: moment,
      /** The public keys of cards, as `/.well-known/card-keys.json` has them. */
      keys: z.array(
        z.object({
          /** Always `OKP`. */
          kty: z.literal('OKP'),
          /** Always `Ed25519`. */
          crv: z.literal('Ed25519'),
          /** The key itself, in base64url. @example 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo */
          x: z.string(),
          /** Its name, the third part of each code that it has signed. @example k7Qz_a */
          kid: z.string(),
        }),
      ),
      /** Cards in the order of `card`, at most 500; who stands in no page is not expected. */
      items: z.nullable(
        z.array(
          z.object({
            /** SHA-256 of the first part of a code, in hexadecimal digits: it says whose it is to who has the card before them. @example 1f7d2c5e8a9b0c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5 */
            card: z.string(),
            /** When the gate opens for it. */
            windows: z.array(
              z.object({
                /** From when. @example 2026-03-02T01:30:00.000Z */
                from: moment,
                /** Until when. @example 2026-03-02T03:00:00.000Z */
                until: moment,
                /** For what. */
                kind: z.enum(gateKinds),
                /** For how many people; null where nobody counts them. @example 2 */
                party: z.nullable(z.number()),
              }),
            ),
          }),
        ),
      ),
      /** The cursor of the next page, for `after`; null at the end. @example null */
      next: z.nullable(z.string()),
      /** What the display shows, so that people read the same with and without the portal. */
      says: z.array(
        z.object({
          /** Why the gate stays closed; `open` where it opens, `leave` on the way out. */
          reason: z.enum(['open', 'leave', ...gateNos]),
          said,
        }),
      ),
    }),
    pathIsOurs: true,
  }),
}
