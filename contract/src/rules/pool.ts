import { adultAge, seniorAge } from '../constants.ts'
import { ageOn } from './age.ts'
import { closureReasons } from './closure.ts'
import { accompaniedUntil } from './companion.ts'
import { addDays, weekdayOf } from './days.ts'

export const poolKinds = ['indoor', 'outdoor'] as const
export type PoolKind = (typeof poolKinds)[number]

/** By whose age a ticket costs what: a `child` is 12 or under, a `minor` 13 to 17, a `senior` 65 or over. */
export const swimmers = ['adult', 'minor', 'senior', 'child'] as const
export type Swimmer = (typeof swimmers)[number]
/** Those who have a ticket of their own: a child is on the ticket of an adult. */
export const ticketHolders = ['adult', 'minor', 'senior'] as const satisfies Swimmer[]
export type TicketHolder = (typeof ticketHolders)[number]

/** The most children on one ticket. The database has a place for each. */
export const mostChildren = 2

/** What a person swims as, by their age on the day. */
export const swimmerOn = (day: string, birthDate: string): Swimmer => {
  if (day < accompaniedUntil(birthDate)) return 'child'
  const age = ageOn(day, birthDate)
  if (age < adultAge) return 'minor'
  return age < seniorAge ? 'adult' : 'senior'
}

/** What a ticket costs, in avos. */
export const ticketPrice = (prices: Readonly<Record<Swimmer, number>>, holder: TicketHolder, children: number) =>
  prices[holder] + children * prices.child

/** How a ticket was sold: before the day’s own sale, in that, or by a clerk. */
export const ticketSales = ['advance', 'spot', 'desk'] as const
export type TicketSale = (typeof ticketSales)[number]

/**
 * How a ticket stands. `held`, kept until it is paid; `valid`; `used`, they are in; `void`, they did not come in time;
 * `lapsed`, not paid in time; `cancelled`, given back; `closed` by the authority.
 */
export const ticketStates = ['held', 'valid', 'used', 'void', 'lapsed', 'cancelled', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]
/** The states in which a ticket has its places. */
export const statesWithPlaces = ['held', 'valid', 'used'] as const satisfies TicketState[]
/** The states of what is still to come. */
export const comingTicketStates = ['held', 'valid'] as const satisfies TicketState[]

/** Why no tickets of a session are sold: the pool is cleaned, or what the authority has closed it for. */
export const poolClosedReasons = ['cleaning', ...closureReasons] as const
export type PoolClosedReason = (typeof poolClosedReasons)[number]

/**
 * How the sale of a session stands. `unopened`: it opens later; `advance`: tickets are sold in advance; `advance_full`:
 * those are gone, and the others are sold on the spot later; `spot`: sold on the spot, until the end; `full`; `closed`;
 * `over`.
 */
export const saleStates = ['unopened', 'advance', 'advance_full', 'spot', 'full', 'closed', 'over'] as const
export type SaleState = (typeof saleStates)[number]

interface ForSale {
  endsAt: Date
  advanceFrom: Date
  spotFrom: Date
  /** Places that can be had in advance, and all. */
  advanceLeft: number
  left: number
  closed: boolean
}

/** How the sale of a session stands at a moment. */
export const saleStateOf = (
  { endsAt, advanceFrom, spotFrom, advanceLeft, left, closed }: ForSale,
  now: Date,
): SaleState => {
  if (endsAt <= now) return 'over'
  if (closed) return 'closed'
  if (advanceFrom > now && spotFrom > now) return 'unopened'
  if (spotFrom <= now) return left > 0 ? 'spot' : 'full'
  return Math.min(advanceLeft, left) > 0 ? 'advance' : 'advance_full'
}

/** Minutes before its beginning from which who has a ticket is let in. */
const enterBeforeMinutes = 30

/** The first moment at which a ticket lets in. */
export const enterFrom = (startsAt: Date) => new Date(startsAt.getTime() - enterBeforeMinutes * 60_000)

interface Ticket {
  state: TicketState
  startsAt: Date
  endsAt: Date
  enterBy: Date
}

/** Whether a ticket lets in now: from half an hour before the beginning until the moment that it names. */
export const mayEnter = ({ state, startsAt, enterBy }: Ticket, now: Date) =>
  state === 'valid' && enterFrom(startsAt) <= now && now < enterBy

/** Whether it can be taken back that somebody is in: as long as the ticket would let them in. */
export const mayTakeBackEntry = ({ state, enterBy }: Ticket, now: Date) => state === 'used' && now < enterBy

/** Whether a ticket can be given back with nothing lost: until the session begins. */
export const mayGiveBack = ({ state, startsAt }: Pick<Ticket, 'state' | 'startsAt'>, now: Date) =>
  (state === 'held' || state === 'valid') && now < startsAt

/** A day of every year, mm-dd. */
interface Season {
  seasonFrom: string | null
  seasonUntil: string | null
}

/** Whether a pool is open on a day at all. Both days are included; a season may go over the end of the year. */
export const isInSeason = ({ seasonFrom, seasonUntil }: Season, day: string) => {
  if (seasonFrom === null || seasonUntil === null) return true
  const date = day.slice(5)
  return seasonFrom <= seasonUntil
    ? seasonFrom <= date && date <= seasonUntil
    : date >= seasonFrom || date <= seasonUntil
}

/**
 * Whether a pool is cleaned on a day: once a week, on its weekday (1 is Monday). Where that is a public holiday the pool
 * is open, and cleaned on the first day after it that is none.
 */
export const isCleanedOn = (cleaningWeekday: number | null, day: string, holidays: ReadonlySet<string>) => {
  if (cleaningWeekday === null || holidays.has(day)) return false
  for (let due = day, back = 0; back < 7; back += 1, due = addDays(due, -1)) {
    if (back > 0 && !holidays.has(due)) return false
    if (weekdayOf(due) === cleaningWeekday) return true
  }
  return false
}
