import type { Scenario } from '../scenario.ts'
import { connectionsCut } from './connectionsCut.ts'
import { databaseCrashes } from './databaseCrashes.ts'
import { databasePauses } from './databasePauses.ts'
import { databaseRestarts } from './databaseRestarts.ts'
import { foldersLock } from './foldersLock.ts'
import { mailAway } from './mailAway.ts'
import { mailSlow } from './mailSlow.ts'
import { operations } from './operations/operations.ts'
import { processesKilled } from './processesKilled.ts'
import { tablesNewer } from './tablesNewer.ts'

/** What every proof goes through: minutes. */
export const short: readonly Scenario[] = [
  operations,
  connectionsCut,
  databaseCrashes,
  databaseRestarts,
  databasePauses,
  tablesNewer,
  processesKilled,
  mailAway,
  mailSlow,
  foldersLock,
]

/** What takes longer than a proof may. */
export const long: readonly Scenario[] = []
