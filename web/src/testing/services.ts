import type { Service } from '@palaestra/contract'
import type { Answer } from '../api/services.ts'
import { done, type Responses } from './portal.tsx'

const list = (answer: Answer): Responses => ({ '/account/fun_info': done({ items: [answer] }) })

/** What the server says of a service that the member may use. */
export const open = (service: Service) =>
  list({ service, state: 'yes', reason: null, message: null, way: null, from: null })

/** The same of one that is closed. */
export const closed = (service: Service, why: Omit<Answer, 'service'>) => list({ service, ...why })
