import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { releaseFiles } from '../file/file.service.ts'
import { applicationTable } from './application.table.ts'

interface Pictures {
  photo: string
  idCopy: string
  guardianIdCopy: string | null
}
const filesOf = ({ photo, idCopy, guardianIdCopy }: Pictures) => [
  photo,
  idCopy,
  ...(guardianIdCopy === null ? [] : [guardianIdCopy]),
]

/** Purges rejected applications with their pictures and usernames (docs/security.md, section 3). */
export const purgeApplications = async (deps: Uses<'clock' | 'settings', NoTx>) => {
  const { db, clock, settings } = deps
  for (const { id, ...pictures } of await applicationTable(db).rejectedBefore(
    after(clock.now(), -settings.retention.rejectedApplications * day),
  ))
    await inTransaction(deps, async (deps) => {
      const ids = filesOf(pictures)
      const others = await applicationTable(deps.db).othersWithFiles(id, ids)
      const shared = others.flatMap(filesOf)
      await applicationTable(deps.db).delete(id)
      // A correction keeps the pictures that it took over; the rest goes with the orphans.
      await releaseFiles(
        deps,
        ids.filter((file) => !shared.includes(file)),
      )
    })
}
