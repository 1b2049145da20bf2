import type { desk, Given, Reply } from '@palaestra/contract'
import type { Uses } from '../../../deps.ts'
import { asKey, fromKey, inQueue } from './queue.rules.ts'
import { queueTable } from './queue.table.ts'

const pageSize = 20

type Queue = typeof desk.application.queue

/** The applications as staff go through them. */
export const queueService = ({ db, clock }: Uses<'clock'>) => ({
  async page({ state, search, after }: Given<Queue>['query']): Promise<Reply<Queue>> {
    const text = search?.trim()
    const wanted = { ...(state && { state }), ...(text && { search: text }), ...(after && { after: fromKey(after) }) }
    // One more than is shown tells whether there is a next page.
    const rows = await queueTable(db).page(wanted, pageSize + 1)
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    return {
      items: shown.map((row) => inQueue(row, clock.today())),
      next: rows.length > pageSize && last ? asKey(last) : null,
      ...(await queueTable(db).counts(clock.today())),
    }
  },
})
