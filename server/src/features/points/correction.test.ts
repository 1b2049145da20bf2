import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { memberNumberOf, visitsOf } from '../../testing/visits.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const reason = 'The gate was out of order.'
/** Nine points of three months, and who corrects them. */
const theMember = async () => {
  const member = await portal.memberAs('adult')
  await visitsOf(portal, member, ['2025-12-10 09:00-12:00', '2026-01-10 09:00-12:00', '2026-02-10 09:00-12:00'])
  const memberNumber = await memberNumberOf(portal, member)
  const desk = await portal.staffAs('senior')
  const correct = (points: number, balance: number, more: object = {}) =>
    desk.post('/desk/points/correct', { memberNumber, points, balance, reason, ...more })
  const ledger = async (after?: string) =>
    (await desk.post('/desk/points/ledger', { memberNumber, ...(after && { after }) })).data
  const leftBy = async () =>
    Object.fromEntries(
      (await member.get('/report/info')).data.rows.map(({ month, total }: { month: string; total: number }) => [
        month,
        total,
      ]),
    )
  return { memberNumber, desk, correct, ledger, leftBy }
}
const acts = async () =>
  (await portal.db.selectFrom('audit').select(['act', 'detail']).orderBy('id').execute()).map(
    ({ act, detail }) => `${act} ${detail}`,
  )

describe('staff', () => {
  test('correct points with a reason, which is written down; never below nothing', async () => {
    const { correct, ledger, leftBy } = await theMember()
    expect(await correct(1.5, 9)).toEqual({ code: 0, data: { balance: 10.5 } })
    expect(await leftBy()).toEqual({ '2025-12': 3, '2026-01': 3, '2026-02': 3, '2026-03': 1.5 })
    expect(await correct(-4, 10.5)).toEqual({ code: 0, data: { balance: 6.5 } })
    expect(await leftBy()).toEqual({ '2025-12': 0, '2026-01': 2, '2026-02': 3, '2026-03': 1.5 })
    expect(await correct(-6.51, 6.5)).toMatchObject({
      ...{ code: refusals.points_below_zero, errors: { points: expect.any(String) } },
    })
    for (const points of [0, 0.001, 1e9])
      expect(Object.keys((await correct(points, 6.5)).errors ?? {})).toEqual(['points'])
    expect(Object.keys((await correct(1, 6.5, { reason: 'why' })).errors ?? {})).toEqual(['reason'])

    const { balance, entries, next } = await ledger()
    expect([balance, next]).toEqual([6.5, null])
    expect(entries.map(({ kind, points, month }: Record<string, unknown>) => [kind, points, month])).toEqual([
      ['deducted', -1, '2026-01'],
      ['deducted', -3, '2025-12'],
      ['corrected', 1.5, '2026-03'],
      ['earned', 3, '2026-02'],
      ['earned', 3, '2026-01'],
      ['earned', 3, '2025-12'],
    ])
    expect(entries[0]).toMatchObject({ by: 'Ana Rita Sequeira', reason, reference: null })
    expect(await acts()).toEqual(expect.arrayContaining([`points_corrected -4: ${reason}`, 'looked points']))
  })

  test('correct what they have seen: of the same correction sent several times at once, one counts', async () => {
    const { correct, ledger } = await theMember()
    const codes = await Promise.all(Array.from({ length: 4 }, async () => (await correct(2, 9)).code))
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, ...Array(3).fill(refusals.points_changed)])
    expect(await ledger()).toMatchObject({ balance: 11 })
    expect(await correct(2, 9)).toMatchObject({ code: refusals.points_changed })
  })

  test('read a long ledger page by page, each entry once, the newest first', async () => {
    const { correct, ledger } = await theMember()
    for (let balance = 9; balance < 30; balance += 1) await correct(1, balance)
    const first = await ledger()
    expect(first.entries).toHaveLength(20)
    await correct(5, 30)
    const second = await ledger(first.next)
    expect(second).toMatchObject({ balance: 35, next: null })
    const ids = [...first.entries, ...second.entries].map(({ id }: { id: number }) => id)
    expect(ids).toHaveLength(24)
    expect(new Set(ids).size).toBe(24)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test('look at no ledger of nobody, and only who may look at members looks', async () => {
    const { desk, memberNumber } = await theMember()
    expect(await desk.post('/desk/points/ledger', { memberNumber: '000000018' })).toMatchObject({
      code: refusals.not_found,
    })
    expect(await desk.post('/desk/points/ledger', { memberNumber, after: 'x' })).toMatchObject({
      code: refusals.invalid_input,
    })
    const editor = await aClerk(portal, ['content'])
    expect(await editor.post('/desk/points/ledger', { memberNumber })).toMatchObject({ code: refusals.not_allowed })
  })
})
