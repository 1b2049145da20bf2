import { day, hour } from '../../ports/clock.ts'
import type { Limits } from '../../settings.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

export const registrationsFrom = (address: string): RateLimit[] => [
  { what: 'registration from', whom: address, times: 200, seconds: hour },
]

/** Pictures, in one registration and from one network (T-63). */
export const uploads = (registration: string, address: string, { uploads }: Limits): RateLimit[] => [
  { what: 'upload of', whom: registration, times: uploads.inOneRegistration, seconds: day },
  { what: 'upload from', whom: address, times: uploads.fromOneInAnHour, seconds: hour },
]

/** Questions whether something is taken, in one registration and from one network (T-03). */
export const questions = (registration: string, address: string, { questions }: Limits): RateLimit[] => [
  { what: 'exist', whom: registration, times: questions.inOneRegistration, seconds: day },
  { what: 'exist from', whom: address, times: questions.fromOneInAnHour, seconds: hour },
]
