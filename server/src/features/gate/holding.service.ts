import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { collectorTable } from './collector.table.ts'

/** Holds whoever passes, and those for whose bookings they may come. */
export const holdComing = async ({ db }: Pick<InTransaction<Deps>, 'db'>, memberId: number) => {
  const holders = new Map((await collectorTable(db).holdWithHirers(memberId)).map((one) => [one.id, one]))
  const member = holders.get(memberId)
  if (!member) throw new Error('whoever passes is held')
  return { member, holders }
}
