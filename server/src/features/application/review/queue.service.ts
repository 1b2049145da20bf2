import { type desk, type Given, keyOfPlace, type Reply } from '@palaestra/contract'
import type { Uses } from '../../../deps.ts'
import { holderFor } from '../../claim/claim.rules.ts'
import { claimTable } from '../../claim/claim.table.ts'
import { inQueue, placeFrom, readSearch } from './queue.rules.ts'
import { queueTable } from './queue.table.ts'
import { applicationsNamed } from './words.table.ts'

const pageSize = 20

type Queue = typeof desk.application.queue
type Wanted = Given<Queue>['query'] & { search?: string; staffId: number }

/** The applications as staff go through them. */
export const queueService = ({ db, clock }: Uses<'clock'>) => ({
  /** @throws invalid_input */
  async page({ state, search, after, staffId }: Wanted): Promise<Reply<Queue>> {
    const read = search === undefined ? undefined : readSearch(search, await queueTable(db).wordsIn(search))
    const wanted = {
      today: clock.today(),
      ...(state && { state }),
      ...(read && { search: { ...read, named: await applicationsNamed(db, read.words) } }),
      ...(after && { after: placeFrom(after) }),
    }
    // One more than is shown tells whether there is a next page.
    const rows = await queueTable(db).page(wanted, pageSize + 1)
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    const references = shown.map(({ reference }) => reference)
    const claims = shown.length > 0 ? await claimTable(db).holdersOf('application', references, clock.now()) : []
    const holderOf = (reference: string) =>
      holderFor(
        staffId,
        claims.find((claim) => claim.reference === reference),
      )
    return {
      items: shown.map((row) => inQueue({ ...row, holder: holderOf(row.reference) }, clock.today())),
      next: rows.length > pageSize && last ? keyOfPlace(last) : null,
      ...(await queueTable(db).counts(clock.today())),
    }
  },
})
