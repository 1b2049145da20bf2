import { day, hour } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Pictures by one member and from one network (T-63): as many as one registration may upload. */
export const uploadsOf = (memberId: number, address: string, { uploads }: Limits): RateLimit[] => [
  { what: 'member upload', whom: String(memberId), times: uploads.inOneRegistration, seconds: day },
  { what: 'member upload from', whom: address, times: uploads.fromOneInAnHour, seconds: hour },
]

/** Questions to the bureau about a member’s own record, by that member and from one network. */
export const recordsOf = (memberId: number, address: string): RateLimit[] => [
  { what: 'own record', whom: String(memberId), times: 60, seconds: hour },
  { what: 'own record from', whom: address, times: 600, seconds: hour },
]
