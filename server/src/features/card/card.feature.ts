import { feature } from '../../feature.ts'
import { after, day } from '../../ports/clock.ts'
import { cardJobs } from './card.jobs.ts'
import { cardRoutes, codeAddress } from './card.routes.ts'
import { cardTable } from './card.table.ts'
import { purgeReminders } from './reminder.service.ts'

/** The membership card: its loss, and what whoever scans it is told. */
export const card = feature({
  routes: cardRoutes,
  addresses: codeAddress,
  jobs: cardJobs,
  schedule: { 'card.remind': 'every hour' },
  purge: {
    cards: 'Kept with the member.',
    cardLosses: 'Kept with the member.',
    expiryReminders: purgeReminders,
    replacedCards: ({ db, clock, settings }) =>
      cardTable(db).purgeReplaced(after(clock.now(), -settings.retention.gateEvents * day)),
  },
})
