import { isFrozenOn, monthOf, pointsValidUntil, worthOfDay } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { ledgerTable } from './ledger.table.ts'
import { type MemberDay, visitTable } from './visit.table.ts'

const keyOf = ({ memberId, day }: MemberDay) => `${memberId} ${day}`

const lotOf = ({ memberId, month }: { memberId: number; month: string }) => `${memberId} ${month}`

/**
 * The points of a day are what its visits are worth together; the ledger gets the difference to what it has. So visits
 * that become known late, twice or in any order come to the same sum. What has been spent is not taken back. The members
 * have to be held.
 */
export const settleDays = async (
  { db, clock, settings }: Uses<'clock' | 'settings', Tx>,
  changed: readonly MemberDay[],
) => {
  const days = [...new Map(changed.map((one) => [keyOf(one), one])).values()]
  if (days.length === 0) return
  const visits = Map.groupBy(await visitTable(db).on(days), keyOf)
  const times = Map.groupBy(
    await visitTable(db).temporaryTimes([...new Set(days.map(({ memberId }) => memberId))]),
    ({ memberId }) => memberId,
  )
  const before = new Map((await ledgerTable(db).earnedOn(days)).map((one) => [keyOf(one), one.earned]))
  const differences = days.map(({ memberId, day }) => {
    const key = keyOf({ memberId, day })
    const frozen = isFrozenOn(day, times.get(memberId) ?? [])
    const worth = frozen ? 0 : worthOfDay(visits.get(key) ?? [], settings.points)
    return { memberId, month: monthOf(day), kind: 'earned' as const, amount: worth - (before.get(key) ?? 0), day }
  })
  const less = differences.filter(({ amount }) => amount < 0)
  const rests = new Map(
    less.length === 0 ? [] : (await ledgerTable(db).rests(less)).map((lot) => [lotOf(lot), lot.rest]),
  )
  const entries = differences.flatMap((one) => {
    const rest = rests.get(lotOf(one)) ?? 0
    const amount = Math.max(one.amount, -rest)
    if (amount === 0) return []
    // Two days of one month share what is left of it.
    rests.set(lotOf(one), rest + Math.min(0, amount))
    return [{ ...one, amount }]
  })
  if (entries.length === 0) return
  await ledgerTable(db).open(
    entries.map(({ memberId, month }) => ({
      ...{ memberId, month },
      expiresOn: pointsValidUntil(month, settings.points.months),
    })),
  )
  const at = clock.now()
  await ledgerTable(db).write(
    entries.map((entry) => ({ ...entry, at, staffId: null, reason: null, redemptionId: null })),
  )
}
