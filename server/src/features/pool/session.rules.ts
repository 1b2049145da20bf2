import { type At, addDays, isCleanedOn, isInSeason, type Swimmer, swimmers } from '@palaestra/contract'
import { after, minute } from '../../ports/clock.ts'

/** From which day on, and until which other one, where it says so. Both are included. */
interface InForce {
  fromDay: string
  untilDay: string | null
}
export interface PoolHours extends InForce {
  /** hh:mm:ss */
  opens: string
  /** hh:mm:ss; `00:00:00` is the end of the day. */
  closes: string
  places: number
  advancePlaces: number
}
export interface PoolPrice {
  swimmer: Swimmer
  fromDay: string
  /** In avos. */
  amount: number
}
/** What the sessions of a pool follow from. */
export interface LetPool {
  id: number
  seasonFrom: string | null
  seasonUntil: string | null
  cleaningWeekday: number | null
  hours: readonly PoolHours[]
  prices: readonly PoolPrice[]
}
/** The rules of the house, from the settings, and its time. */
interface Rules {
  pool: { advanceDays: number; advanceFrom: string; spotMinutes: number }
  holidays: ReadonlySet<string>
  at: At
}

/** A session as it is offered. */
export type NewSession = ReturnType<typeof sessionsOf>[number]

const isInForce = ({ fromDay, untilDay }: InForce, day: string) =>
  fromDay <= day && (untilDay === null || day <= untilDay)

/** What each swimmer pays on a day. Undefined while a price is missing: then nothing is sold. */
const pricesOn = (prices: readonly PoolPrice[], day: string) => {
  const of = (swimmer: Swimmer) =>
    prices
      .filter((price) => price.swimmer === swimmer && price.fromDay <= day)
      .reduce<PoolPrice | undefined>((last, price) => (last && last.fromDay > price.fromDay ? last : price), undefined)
      ?.amount
  const [adult, minor, senior, child] = swimmers.map(of)
  if (adult === undefined || minor === undefined || senior === undefined || child === undefined) return undefined
  return { priceAdult: adult, priceMinor: minor, priceSenior: senior, priceChild: child }
}

/** The sessions of a pool on a day, in the order of time. In the first of the day of cleaning nobody swims. */
export const sessionsOf = (
  pool: LetPool,
  day: string,
  { pool: { advanceDays, advanceFrom, spotMinutes }, holidays, at }: Rules,
) => {
  const prices = pricesOn(pool.prices, day)
  if (!prices || !isInSeason(pool, day)) return []
  const hours = pool.hours
    .filter((hours) => isInForce(hours, day))
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
  const isCleaned = isCleanedOn(pool.cleaningWeekday, day, holidays)
  return hours.map(({ opens, closes, places, advancePlaces }, nr) => {
    const startsAt = at(day, opens)
    return {
      ...{
        poolId: pool.id,
        day,
        startsAt,
        endsAt: closes.startsWith('00:00') ? at(addDays(day, 1), closes) : at(day, closes),
      },
      ...{ advanceFrom: at(addDays(day, -advanceDays), advanceFrom), spotFrom: after(startsAt, -spotMinutes * minute) },
      ...{ places, advancePlaces, cleaning: isCleaned && nr === 0 },
      ...prices,
    }
  })
}
