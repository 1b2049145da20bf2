import { day, minute } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/**
 * Passwords that one member of staff tries at a place they are known at: nobody else uses them up, but colleagues at the
 * same network, who have no more in a day than strangers at theirs.
 */
export const passwordsAt = (staffId: number, place: string): RateLimit[] => [
  { what: 'desk own', whom: `${staffId} ${place}`, times: 10, seconds: 15 * minute },
  { what: 'desk own 1d', whom: `${staffId} ${place}`, times: 100, seconds: day },
]

/** What strangers have failed from one network: it costs puzzles first, then a wait. */
export const strangersFrom = (address: string): RateLimit => ({
  what: 'desk from',
  whom: address,
  times: 10,
  seconds: 15 * minute,
})

/** What all strangers have failed for one name. It makes their puzzles harder and closes nothing: or they could lock. */
export const strangersFor = (username: string): RateLimit => ({
  what: 'desk strangers',
  whom: username,
  times: Number.MAX_SAFE_INTEGER,
  seconds: 15 * minute,
})

/** Wrong passwords of strangers. */
export const passwordsOfStrangers = (username: string, address: string): RateLimit[] => [
  strangersFrom(address),
  { what: 'desk from 1d', whom: address, times: 100, seconds: day },
  strangersFor(username),
]

/** Wrong second factors, by who knows the password: at a known place, and of everybody else together. */
export const factorsOf = (staffId: number, place: string | undefined): RateLimit[] => [
  { what: 'desk factor', whom: `${staffId} ${place ?? ''}`, times: 5, seconds: 15 * minute },
  { what: 'desk factor 1d', whom: `${staffId} ${place ?? ''}`, times: 20, seconds: day },
]
