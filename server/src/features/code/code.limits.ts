import { constant } from '@palaestra/contract'
import { day, hour, minute } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Text messages to one mobile follow each other by a minute, whatever they are for (T-15). */
export const sendSmsTo = (whom: string): RateLimit[] => [
  { what: 'send 1m', whom, times: 1, seconds: constant.code.waits[0], refusal: 'code_wait' },
]

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
 * Wrong codes from one network. They are counted for whoever tries, never for whom they are about: a stranger’s guesses
 * must not close a member’s text messages. What is guessed at is bounded by the tries of each code that was sent (T-17).
 */
export const wrongCodesFrom = (address: string, { wrongCodes }: Limits): RateLimit[] => [
  { what: 'code from 1h', whom: address, times: wrongCodes.fromOneInAnHour, seconds: hour },
  { what: 'code from 1d', whom: address, times: wrongCodes.fromOneInADay, seconds: day },
]
