import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { drawTable } from './draw.table.ts'
import { entryTable } from './entry.table.ts'

/** Letters of one portion. */
const portion = 200

/** Tells a portion of those who have entered that the list is closed: with its hash, each can tell when it is changed. */
export const tellClosed = (deps: Deps, { draw: id, after }: { draw: number; after: string }, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, jobs } = deps
    const draw = await drawTable(db).byId(id)
    const found = await entryTable(db).toTell(id, after, portion)
    for (const { memberId, code } of found) {
      if (memberId === null || draw.entriesHash === null) continue
      const { reference, facilityKind: kind, day, entriesHash } = draw
      await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
        kind: 'notice',
        say: (language) =>
          kind === null
            ? letters[language].ballot.closedOfTerm({ reference, day, code, entriesHash })
            : letters[language].ballot.closed({ reference, kind, day, code, entriesHash }),
      })
    }
    const last = found.at(-1)
    if (last && found.length === portion)
      await jobs.add(db, { name: 'ballot.follow', data: { what: 'closed', draw: id, after: last.code } })
    await finish(db)
  })

/** Tells a portion of those who have won nothing. */
export const tellDrawn = (deps: Deps, { draw: id, after }: { draw: number; after: number }, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, jobs } = deps
    const draw = await drawTable(db).byId(id)
    const found = await entryTable(db).without(id, after, portion)
    for (const { memberId, code, rank } of found) {
      if (memberId === null || draw.facilityKind === null || rank === null) continue
      const { reference, facilityKind: kind, day } = draw
      await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
        kind: 'notice',
        say: (language) => letters[language].ballot.notWon({ reference, kind, day, code, rank }),
      })
    }
    const last = found.at(-1)
    if (last && found.length === portion)
      await jobs.add(db, { name: 'ballot.follow', data: { what: 'drawn', draw: id, after: String(last.rank) } })
    await finish(db)
  })
