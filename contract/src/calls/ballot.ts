import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { solvedCaptcha } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { drawStates, mostBallotChoices, struckReasons } from '../rules/ballot.ts'
import { bookingStates } from '../rules/booking.ts'
import { facilityKinds } from '../rules/timetable.ts'

/** The name of a draw. @example PEAK-20261130-BADMINTON */
const reference = z.string()
const referenceGiven = z.string().check(z.regex(/^(PEAK|LOBBY|COURSE)-\d{8}(-[A-Z_]{2,40})?$/))
/** The number of a slot. @example 1801 */
const slot = z.number()
/** A whole number as large as the database has them. */
const slotGiven = z.number().check(z.refine((number) => Number.isInteger(number) && number > 0 && number < 2 ** 31))
/** Hexadecimal digits of SHA-256. @example 94bdccc03deb5271e00eff52175bc40150d78dcb8c59f637a4c802972af726dc */
const hash = z.string()
/** A code of an entry: it is random, and nobody is named by it. @example a1a17f3e90c24b6d8e5f0a21 */
const code = z.string()
/** For an hour, in avos. @example 4000 */
const amount = z.number()

const shown = {
  reference,
  /** The kind of court that is drawn for; null in a draw of turns, of an opening or of a term of classes. */
  kind: z.nullable(z.enum(facilityKinds)),
  /** The day of the hours that are drawn for; of classes the first day of the term. */
  day,
  /** `open`: entries are taken; `closed`: no more, and it is not drawn yet; `drawn`. */
  state: z.enum(drawStates),
  /** From when on entries are taken. */
  opensAt: moment,
  /** Until when. */
  closesAt: moment,
  /** When it is drawn, where its public value has come by then. */
  drawsAt: moment,
  /** Until when what was won is paid; null where nothing is paid. */
  payBy: z.nullable(moment),
  /** How many have entered. @example 4128 */
  entries: z.number(),
  /** How many slots are drawn for. @example 312 */
  places: z.number(),
  /** From where the public value comes, in the language of the request; null where there is none. @example The numbers of the public lottery of 21 November */
  source: z.nullable(z.string()),
}

/** Where the opening was put off, in their order: whose turn had not come at `from` has it as much later as `to` is. */
const delays = z.array(
  z.object({
    /** Turns from then on are later. @example 2026-11-29T23:30:00.000Z */
    from: moment,
    /** The new opening: until then nobody books. @example 2026-11-29T23:45:00.000Z */
    to: moment,
  }),
)

/** What closes bookings to a member, the first that applies. */
const whatClosesBookings = [
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

/** When the turns of an opening are, and one’s own. */
const turn = z.object({
  /** The draw of the turns, by which it is checked. @example LOBBY-20261130 */
  reference,
  /** The day whose courts open. @example 2026-12-07 */
  day,
  /** Until when one can enter by lot. @example 2026-11-29T23:29:50.000Z */
  closesAt: moment,
  /** From when on the lot is drawn, and one’s turn can be asked for. @example 2026-11-29T23:29:52.000Z */
  drawsAt: moment,
  /** The opening: the first turn; where it was put off, the new one. @example 2026-11-29T23:30:00.000Z */
  turnsFrom: moment,
  /** One’s code in the lot; null for who has not entered, or has come later. @example a1a17f3e90c24b6d8e5f0a21 */
  code: z.nullable(code),
  /** Of who has come later, in the order of arrival, from 1 on; null for all others. @example null */
  position: z.nullable(z.number()),
  /** One’s turn; null until the lot is drawn, and for who has none. @example 2026-11-29T23:30:34.120Z */
  turnAt: z.nullable(moment),
  /** The moment of the answer, by which a browser sets its clock. @example 2026-11-29T23:21:07.004Z */
  now: moment,
})

/** Courts that many want are given by lot, in a way that anybody can check. Draws are open to visitors. */
export const ballot = {
  list: get('/ballot/draws', {
    summary: 'The draws for hours of courts: those that take entries, and those that are closed or drawn',
    access: 'public',
    reply: z.object({
      /** Those of the day that comes first, first. */
      items: z.array(z.object(shown)),
    }),
    pathIsOurs: true,
  }),
  one: get('/ballot/draw', {
    summary: 'A draw: its seal and its moments, what is drawn for; and after it all that it is reckoned from',
    access: 'public',
    kept: true,
    query: z.object({
      /** Of the draw. @example PEAK-20261130-BADMINTON */
      reference: referenceGiven,
    }),
    reply: z.object({
      ...shown,
      /** The hash of the secret, known before the first entry, or since `sealedAt`. */
      commitment: hash,
      /** When it was sealed anew, because the secret of before was lost; null where it never was. @example null */
      sealedAt: z.nullable(moment),
      /** The seals of before, the first first: what was made of them would not fit any more. */
      seals: z.array(
        z.object({
          /** The hash of the secret that was lost. */
          commitment: hash,
          /** A public value that had come, and counts no more; null where none had. @example null */
          publicValue: z.nullable(z.string()),
          /** When it was replaced. */
          replacedAt: moment,
        }),
      ),
      /** Whether the list was closed by the time of the seal that is in force. */
      sealedKnowing: z.boolean(),
      /** What nobody could know while entries were taken; null until it has come, and empty where there is none. @example 07 12 19 28 33 41 +5 */
      publicValue: z.nullable(z.string()),
      /** When two of the staff had typed it, or had said that it has not come; null until then, and where there is none. */
      valueAt: z.nullable(moment),
      /** Of the list of entries; null until they are closed. */
      entriesHash: z.nullable(hash),
      /** What was sealed; null until it is drawn. */
      secret: z.nullable(hash),
      /** Made of the secret and the public value; null until it is drawn. */
      seed: z.nullable(hash),
      /** When it was drawn; null until then. */
      drawnAt: z.nullable(moment),
      /** Of a draw of turns, what they are reckoned from besides the number of entries; null of all others. */
      turns: z.nullable(
        z.object({
          /** The opening: the first turn. @example 2026-11-29T23:30:00.000Z */
          from: moment,
          /** How many turns there are in a second. @example 100 */
          perSecond: z.number(),
          delays,
        }),
      ),
      /** The slots that are drawn for, venue by venue, in the order of time. Those of a draw of turns are none. */
      venues: z.array(
        z.object({
          /** Its name in addresses. @example mong-ha */
          code: z.string(),
          /** In the language of the request. @example Mong-Há Sports Centre */
          name: z.string(),
          /** Years from which one may play there. @example 4 */
          minimumAge: z.number(),
          /** What an hour costs, by age on its day. */
          prices: z.object({
            /** From 18 years. */
            adult: amount,
            /** Under 18 years. */
            minor: amount,
            /** From 65 years. */
            senior: amount,
          }),
          /** Its slots. */
          slots: z.array(
            z.object({
              /** By which it is chosen. @example 1801 */
              id: slot,
              /** In the language of the request. @example Court 6 */
              court: z.string(),
              /** When it begins, hh:mm. @example 18:00 */
              from: z.string(),
              /** When it ends, hh:mm. @example 19:00 */
              until: z.string(),
            }),
          ),
        }),
      ),
    }),
    refuses: ['not_found'],
    pathIsOurs: true,
  }),
  enter: post('/ballot/enter', {
    summary:
      'Enter a draw with up to three slots, in the order of liking. Entered again, the slots are others and the code the same',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the draw. @example PEAK-20261130-BADMINTON */
      draw: referenceGiven,
      /** Slots of it, the one liked best first. @example [1801, 1802] */
      choices: z.array(slotGiven).check(
        z.minLength(1),
        z.maxLength(mostBallotChoices),
        z.refine((choices) => new Set(choices).size === choices.length),
      ),
      solvedCaptcha,
    }),
    reply: z.object({ code }),
    refuses: [
      ...whatClosesBookings,
      ...(['captcha_needed', 'captcha_failed', 'not_found', 'draw_closed', 'not_drawn_for'] as const),
      ...(['quota_used', 'slot_too_young'] as const),
    ],
    pathIsOurs: true,
  }),
  leave: post('/ballot/leave', {
    summary: 'Leave a draw while it takes entries. Who is not in it any more is answered the same',
    access: 'member',
    freshProof: false,
    body: z.strictObject({
      /** Of the draw. @example PEAK-20261130-BADMINTON */
      draw: referenceGiven,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'draw_closed'],
    pathIsOurs: true,
  }),
  enterLobby: post('/vbs/lobby', {
    summary:
      'Enter the lobby before an opening: turns are drawn by lot among all who come before it closes; who comes later follows. Entered again, the turn is the same',
    access: 'member',
    freshProof: false,
    body: z.strictObject({ solvedCaptcha }),
    reply: turn,
    refuses: [...whatClosesBookings, 'captcha_needed', 'captcha_failed', 'lobby_closed'],
    pathIsOurs: true,
  }),
  turn: get('/vbs/lobby', {
    summary: 'The lobby that is open or whose turns go on, and one’s own turn in it',
    access: 'member',
    freshProof: false,
    reply: turn,
    refuses: ['lobby_closed'],
    pathIsOurs: true,
  }),
  lobby: get('/vbs/lobby/state', {
    summary: 'How the lobby stands, the same for all: its times, whether it was put off, and how many are in it',
    access: 'public',
    kept: true,
    reply: z.object({
      /** The draw of the turns, by which it is checked. @example LOBBY-20261130 */
      reference,
      /** Until when one can enter by lot. @example 2026-11-29T23:29:50.000Z */
      closesAt: moment,
      /** From when on the lot is drawn. @example 2026-11-29T23:29:52.000Z */
      drawsAt: moment,
      /** The opening as it was sealed. @example 2026-11-29T23:30:00.000Z */
      from: moment,
      /** How many turns there are in a second. @example 100 */
      perSecond: z.number(),
      delays,
      /** How many have entered by lot, so far. @example 8900 */
      entries: z.number(),
      /** How many have come after the lot. @example 12 */
      arrivals: z.number(),
      /** By which everybody reckons their turn; null until the lot is drawn, and from then on `entries` stays. */
      seed: z.nullable(hash),
      /** Seconds until it is worth asking again. @example 3 */
      nextIn: z.number(),
    }),
    refuses: ['lobby_closed'],
    pathIsOurs: true,
  }),
  mine: get('/ballot/mine', {
    summary: 'One’s entries in draws of days to come, with their codes, and what they have drawn',
    access: 'member',
    freshProof: false,
    reply: z.object({
      /** Those of the day that comes first, first. */
      items: z.array(
        z.object({
          reference,
          /** The kind of court. */
          kind: z.enum(facilityKinds),
          day,
          code,
          /** Slots, the one liked best first. @example [1801, 1802] */
          choices: z.array(slot),
          /** From 1 on; null until it is drawn. @example 3 */
          rank: z.nullable(z.number()),
          /** The slot that was won; null where none was, and until it is drawn. @example 1801 */
          won: z.nullable(slot),
          /** Why there is no booking of what was won: bookings were `closed` to the member, the `quota` was used up, or the slot was `gone`. */
          struck: z.nullable(z.enum(struckReasons)),
          /** What has become of what was won; null where there is no booking. */
          booking: z.nullable(
            z.object({
              /** By which the member refers to it. @example B26-7KQ4NX2M */
              reference: z.string(),
              /** Held until it is paid, or confirmed. */
              state: z.enum(bookingStates),
            }),
          ),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
}
