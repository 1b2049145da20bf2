import { beforeEach, expect, test } from 'vitest'
import { thePortal } from '../testing/portal.ts'
import { seatGates } from './gates.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-11-22T10:00:00+08:00', demonstration: true }))

/** What stands in the report of a member, of what gates have told. */
const reportOf = async (name: 'worker' | 'permitHolder' | 'suspended') => {
  const { data } = await (await portal.memberAs(name)).get('/report/info')
  return { visits: data.visits.length, points: data.rows[0]?.points }
}

test('[R16] gates have told who came and went: they have visits, and points for them', async () => {
  expect(await reportOf('worker')).toEqual({ visits: 1, points: 1.5 })
  expect(await reportOf('permitHolder')).toEqual({ visits: 1, points: 1 })
  await seatGates(portal.deps)
  expect(await reportOf('worker'), 'at the next start').toEqual({ visits: 1, points: 1.5 })
})

test('[O03] whom a gate could not know to be suspended, and a code that was none, stand before the desk', async () => {
  const clerk = await portal.staffAs('facilities')
  const { data: gates } = await clerk.get('/desk/gates')
  expect(gates.items.map(({ seenAt }: { seenAt: string | null }) => seenAt)).not.toContain(null)
  const { data } = await clerk.get('/desk/gate/aside')
  expect(data.items.map(({ number, reason }: { number: number; reason: string }) => `${number} ${reason}`)).toEqual([
    '3 unreadable',
    '2 suspended',
  ])
})
