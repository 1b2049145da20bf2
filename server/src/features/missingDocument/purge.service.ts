import type { NoTx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { accountTable } from '../account/account.table.ts'
import { releaseFiles } from '../file/file.service.ts'
import { missingDocumentTable } from './missingDocument.table.ts'

/** Purges requests that have ended. A photo and an ID copy that the member has on file stay there. */
export const purgeDocumentRequests = async (deps: Uses<'clock' | 'settings', NoTx>) => {
  const { endedChanges } = deps.settings.retention
  for (const { id, memberId } of await missingDocumentTable(deps.db).endedBefore(
    after(deps.clock.now(), -endedChanges * day),
  ))
    await inTransaction(deps, async (deps) => {
      const { photo, idCopy } = await accountTable(deps.db).byId(memberId)
      const items = await missingDocumentTable(deps.db).items(id)
      await missingDocumentTable(deps.db).delete(id)
      await releaseFiles(
        deps,
        items.flatMap(({ fileId }) => (fileId === null || fileId === photo || fileId === idCopy ? [] : [fileId])),
      )
    })
}
