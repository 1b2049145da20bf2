import type { Scenario } from '../scenario.ts'
import { backup } from './backup.ts'
import { bureauAway } from './bureauAway.ts'
import { connectionsCut } from './connectionsCut.ts'
import { databaseCrashes } from './databaseCrashes.ts'
import { databasePauses } from './databasePauses.ts'
import { databaseRestarts } from './databaseRestarts.ts'
import { deliveriesFail } from './deliveriesFail.ts'
import { diskFull } from './diskFull.ts'
import { foldersLock } from './foldersLock.ts'
import { mailAway } from './mailAway.ts'
import { mailSlow } from './mailSlow.ts'
import { memory } from './memory.ts'
import { operations } from './operations/operations.ts'
import { pooled } from './pooled.ts'
import { processesKilled } from './processesKilled.ts'
import { processesRestarted } from './processesRestarted.ts'
import { promotionBehindAddress, promotionByHosts } from './promotion.ts'
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
  bureauAway,
  mailAway,
  mailSlow,
  foldersLock,
]

/** What takes longer than a proof may. */
export const long: readonly Scenario[] = [
  processesRestarted,
  promotionByHosts,
  promotionBehindAddress,
  pooled,
  deliveriesFail,
  diskFull,
  backup,
  memory,
]
