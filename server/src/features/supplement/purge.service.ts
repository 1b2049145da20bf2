import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { releaseFiles } from '../file/file.service.ts'
import { supplementTable } from './supplement.table.ts'

interface Pictures {
  id: number
  photo: string | null
  idCopy: string | null
}

/** Releases the pictures of a change that no other change needs: a correction shares them with what it corrects. */
export const releaseUnshared = async (deps: Uses<never, Tx>, { id, photo, idCopy }: Pictures) => {
  const ids = [photo, idCopy].filter((file) => file !== null)
  if (ids.length === 0) return
  const others = await supplementTable(deps.db).othersWithFiles(id, ids)
  const shared = others.flatMap(({ photo, idCopy }) => [photo, idCopy])
  await releaseFiles(
    deps,
    ids.filter((file) => !shared.includes(file)),
  )
}

/** Purges changes that have ended. What was approved is on file by then; what was rejected goes with its pictures. */
export const purgeSupplements = async (deps: Uses<'clock' | 'settings', NoTx>) => {
  const { endedChanges } = deps.settings.retention
  for (const ended of await supplementTable(deps.db).endedBefore(after(deps.clock.now(), -endedChanges * day)))
    await inTransaction(deps, async (deps) => {
      if (ended.state === 'rejected') await releaseUnshared(deps, ended)
      await supplementTable(deps.db).delete(ended.id)
    })
}
