import { day, hour } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Addresses that one member makes: each writes a letter. */
export const makingsOf = (memberId: number): RateLimit[] => [
  { what: 'calendar made', whom: String(memberId), times: 10, seconds: day },
]

/** Readings of one address: every few minutes, by the several devices of its owner. */
export const readingsOf = (hash: string): RateLimit => ({
  what: 'calendar read',
  whom: hash,
  times: 60,
  seconds: hour,
})

/** Readings of addresses that there are not, from one network: those that have ended are still asked for a while. */
export const missesFrom = (network: string): RateLimit => ({
  what: 'calendar missed',
  whom: network,
  times: 120,
  seconds: hour,
})
