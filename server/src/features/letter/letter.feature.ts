import { feature } from '../../feature.ts'
import { letterJobs } from './letter.jobs.ts'
import { purgeLetters } from './letter.service.ts'

/** The outbox: everything that leaves by e-mail or text message. */
export const letter = feature({ jobs: letterJobs, purge: { letters: purgeLetters } })
