import { adultAge, seniorAge } from '../constants.ts'
import { ageOn } from './age.ts'
import type { Audience } from './timetable.ts'

/**
 * How a booking stands. `held`, `offered`: kept for a while; `confirmed`; `used`, `no_show`: over, with the person there
 * or not; `lapsed`: not kept any longer; `cancelled` in time; `forfeited`: cancelled too late; `closed` by the authority.
 */
export const bookingStates = [
  'held',
  'offered',
  'confirmed',
  'used',
  'no_show',
  'lapsed',
  'cancelled',
  'forfeited',
  'closed',
] as const
export type BookingState = (typeof bookingStates)[number]

/** The states in which nobody else can have the slot. */
export const statesOfHolder = ['held', 'offered', 'confirmed', 'used', 'no_show'] as const satisfies BookingState[]
/** The states that use up a place of the quota: what was cancelled too late does, too. */
export const statesInQuota = [...statesOfHolder, 'forfeited'] as const satisfies BookingState[]
/** The states of what is still to come. */
export const comingStates = ['held', 'offered', 'confirmed'] as const satisfies BookingState[]

/** The most slots that one request names, in the order of liking. */
export const mostChoices = 3

/** The most slots that a clerk books for somebody in one go: an evening, and no more than fits on a screen. */
export const mostAtDesk = 4

/** What goes back of what was paid, when a clerk cancels. */
export const deskRefunds = ['full', 'none'] as const

/** What a person pays as, by their age on the day of the slot. */
export const audienceOn = (day: string, birthDate: string): Audience => {
  const age = ageOn(day, birthDate)
  if (age < adultAge) return 'minor'
  return age < seniorAge ? 'adult' : 'senior'
}

/** The moment until which a booking can be cancelled with nothing lost. */
export const freeUntil = (startsAt: Date, hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)

/** `free`: nothing is lost; `late`: the court goes to others, and the place of the quota stays used. */
export const cancelTerms = ['free', 'late'] as const
export type CancelTerms = (typeof cancelTerms)[number]

interface Cancelling {
  now: Date
  fullUntilHours: number
  /** Whether the member’s card would not open the court now: suspended, expired, lost, temporary. */
  isKeptOut?: boolean
}

/** What it means to cancel a booking now; null where it cannot be cancelled. */
export const cancelTermsOf = (
  { state, startsAt }: { state: BookingState; startsAt: Date },
  { now, fullUntilHours, isKeptOut }: Cancelling,
): CancelTerms | null => {
  if ((state !== 'confirmed' && state !== 'held') || startsAt <= now) return null
  // Nothing has been paid yet, and the court was kept for minutes.
  if (state === 'held') return 'free'
  // Nobody loses what they could not have used.
  if (isKeptOut) return 'free'
  return now <= freeUntil(startsAt, fullUntilHours) ? 'free' : 'late'
}

/** Whether a clerk can cancel it: until it ends, because a light may fail in the middle of an hour. */
export const mayCancelAtDesk = ({ state, endsAt }: { state: BookingState; endsAt: Date }, now: Date) =>
  (state === 'held' || state === 'confirmed') && endsAt > now

/** How many more of a quota there are. */
export const quotaLeft = ({ most, used }: { most: number; used: number }) => Math.max(0, most - used)

/** Minutes before its beginning from which somebody is let in. */
const welcomeMinutes = 30

/** The first moment at which whoever has booked is let in. */
export const welcomeFrom = (startsAt: Date) => new Date(startsAt.getTime() - welcomeMinutes * 60_000)

interface Booked {
  state: BookingState
  startsAt: Date
  endsAt: Date
}
const isNow = ({ startsAt, endsAt }: Booked, now: Date) => welcomeFrom(startsAt) <= now && now < endsAt

/** Whether who has booked can be noted as there: from half an hour before the beginning to the end. */
export const mayArrive = (booked: Booked, now: Date) => booked.state === 'confirmed' && isNow(booked, now)

/** Whether that can be taken back: until the end, because afterwards it is said who was there and who was not. */
export const mayTakeBackArrival = (booked: Booked, now: Date) => booked.state === 'used' && isNow(booked, now)
