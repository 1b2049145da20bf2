import { refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { missedBookings } from '../../testing/appeals.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const day = 86_400_000
const { username, email } = people.adult
/** The card ended on 1 March 2021: five years and a day ago. */
const longAgo = '2021-03-01'
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await endCard(longAgo)
})

const idOf = async () =>
  (await portal.db.selectFrom('members').select('id').where('username', '=', username).executeTakeFirst())?.id
const endCard = async (validUntil: string) => {
  const id = await idOf()
  await portal.db.updateTable('cards').set({ validUntil }).where('memberId', '=', Number(id)).execute()
}
const anHour = () => workers(portal.deps)['erasureRequest.formerMembers']({})
const lettersSaid = async () => {
  await portal.doJobs()
  return (await portal.letters(email)).map(({ subject }) => subject)
}
const requests = () =>
  portal.db.selectFrom('erasureRequests').select(['reference', 'askedBy', 'confirmedBy', 'doneAt']).execute()
const announced = expect.stringMatching('你的會員資料將會刪除')

test('a membership that ended long ago is announced to be erased, once, and is erased after some weeks', async () => {
  await anHour()
  await anHour()
  expect(await lettersSaid()).toEqual([announced])
  portal.clock.forward(30 * day - 1000)
  await anHour()
  expect(await idOf(), 'before its day').toBeDefined()
  portal.clock.forward(2000)
  await anHour()
  await lettersSaid()

  expect(await idOf()).toBeUndefined()
  const [receipt] = await requests()
  expect(receipt).toMatchObject({ askedBy: null, confirmedBy: null, doneAt: expect.any(Date) })
  expect((await lettersSaid())[0]).toMatch(`會員資料已刪除（${receipt?.reference}）`)
})

test.each([
  ['logs in', () => portal.memberAs('adult')],
  ['renews the card', () => endCard('2031-03-01')],
  ['has something open', async () => missedBookings(portal, { id: Number(await idOf()) })],
])('who %s meanwhile is told that nothing is erased', async (_, act) => {
  await anHour()
  await act()
  await anHour()

  expect(await lettersSaid()).toContainEqual(expect.stringMatching('你的會員資料會繼續保留'))
})

test.each([
  ['five years have not passed', () => endCard('2021-03-02')],
  ['somebody is logged in', () => portal.memberAs('adult')],
  ['something is open', async () => missedBookings(portal, { id: Number(await idOf()) })],
  ['it is night', async () => portal.clock.set(new Date('2026-03-02T23:30:00+08:00'))],
])('nothing is announced while %s', async (_, before) => {
  await before()
  await anHour()

  expect(await requests()).toEqual([])
})

test('of several processes one announces it', async () => {
  await Promise.all([anHour(), anHour(), anHour()])

  expect(await requests()).toHaveLength(1)
})

test('one for whom it fails holds up nobody else: announced, begun and carried out it is tried again', async () => {
  const broken = Number(await idOf())
  const other = await portal.db
    .selectFrom('members')
    .select('id')
    .where('username', '=', people.english.username)
    .executeTakeFirstOrThrow()
  await portal.db.updateTable('cards').set({ validUntil: '2021-03-02' }).where('memberId', '=', other.id).execute()
  portal.clock.forward(day)
  const ofWhom = async () => {
    const rows = await portal.db
      .selectFrom('erasureRequests')
      .select(['memberId', 'confirmedAt'])
      .orderBy('id')
      .execute()
    return rows.map(({ memberId, confirmedAt }) => [memberId, confirmedAt !== null])
  }
  /** A fault of the database that meets one member alone: the one whose card ended first, and whose turn comes first. */
  const whileBroken = async (fault: string, work: () => Promise<unknown>) => {
    const name = 'broken_for_one'
    await sql`alter table erasure_requests add constraint ${sql.ref(name)} check (${sql.raw(fault)})`.execute(portal.db)
    await expect(work()).rejects.toThrow(name)
    await sql`alter table erasure_requests drop constraint ${sql.ref(name)}`.execute(portal.db)
  }

  await whileBroken(`member_id <> ${broken}`, anHour)
  expect(await ofWhom()).toEqual([[other.id, false]])
  await anHour()
  expect(await ofWhom()).toContainEqual([broken, false])

  await portal.db
    .updateTable('erasureRequests')
    .set({ askedAt: sql`asked_at - interval '1 day'` })
    .where('memberId', '=', broken)
    .execute()
  portal.clock.forward(31 * day)
  await whileBroken(`member_id <> ${broken} or confirmed_at is null`, anHour)
  expect(await ofWhom()).toEqual(
    expect.arrayContaining([
      [broken, false],
      [other.id, true],
    ]),
  )
  await anHour()

  await whileBroken(
    `member_id <> ${broken} or done_at is null`,
    workers(portal.deps)['erasureRequest.carryOut'].bind(null, {}),
  )
  const left = await portal.db.selectFrom('members').select('id').where('id', 'in', [broken, other.id]).execute()
  expect(left).toEqual([{ id: broken }])
  await portal.doJobs()
  expect(await idOf()).toBeUndefined()
})

test('staff have nothing to do with it, and a request of the member takes its place', async () => {
  await anHour()
  const [waiting] = await requests()
  const clerk = await aClerk(portal, ['senior'], { username: 'lam', name: 'lam' })
  const confirm = { reference: waiting?.reference, reason: 'It was announced.' }
  expect(await clerk.post('/desk/erasure_requests/confirm', confirm)).toMatchObject({ code: refusals.erasure_not_open })
  expect((await clerk.get('/desk/erasure_requests')).data.open).toEqual([])

  const member = await portal.memberAs('adult')
  expect((await member.get('/account/erasure')).data.requests).toEqual([])
  expect(await member.post('/account/erasure/ask', { understood: true })).toMatchObject({ code: 0 })
  expect((await clerk.get('/desk/erasure_requests')).data.open).toHaveLength(1)
})

test('the database knows nobody who has confirmed what nobody has asked for', async () => {
  await anHour()
  await aClerk(portal, ['senior'], { username: 'lam', name: 'lam' })
  const byStaff = sql`update erasure_requests set confirmed_at = think_until, confirmed_by = (select min(id) from staff)`

  await expect(byStaff.execute(portal.db)).rejects.toThrow('erasure_confirmed_by')
})
