import type { Stay } from '@palaestra/contract'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { settleDays } from './earning.service.ts'
import { visitTable } from './visit.table.ts'

interface Known {
  memberId: number
  /** Between which moments they begin. */
  from: Date
  until: Date
  /** All that is known by now of this time. */
  visits: readonly (Stay & { place: string })[]
}

const isSame = (one: Stay & { place: string }, other: Stay & { place: string }) =>
  one.place === other.place &&
  one.cameAt.getTime() === other.cameAt.getTime() &&
  one.leftAt?.getTime() === other.leftAt?.getTime()

/**
 * The visits of a member that gates tell of, for some time, are these and no others: what was known before gives way. What
 * an import has brought stays, and a visit at the same time is not counted beside it. The member has to be held.
 */
export const knowVisits = async (deps: InTransaction<Deps>, { memberId, from, until, visits }: Known) => {
  const table = visitTable(deps.db)
  const before = await table.byGates(memberId, { day: deps.clock.dayOf(from), from, until })
  const over = before.filter((one) => !visits.some((other) => isSame(one, other)))
  const added = visits.filter((one) => !before.some((other) => isSame(one, other)))
  if (over.length > 0) await table.takeBack(memberId, over)
  const rows = added.map((visit) => ({
    ...{ ...visit, memberId, day: deps.clock.dayOf(visit.cameAt) },
    source: 'gate' as const,
  }))
  if (rows.length > 0) await table.add(rows)
  // Who has only come has earned nothing yet.
  const changed = [...over, ...rows].filter(({ leftAt }) => leftAt !== null)
  await settleDays(
    deps,
    changed.map(({ day }) => ({ memberId, day })),
  )
}
