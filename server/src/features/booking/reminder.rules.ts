import { addDays } from '@palaestra/contract'
import { after, type Clock, hour } from '../../ports/clock.ts'
import type { Settings } from '../../settings.ts'

/**
 * Until which beginning bookings are told of now; undefined while nobody is told of anything. What would be due at night
 * is told in the hour before it: in the morning the time to cancel might be over.
 */
export const remindUntil = (
  clock: Pick<Clock, 'now' | 'today' | 'at'>,
  { hoursBefore, quietFrom, quietUntil }: Settings['services']['reminder'],
) => {
  const [now, today] = [clock.now(), clock.today()]
  const night = clock.at(today, quietFrom)
  if (now < clock.at(today, quietUntil) || now >= night) return undefined
  const dueUntil = now < after(night, -hour) ? now : clock.at(addDays(today, 1), quietUntil)
  return after(dueUntil, hoursBefore * hour)
}
