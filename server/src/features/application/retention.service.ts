import type { Deps } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { fileService } from '../file/file.service.ts'
import { applicationTable } from './application.table.ts'

/** Days for which a rejected application, its pictures and its username are kept. */
const rejectedDays = 90

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

/** How long what applicants have sent is kept (docs/security.md, section 3). */
export const retentionService = (deps: Deps) => ({
  async forgetOld() {
    const { db, clock } = deps
    for (const { id, ...pictures } of await applicationTable(db).rejectedBefore(
      after(clock.now(), -rejectedDays * day),
    ))
      await db.transaction().execute(async (tx) => {
        const ids = filesOf(pictures)
        const others = await applicationTable(tx).othersWithFiles(id, ids)
        const shared = others.flatMap(filesOf)
        await applicationTable(tx).forget(id)
        // What a correction took over stays with it; the rest goes with the orphans.
        await fileService({ ...deps, db: tx }).release(...ids.filter((file) => !shared.includes(file)))
      })
  },
})
