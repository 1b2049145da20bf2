import { day, hour, minute } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Recoveries begun from one network (T-40). */
export const recoveriesFrom = (address: string, { recoveries }: Limits): RateLimit[] => [
  { what: 'recover from', whom: address, times: recoveries.fromOneInAnHour, seconds: hour },
]

/** Recoveries of one person, known or not; the same thing at most once a minute. */
export const recoveriesOf = (thing: string, whom: string, { recoveries }: Limits): RateLimit[] => [
  { what: `recover ${thing} 1m`, whom, times: 1, seconds: minute },
  { what: 'recover 1h', whom, times: recoveries.ofOneInAnHour, seconds: hour },
]

/** Letters to one member, by whatever clue they were found (T-40). */
export const recoveriesTo = (memberId: number, { recoveries }: Limits): RateLimit[] => [
  { what: 'recover to 1h', whom: String(memberId), times: recoveries.ofOneInAnHour, seconds: hour },
]

/** Jobs that make one change which is due: a job that fails is tried for about a day by itself. */
export const jobsFor = ({ id, takesEffectAt }: { id: number; takesEffectAt: Date }): RateLimit[] => [
  { what: 'change mobile 1d', whom: `${id} ${takesEffectAt.toISOString()}`, times: 1, seconds: day },
]

/** Recoveries by one ID number: two facts that others may know must not be tried for long (T-46). */
export const recoveriesByDocument = (idNumber: string, { recoveries }: Limits): RateLimit[] => [
  { what: 'recover 1d', whom: idNumber, times: recoveries.byDocumentInADay, seconds: day },
]
