import type { Uses } from '../../deps.ts'
import { after, day, hourOf } from '../../ports/clock.ts'
import { securityLogTable, type Wanted } from './securityLog.table.ts'

/** Reads tries to prove or change who somebody is, and refusals. gathering.service.ts writes them. */
export const securityLogService = ({ db }: Uses) => ({
  find: (wanted: Wanted, most: number) => securityLogTable(db).find(wanted, most),
})

/** Kept long enough to follow an attack that is found late (ASVS 16.2). */
export const purgeSecurityLog = ({ db, clock, settings }: Uses<'clock' | 'settings'>) =>
  securityLogTable(db).purgeBefore(hourOf(after(clock.now(), -settings.retention.securityLog * day)))
