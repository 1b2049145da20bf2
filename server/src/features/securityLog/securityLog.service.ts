import type { Uses } from '../../deps.ts'
import { after, day, hourOf } from '../../ports/clock.ts'
import { securityLogTable, type Wanted } from './securityLog.table.ts'

/** Days for which an event is kept: long enough to follow an attack that is found late (ASVS 16.2). */
const keptDays = 365

/** Reads tries to prove or change who somebody is, and refusals. gathering.service.ts writes them. */
export const securityLogService = ({ db, clock }: Uses<'clock'>) => ({
  find: (wanted: Wanted, most: number) => securityLogTable(db).find(wanted, most),
  purge: () => securityLogTable(db).purgeBefore(hourOf(after(clock.now(), -keptDays * day))),
})
