import { feature } from '../../feature.ts'
import { letterJobs } from './letter.jobs.ts'
import { purgeLetters } from './letter.service.ts'

export const letter = feature({ jobs: letterJobs, purge: { letters: purgeLetters } })
