import { addDays, weekdayOf } from './days.ts'

export const facilityKinds = [
  'badminton',
  'table_tennis',
  'squash',
  'tennis',
  'basketball',
  'volleyball',
  'futsal',
  'football',
  'bowling',
] as const
export type FacilityKind = (typeof facilityKinds)[number]

/** Peak hours are those that many want: they cost more, and one may have fewer of them. */
export const bands = ['peak', 'off_peak'] as const
export type Band = (typeof bands)[number]

/** By whose age a price goes. */
export const audiences = ['adult', 'minor', 'senior'] as const
export type Audience = (typeof audiences)[number]

export const givenBy = ['first_come', 'ballot'] as const
export type GivenBy = (typeof givenBy)[number]

/**
 * How a slot stands for everybody. `ballot`: it is given by lot, and what is left opens later; `unopened`: it opens
 * later; `closed`: the authority has closed it; `past`: it has begun.
 */
export const slotStates = ['free', 'taken', 'ballot', 'unopened', 'closed', 'past'] as const
export type SlotState = (typeof slotStates)[number]

/**
 * How a slot stands at a moment. `taken`: somebody has it; `awaited`: its draw is late, and it opens after that;
 * `closedBy`: the closure that it falls under.
 */
export const stateOf = (
  slot: {
    startsAt: Date
    opensAt: Date
    givenBy: GivenBy
    taken: boolean
    awaited?: boolean
    closedBy: number | null
  },
  now: Date,
): SlotState => {
  if (slot.startsAt <= now) return 'past'
  if (slot.closedBy !== null) return 'closed'
  if (slot.taken) return 'taken'
  if (slot.opensAt <= now && !slot.awaited) return 'free'
  return slot.givenBy === 'ballot' ? 'ballot' : 'unopened'
}

/** The days that everybody can look at: from today to the last one that opens today. */
export const daysToLookAt = (today: string, { daysAhead }: BookingWindow) =>
  Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))

/** Days from today for which there are slots, at most: a ballot is open two weeks before. */
export const timetableDays = 15

/** A public holiday is a weekday of its own, after Sunday. */
const holidayWeekday = 8

/** 1 is Monday, 7 is Sunday, 8 a public holiday. */
export const weekdayWith = (day: string, holidays: ReadonlySet<string>) =>
  holidays.has(day) ? holidayWeekday : weekdayOf(day)

/** Turns a day and a time of day (hh:mm, hh:mm:ss) into a moment, in the time zone of the portal. */
export type At = (day: string, time: string) => Date

/** Written as hh:mm or hh:mm:ss; closing at 00:00 is the end of the day. */
export interface DayHours {
  opens: string
  closes: string
}

const slotMilliseconds = 60 * 60_000
const endOfDay = /^00:00(:00)?$/

/**
 * The slots of a day: whole hours one after the other from the opening, as many as end before the closing. They are
 * counted in true hours, so that a day on which the clocks change has one more or one less, and none twice.
 */
export const slotsOf = (day: string, { opens, closes }: DayHours, at: At) => {
  const first = at(day, opens).getTime()
  const end = (endOfDay.test(closes) ? at(addDays(day, 1), closes) : at(day, closes)).getTime()
  const many = Math.max(0, Math.floor((end - first) / slotMilliseconds))
  return Array.from({ length: many }, (_, place) => ({
    startsAt: new Date(first + place * slotMilliseconds),
    endsAt: new Date(first + (place + 1) * slotMilliseconds),
  }))
}

/** Something that is so from a day on, and until another one, where it says so. Both are included. */
interface InForce {
  fromDay: string
  untilDay?: string | null
}
const inForce =
  (day: string) =>
  ({ fromDay, untilDay = null }: InForce) =>
    fromDay <= day && (untilDay === null || day <= untilDay)

/** The opening hours of a facility on a day. Undefined when it is closed: what nobody has said is not open. */
export const hoursOn = <Said extends DayHours & InForce & { weekday: number }>(
  said: readonly Said[],
  day: string,
  weekday: number,
) => said.filter(inForce(day)).find((hours) => hours.weekday === weekday)

export interface PeakHours {
  weekday: number
  fromHour: number
  untilHour: number
}

/** The band of what begins at a time of day, hh:mm. */
export const bandAt = (peak: readonly PeakHours[], weekday: number, time: string): Band => {
  const hour = Number(time.slice(0, 2))
  const isPeak = peak.some((one) => one.weekday === weekday && one.fromHour <= hour && hour < one.untilHour)
  return isPeak ? 'peak' : 'off_peak'
}

export interface CourtPrice {
  band: Band
  audience: Audience
  fromDay: string
  /** In avos. */
  amount: number
}

/** What an hour costs on a day, in avos. Undefined while one of the prices is missing: then it cannot be let. */
export const pricesOn = (prices: readonly CourtPrice[], day: string, band: Band) => {
  const of = (audience: Audience) =>
    prices
      .filter((price) => price.band === band && price.audience === audience && price.fromDay <= day)
      .reduce<CourtPrice | undefined>((last, price) => (last && last.fromDay > price.fromDay ? last : price), undefined)
      ?.amount
  const [adult, minor, senior] = [of('adult'), of('minor'), of('senior')]
  return adult === undefined || minor === undefined || senior === undefined ? undefined : { adult, minor, senior }
}

/** How many slots of a kind and band one may have in a period. `kind: '*'` is for all kinds without a line of their own. */
export interface Quota {
  kind: FacilityKind | '*'
  band: Band
  period: 'day' | 'week'
  most: number
}

/** The quota that holds for a slot, and the first day of its period. A week begins on Monday. */
export const quotaOf = (quotas: readonly Quota[], kind: FacilityKind, band: Band, day: string) => {
  const ofBand = quotas.filter((quota) => quota.band === band)
  const quota = ofBand.find((one) => one.kind === kind) ?? ofBand.find((one) => one.kind === '*')
  if (!quota) throw new Error(`The settings have no quota for ${band}.`)
  return { from: quota.period === 'day' ? day : addDays(day, 1 - weekdayOf(day)), most: quota.most }
}

/** When what is let on a day opens for booking. */
export interface BookingWindow {
  daysAhead: number
  /** hh:mm */
  opensAt: string
}

/** What the timetable of a facility follows from. */
export interface LetFacility {
  kind: FacilityKind
  peakBy: GivenBy
  hours: readonly (DayHours & InForce & { weekday: number })[]
  peak: readonly PeakHours[]
  prices: readonly CourtPrice[]
  courts: readonly { id: number; withdrawnOn: string | null }[]
}

/** The rules of the house, from the settings, and its time. */
interface Rules {
  window: BookingWindow
  quotas: readonly Quota[]
  holidays: ReadonlySet<string>
  at: At
  /** The time of day of a moment, hh:mm. */
  timeOf: (moment: Date) => string
}

/** All slots of a facility on a day, for each of its courts. Everything that was said of it is stamped into each. */
export const timetableOf = (facility: LetFacility, day: string, { window, quotas, holidays, at, timeOf }: Rules) => {
  const weekday = weekdayWith(day, holidays)
  const hours = hoursOn(facility.hours, day, weekday)
  if (!hours) return []
  const courts = facility.courts.filter(({ withdrawnOn }) => withdrawnOn === null || day < withdrawnOn)
  const opensAt = at(addDays(day, -window.daysAhead), window.opensAt)
  return slotsOf(day, hours, at).flatMap(({ startsAt, endsAt }) => {
    const band = bandAt(facility.peak, weekday, timeOf(startsAt))
    const prices = pricesOn(facility.prices, day, band)
    if (!prices) return []
    const quota = quotaOf(quotas, facility.kind, band, day)
    const by: GivenBy = band === 'peak' ? facility.peakBy : 'first_come'
    return courts.map(({ id }) => ({
      ...{ courtId: id, band, startsAt, endsAt, opensAt, givenBy: by },
      ...{ quotaFrom: quota.from, quotaMost: quota.most },
      ...{ priceAdult: prices.adult, priceMinor: prices.minor, priceSenior: prices.senior },
    }))
  })
}
