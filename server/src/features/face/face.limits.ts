import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Photos that did not show whom they should: of one document, and by one proved mobile (T-81). */
export const photosRefused = (idNumber: string, mobile: string): RateLimit[] => [
  { what: 'photo of', whom: idNumber, times: 10, seconds: day },
  { what: 'photo by', whom: mobile, times: 5, seconds: day },
]
