import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { collectorTable } from './collector.table.ts'

/**
 * Holds whoever passes, and those for whose bookings they may come, in the order of their ids: two who collect for each
 * other wait for each other in no circle.
 */
export const holdComing = async ({ db }: Pick<InTransaction<Deps>, 'db'>, memberId: number) => {
  const ids = [memberId, ...(await collectorTable(db).hirersOf(memberId))].toSorted((one, other) => one - other)
  const holders = new Map<number, Member>()
  for (const id of ids) holders.set(id, await accountTable(db).hold(id))
  const member = holders.get(memberId)
  if (!member) throw new Error('whoever passes is held')
  return { member, holders }
}
