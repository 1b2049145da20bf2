import { cancelTermsOf } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { standingService } from '../entitlement/standing.service.ts'
import type { PlacedBooking } from './booking.table.ts'

/**
 * Whether a member’s card would not open these courts, who then gives them back with nothing lost. Asked only where that
 * changes something.
 */
export const isKeptOut = async (
  { db, clock, settings }: Uses<'clock' | 'settings'>,
  memberId: number,
  hours: readonly Pick<PlacedBooking, 'state' | 'startsAt'>[],
) => {
  const terms = { now: clock.now(), ...settings.services.cancel }
  const wouldLose = hours.some((hour) => cancelTermsOf(hour, terms) === 'late')
  return wouldLose && !(await standingService({ db, clock }).opensCourts(memberId))
}
