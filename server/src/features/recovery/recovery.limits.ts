import { day, hour, minute } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** What is sent to who has forgotten something, from one address of the network (T-40). */
export const recoveriesFrom = (address: string, { recoveries }: Limits): RateLimit[] => [
  { what: 'recover from', whom: address, times: recoveries.fromOneInAnHour, seconds: hour },
]

/** The same for one person asked about, whether anybody is that or not; and no thing twice in a minute. */
export const recoveriesOf = (thing: string, whom: string, { recoveries }: Limits): RateLimit[] => [
  { what: `recover ${thing} 1m`, whom, times: 1, seconds: minute },
  { what: 'recover 1h', whom, times: recoveries.ofOneInAnHour, seconds: hour },
]

/** What one member is sent by it, by whatever words they were found (T-40). */
export const recoveriesTo = (memberId: number, { recoveries }: Limits): RateLimit[] => [
  { what: 'recover to 1h', whom: String(memberId), times: recoveries.ofOneInAnHour, seconds: hour },
]

/** The same for one ID number: two words that others may know must not be tried for long (T-46). */
export const recoveriesByDocument = (idNumber: string, { recoveries }: Limits): RateLimit[] => [
  { what: 'recover 1d', whom: idNumber, times: recoveries.byDocumentInADay, seconds: day },
]
