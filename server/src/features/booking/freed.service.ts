import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { heldTable } from './held.table.ts'

/** Says that these slots have come free, where somebody waits for one of them. What else comes free is seen each minute. */
export const tellFreed = async ({ db, jobs }: Uses<'jobs', Tx>, slots: readonly number[]) => {
  const waited = await heldTable(db).waitedFor(slots)
  if (waited.length > 0) await jobs.add(db, { name: 'waiting.follow', data: { slots: waited } })
}
