import { feature } from '../../feature.ts'
import { cardJobs } from './card.jobs.ts'
import { cardRoutes } from './card.routes.ts'
import { purgeReminders } from './reminder.service.ts'

/** The membership card and its loss. */
export const card = feature({
  routes: cardRoutes,
  jobs: cardJobs,
  schedule: { 'card.remind': 'every hour' },
  purge: { cards: 'Kept with the member.', cardLosses: 'Kept with the member.', expiryReminders: purgeReminders },
})
