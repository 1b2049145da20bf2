import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { workers } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'
import { mongHa, visitsOf } from '../../testing/visits.ts'
import { accountTable } from '../account/account.table.ts'
import { visitTable } from './visit.table.ts'
import { purgeVisits, yearService } from './year.service.ts'
import { yearTable } from './year.table.ts'

const portal = await thePortal()

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  // What one test lets go the next one has.
  for (const year of [2026, 2027]) await yearTable(portal.db).open(year)
})

/** Which table of years has how many visits. */
const places = async () => {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass || ' ' || count(*) as place from visits group by tableoid order by 1`.execute(portal.db)
  return rows.map(({ place }) => place)
}
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'visits'::regclass`.execute(portal.db)
  return rows.map(({ name }) => name)
}
const openYears = () => workers(portal.deps)['points.openYears']({})
const at = (now: string) => portal.clock.set(new Date(now))

test('a visit lies in the table of the year of its day', async () => {
  at('2027-01-02T10:00:00+08:00')
  const member = await portal.memberAs('adult')
  await visitsOf(portal, member, ['2026-12-31 22:00-23:30', '2027-01-01 09:00-10:00'])
  expect(await places()).toEqual(['visits_2026 1', 'visits_2027 1'])
})

test('the next year has its table from November on', async () => {
  at('2030-10-31T10:00:00+08:00')
  await openYears()
  expect(await tables()).toContain('visits_2030')
  expect(await tables()).not.toContain('visits_2031')
  at('2030-11-01T10:00:00+08:00')
  await openYears()
  await openYears()
  expect(await tables()).toContain('visits_2031')
})

test('a year that nobody has made ready is taken by the net, counts, and gets its table', async () => {
  at('2034-03-02T10:00:00+08:00')
  const member = await portal.memberAs('adult')
  expect(await visitsOf(portal, member, ['2034-03-01 09:00-10:00', '2034-03-01 09:30-10:30'])).toMatchObject({
    added: 1,
    refused: [{ problem: 'overlaps' }],
  })
  expect(await places()).toEqual(['visits_net 1'])
  await openYears()
  expect(await places()).toEqual(['visits_2034 1'])
  expect(await visitsOf(portal, member, ['2034-03-01 09:00-10:00', '2034-03-01 09:30-10:30'])).toMatchObject({
    added: 0,
    known: 1,
  })
  expect((await member.get('/report/info')).data.balance).toBe(1)
})

/** As gates tell of them: visits may last into the next day. */
const come = (member: { id: number }, came: string, left: string | null) =>
  inTransaction(portal.deps, async ({ db, clock }) => {
    await accountTable(db).hold(member.id)
    const [cameAt, leftAt] = [new Date(`${came}+08:00`), left === null ? null : new Date(`${left}+08:00`)]
    const visit = { memberId: member.id, cameAt, leftAt, day: clock.dayOf(cameAt), place: mongHa }
    return (await visitTable(db).add([{ ...visit, source: 'gate' }])).length
  })
const before = ['2026-12-31T22:00', '2027-01-01T02:00'] as const
const after = ['2027-01-01T01:00', '2027-01-01T03:00'] as const

test('however the night of New Year is told, in both orders, nobody is at two places at once', async () => {
  at('2027-01-02T10:00:00+08:00')
  const [one, other] = [await portal.memberAs('adult'), await portal.memberAs('portuguese')]
  expect([await come(one, ...before), await come(one, ...after)]).toEqual([1, 0])
  expect([await come(other, ...after), await come(other, ...before)]).toEqual([1, 0])
  expect(await come(one, '2027-01-01T02:00', '2027-01-01T03:00')).toBe(1)
  expect(await come(other, '2026-12-31T22:00', '2027-01-01T01:00')).toBe(1)
  expect(await places()).toEqual(['visits_2026 2', 'visits_2027 2'])
})

test('both sides of the night, told by several at once, come to one visit', async () => {
  at('2027-01-02T10:00:00+08:00')
  const member = await portal.memberAs('adult')
  const told = [before, after, before, after].map(([came, left]) => come(member, came, left))
  expect((await Promise.all(told)).reduce((sum, one) => sum + one)).toBe(1)
})

test('a visit whose end becomes known cannot last into one of the new year', async () => {
  at('2027-01-02T10:00:00+08:00')
  const member = await portal.memberAs('adult')
  await come(member, before[0], null)
  await come(member, ...after)
  const begun = { memberId: member.id, day: '2026-12-31', cameAt: new Date(`${before[0]}+08:00`) }
  expect(await visitTable(portal.db).end(begun, new Date(`${before[1]}+08:00`))).toBeUndefined()
  expect(await visitTable(portal.db).end(begun, new Date(`${after[0]}+08:00`))).toMatchObject({ day: '2026-12-31' })
})

test('the table of a year goes with the last of its visits, and not before', async () => {
  at('2031-03-02T10:00:00+08:00')
  await openYears()
  const member = await portal.memberAs('adult')
  await visitsOf(portal, member, ['2031-03-01 09:00-10:00'])
  at('2035-03-31T10:00:00+08:00')
  await purgeVisits(portal.deps)
  expect(await places()).toEqual(['visits_2031 1'])
  at('2035-04-01T10:00:00+08:00')
  await purgeVisits(portal.deps)
  expect(await tables()).not.toContain('visits_2031')
})

test('a member’s visits of a time are looked for in the tables of its years alone', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from visits where member_id = 1 and day in ('2026-12-31', '2027-01-01')`.execute(portal.db)
  const plan = rows.map((row) => row['QUERY PLAN'] ?? Object.values(row)[0]).join('\n')
  expect(plan).toContain('visits_2026')
  expect(plan).toContain('visits_2027')
  expect(plan).not.toContain('visits_2025')
  expect(plan).not.toContain('visits_net')
})

test('a year that has changed since it was written into a file stays; one that has not leaves, and the trail has it', async () => {
  const member = await portal.memberAs('adult')
  await visitsOf(portal, member, ['2026-02-27 09:00-10:00', '2026-02-28 09:00-10:00'])
  const years = yearService(portal.deps)
  expect(await years.leave({ year: 2026, visits: 1, sum: 'abc' })).toBe(false)
  expect(await places()).toEqual(['visits_2026 2'])
  expect(await years.leave({ year: 2026, visits: 2, sum: 'abc' })).toBe(true)
  expect(await places()).toEqual([])
  const trail = await portal.db
    .selectFrom('audit')
    .select(['act', 'subjectId', 'detail'])
    .orderBy('id', 'desc')
    .execute()
  expect(trail[0]).toEqual({ act: 'visits_archived', subjectId: '2026', detail: '2 abc' })
})

test('a year stays while it is not over, while it is kept, and while points of it count', async () => {
  const { staysBecause } = yearService(portal.deps)
  const member = await portal.memberAs('adult')
  await visitsOf(portal, member, ['2026-02-27 09:00-10:00'])
  const because = async (now: string) => {
    at(now)
    return staysBecause(2026)
  }
  expect(await because('2026-12-31T23:59:00+08:00')).toBe('not_over')
  expect(await because('2027-01-01T00:00:00+08:00')).toBe('kept')
  expect(await because('2029-12-31T10:00:00+08:00')).toBe('kept')
  // Nothing has written down yet that they have expired.
  expect(await because('2030-01-01T10:00:00+08:00')).toBe('counts')
  await workers(portal.deps)['points.expire']({})
  expect(await because('2030-01-01T10:00:00+08:00')).toBeUndefined()
})
