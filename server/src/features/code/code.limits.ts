import { day, hour, minute } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Messages to one mobile or mailbox, for all purposes together. */
export const sendTo = (whom: string, { codesToOne }: Limits): RateLimit[] => [
  { what: 'send 10m', whom, times: codesToOne.inTenMinutes, seconds: 10 * minute },
  { what: 'send 1h', whom, times: codesToOne.inAnHour, seconds: hour },
  { what: 'send 1d', whom, times: codesToOne.inADay, seconds: day },
]

/** Messages caused from one network. */
export const sendFrom = (address: string, { codesFromOne }: Limits): RateLimit[] => [
  { what: 'send from', whom: address, times: codesFromOne.inAnHour, seconds: hour },
]

/** Text messages with codes to everybody together, per day: the circuit breaker. */
export const sendAtAll = ({ codesToAll }: Limits, untilTomorrow: number): RateLimit[] => [
  { what: 'send at all', whom: '', times: codesToAll.inADay, seconds: untilTomorrow, refusal: 'messages_spent' },
]

/**
 * Wrong codes for one mobile or mailbox, all codes together: a pause of a quarter of an hour, or until the next day.
 */
export const wrongCodes = (whom: string, { wrongCodes }: Limits, untilTomorrow: number): RateLimit[] => [
  { what: 'code 1h', whom, times: wrongCodes.inAnHour, seconds: hour, pause: 15 * minute },
  { what: 'code 1d', whom, times: wrongCodes.inADay, seconds: untilTomorrow },
]
