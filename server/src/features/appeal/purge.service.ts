import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { appealTable } from './appeal.table.ts'

/** Purges appeals that have ended, with what the member said, once the hold is over too. */
export const purgeAppeals = async ({ db, clock, settings }: Uses<'clock' | 'settings'>) =>
  appealTable(db).deleteEndedBefore(after(clock.now(), -settings.retention.endedChanges * day), clock.today())
