import { constant } from '@palaestra/contract'
import { day } from '../../ports/clock.ts'
import type { RateLimit } from '../limit/rateLimit.service.ts'

/** Photos that did not show whom they should: of one document, and by one proved mobile (T-81). */
export const photosRefused = (idNumber: string, mobile: string): RateLimit[] => [
  { what: 'photo of', whom: idNumber, times: 10, seconds: day },
  { what: 'photo by', whom: mobile, times: 5, seconds: day },
]

/** Pictures compared with the guardian of one child who applies (T-81). */
export const facesShown = (childIdNumber: string): RateLimit[] => [
  { what: 'face for', whom: childIdNumber, times: constant.faceChecksADay, seconds: day },
]

/** Pictures of a guardian compared before a first yes: it is about no single child (T-81). */
export const guardiansFacesShown = (guardianIdNumber: string): RateLimit[] => [
  { what: 'face of guardian', whom: guardianIdNumber, times: constant.faceChecksADay, seconds: day },
]
