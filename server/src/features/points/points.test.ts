import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'
import { memberNumberOf, mongHa, visitsOf } from '../../testing/visits.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const reportOf = async (member: Pick<Awaited<ReturnType<typeof portal.memberAs>>, 'get'>) =>
  (await member.get('/report/info')).data
const entriesOf = ({ id }: { id: number }) =>
  portal.db
    .selectFrom('pointsEntries')
    .select(['month', 'kind', 'amount', 'day'])
    .where('memberId', '=', id)
    .orderBy('id')
    .execute()
const expire = () => workers(portal.deps)['points.expire']({})

describe('the report', () => {
  test('of a member who has never come is empty, and says what a visit earns', async () => {
    const report = await reportOf(await portal.memberAs('adult'))
    expect(report).toMatchObject({
      ...{ asOf: '2026-03-02', frozen: false, balance: 0, rows: [], expiring: [], visits: [] },
      earning: { per30Minutes: 0.5, mostADay: 3 },
      totals: { totalHours: 0, points: 0, deductedPoints: 0, expiredPoints: 0, total: 0 },
      last12Months: { from: '2025-04', until: '2026-03', totalHours: 0, points: 0 },
    })
    expect(report.monthlyHours).toHaveLength(12)
    expect(report.monthlyHours[0]).toEqual({ month: '2025-04', hours: 0, points: 0 })
  })

  test('[O01] has each month with its hours, points, what is left of them and until when they are good', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-01-05 18:00-19:45', '2026-01-06 18:00-22:00', '2026-03-01 09:00-09:40'])
    const number = await memberNumberOf(portal, member)
    const report = await reportOf(member)
    expect(report.rows).toEqual([
      {
        ...{ member: number, month: '2026-03', totalHours: 0.67, points: 0.5, total: 0.5 },
        ...{ deductedPoints: 0, expiredPoints: 0, pointsStartDate: '2026-03-01', lastExpiryDate: null },
        pointsValidUntil: '2027-03-31',
      },
      {
        ...{ member: number, month: '2026-01', totalHours: 5.75, points: 4.5, total: 4.5 },
        ...{ deductedPoints: 0, expiredPoints: 0, pointsStartDate: '2026-01-01', lastExpiryDate: null },
        pointsValidUntil: '2027-01-31',
      },
    ])
    expect(report).toMatchObject({
      balance: 5,
      totals: { totalHours: 6.42, points: 5, total: 5 },
      last12Months: { totalHours: 6.42, points: 5 },
      expiring: [
        { on: '2027-01-31', points: 4.5 },
        { on: '2027-03-31', points: 0.5 },
      ],
    })
    expect(report.monthlyHours.slice(-3)).toEqual([
      { month: '2026-01', hours: 5.75, points: 4.5 },
      { month: '2026-02', hours: 0, points: 0 },
      { month: '2026-03', hours: 0.67, points: 0.5 },
    ])
    const [newest] = report.visits
    const expected = { day: '2026-03-01', came: '2026-03-01T01:00:00.000Z', left: '2026-03-01T01:40:00.000Z' }
    expect(newest).toEqual({ ...expected, place: mongHa, minutes: 40 })
  })

  test('is nobody else’s, and not for visitors', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-03-01 09:00-10:00'])
    expect(await reportOf(await portal.memberAs('portuguese'))).toMatchObject({ rows: [], visits: [] })
    expect(await portal.get('/report/info')).toMatchObject({ code: refusals.signed_out })
  })

  test('counts a visit without an end as a visit, and nothing for it', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-03-01 09:00'])
    expect(await reportOf(member)).toMatchObject({
      rows: [{ month: '2026-03', totalHours: 0, points: 0, pointsStartDate: null, pointsValidUntil: null }],
      visits: [{ left: null, minutes: 0 }],
    })
  })
})

describe('points', () => {
  test('are good through their last day, and have expired at midnight without any job', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-02-01 09:00-10:00'])
    portal.clock.set(new Date('2027-02-28T23:59:59+08:00'))
    const before = await portal.memberAs('adult')
    expect(await reportOf(before)).toMatchObject({ balance: 1, expiring: [{ on: '2027-02-28', points: 1 }] })
    portal.clock.set(new Date('2027-03-01T00:00:00+08:00'))
    const after = { balance: 0, expiring: [], totals: { points: 1, expiredPoints: 1, total: 0 } }
    const rows = [{ points: 1, total: 0, expiredPoints: 1, lastExpiryDate: '2027-02-28', deductedPoints: 0 }]
    expect(await reportOf(before)).toMatchObject({ ...after, rows })
    await expire()
    expect(await reportOf(before)).toMatchObject({ ...after, rows })
  })

  test('that expire are written down once, however often the job runs', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-02-01 09:00-10:00', '2026-03-01 09:00-10:00'])
    portal.clock.set(new Date('2027-03-01T09:00:00+08:00'))
    await expire()
    await expire()
    expect(await entriesOf(member)).toEqual([
      { month: '2026-02-01', kind: 'earned', amount: 100, day: '2026-02-01' },
      { month: '2026-03-01', kind: 'earned', amount: 100, day: '2026-03-01' },
      { month: '2026-02-01', kind: 'expired', amount: -100, day: '2027-03-01' },
    ])
  })

  test('are frozen while the card is temporary: what was earned stays, visits of these days earn none', async () => {
    const member = await portal.memberAs('withTemporaryCard')
    // Reported five days ago: on that day the card was still a permanent one.
    await visitsOf(portal, member, ['2026-02-24 09:00-10:00', '2026-02-25 09:00-10:00', '2026-02-26 09:00-10:00'])
    expect(await reportOf(member)).toMatchObject({ frozen: true, balance: 2, totals: { totalHours: 3, points: 2 } })
  })
})

describe('the ledger', () => {
  test('only grows: the database neither changes nor deletes a row', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-03-01 09:00-10:00'])
    await expect(portal.db.updateTable('pointsEntries').set({ amount: 900 }).execute()).rejects.toThrow('append-only')
    await expect(portal.db.deleteFrom('pointsEntries').execute()).rejects.toThrow('append-only')
  })

  test('never takes what is not there', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2026-03-01 09:00-10:00'])
    const taken = (amount: number) =>
      portal.db
        .insertInto('pointsEntries')
        .values({
          ...{ memberId: member.id, month: '2026-03-01', kind: 'expired', amount, day: '2026-03-02' },
          ...{ at: portal.clock.now(), staffId: null, reason: null },
        })
        .execute()
    await expect(taken(-101)).rejects.toThrow('points_never_overspent')
    await taken(-100)
    await expect(taken(-1)).rejects.toThrow('points_never_overspent')
  })

  test('keeps what was earned when a year of visits is erased, once all of it is long ago', async () => {
    const member = await portal.memberAs('adult')
    await visitsOf(portal, member, ['2025-12-31 09:00-10:00', '2026-01-01 09:00-10:00'])
    const daysKept = async (now: string) => {
      portal.clock.set(new Date(now))
      await workers(portal.deps)['cleaning.hourly']({})
      return (await portal.db.selectFrom('visits').select('day').orderBy('day').execute()).map(({ day }) => day)
    }
    // 1096 days after the last of 2025 it may be archived, and has ninety days for it.
    expect(await daysKept('2029-03-31T09:00:00+08:00')).toEqual(['2025-12-31', '2026-01-01'])
    expect(await daysKept('2029-04-01T09:00:00+08:00')).toEqual(['2026-01-01'])
    expect((await entriesOf(member)).filter(({ kind }) => kind === 'earned')).toHaveLength(2)
  })
})
