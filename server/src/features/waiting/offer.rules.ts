import { addDays, lastOfferAt } from '@palaestra/contract'
import { after, type Clock, hour, minute } from '../../ports/clock.ts'
import type { Settings } from '../../settings.ts'

type Times = Settings['services']['offer']
type Days = Pick<Clock, 'at' | 'dayOf' | 'timeOf'>

/** The morning after a moment of the night; undefined where people are awake. */
const morningAfter = (clock: Days, moment: Date, { quietFrom, quietUntil }: Times) => {
  const [day, time] = [clock.dayOf(moment), clock.timeOf(moment)]
  if (time >= quietFrom) return clock.at(addDays(day, 1), quietUntil)
  return time < quietUntil ? clock.at(day, quietUntil) : undefined
}

/**
 * Until when somebody answers who is offered a court now. Nobody has to answer at night: what would end then ends in the
 * morning. Only of a court that begins before that it ends earlier, as late as it can still be offered.
 */
export const offerUntil = (clock: Days, { now, startsAt }: { now: Date; startsAt: Date }, times: Times) => {
  const isNear = startsAt < after(now, times.nearHours * hour)
  const end = after(now, (isNear ? times.nearMinutes : times.minutes) * minute)
  const morning = morningAfter(clock, end, times)
  if (!morning) return end
  if (startsAt > morning) return morning
  const last = lastOfferAt(startsAt)
  return last > end ? last : end
}
