import { api, checkBallot, refusals, shareOf, turnByLot } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { fileOf } from '../../testing/ballots.ts'
import { crowdLike } from '../../testing/bookings.ts'
import { aCrowdEnters, anOpening, lobbyDraw, lobbyOf, moveTo, openingDay } from '../../testing/lobbies.ts'
import { thePortal } from '../../testing/portal.ts'
import { doDue } from '../../testing/venues.ts'
import { ballot } from './ballot.feature.ts'
import { doLobbies, drawLobby, lobbyService } from './lobby.service.ts'
import { lobbyChanges } from './lobby.table.ts'

const portal = await thePortal()
const { db } = portal
/** A Monday. */
beforeEach(() => portal.reset({ now: '2026-03-02T07:00:00+08:00' }))

const early = async () => {
  const member = await portal.memberAs('adult')
  return { member, ...lobbyOf(portal, member) }
}
const late = async () => lobbyOf(portal, await portal.memberAs('guardian'))
const look = async () => (await portal.get(`/ballot/draw?reference=${lobbyDraw}`)).data
const byTurns = async (day = openingDay) =>
  (await portal.get(`/vbs/slots?venue=north&day=${day}`)).data.timetable.byTurns

describe('[O03] at an opening', () => {
  test('who has come before has a turn by lot, the same in every tab, and books when it has come', async () => {
    const [first] = await anOpening(portal)
    const { member, enter, turn, book } = await early()
    expect(await enter()).toMatchObject({ code: refusals.lobby_closed })
    expect([await byTurns(), (await look()).seed]).toEqual([null, null])
    moveTo(portal, '07:20:00')
    expect(await byTurns()).toBe(openingDay)
    expect((await turn()).data).toMatchObject({ reference: lobbyDraw, code: null, position: null, turnAt: null })
    const { data: entered } = await enter()
    expect(entered).toEqual({
      ...{ reference: lobbyDraw, day: openingDay, code: expect.stringMatching(/^[0-9a-f]{24}$/), position: null },
      ...{ closesAt: '2026-03-01T23:29:50.000Z', drawsAt: '2026-03-01T23:29:52.000Z', turnAt: null },
      ...{ turnsFrom: '2026-03-01T23:30:00.000Z', now: '2026-03-01T23:20:00.000Z' },
    })
    expect((await enter()).data.code).toBe(entered.code)
    await aCrowdEnters(portal, member.id, 900)

    moveTo(portal, '07:29:51')
    expect(await look()).toMatchObject({ state: 'closed', secret: null })
    moveTo(portal, '07:29:52')
    const { seed, entries, turns } = await look()
    expect([entries, turns]).toEqual([901, { from: '2026-03-01T23:30:00.000Z', perSecond: 100, delays: [] }])
    const reckoned = { turnsFrom: new Date(turns.from), turnsPerSecond: turns.perSecond, entries, delays: [] }
    const mine = turnByLot(reckoned, await shareOf(seed, entered.code))
    expect((await turn()).data.turnAt).toBe(mine.toISOString())

    expect(await book([first])).toMatchObject({ code: refusals.slot_not_open })
    moveTo(portal, '07:30:00')
    const refused = await book([first])
    expect(refused).toMatchObject({
      code: refusals.not_your_turn,
      wait: Math.ceil((mine.getTime() - reckoned.turnsFrom.getTime()) / 1000),
    })
    portal.clock.set(new Date(mine.getTime() - 1))
    expect(await book([first])).toMatchObject({ code: refusals.not_your_turn, wait: 1 })
    portal.clock.set(mine)
    expect(await book([first])).toMatchObject({ code: 0, data: { slot: first } })
    const { file, headers } = await fileOf(portal, lobbyDraw)
    expect(headers['cache-control']).toBe('no-store')
    expect((await checkBallot(file)).map(({ holds }) => holds)).toEqual([true, true, true, true, true])
    // Until then it can still be put off.
    moveTo(portal, '10:30:01')
    expect((await fileOf(portal, lobbyDraw)).headers['cache-control']).toContain('immutable')
  })

  test('who comes later follows in the order of arrival; who has no turn gets one first; then it is over', async () => {
    const [first, second, third] = await anOpening(portal)
    moveTo(portal, '07:25:00')
    const { member, enter } = await early()
    await enter()
    const [, , other] = await aCrowdEnters(portal, member.id, 299)
    moveTo(portal, '07:29:50')
    const one = await late()
    expect((await one.enter()).data).toMatchObject({ code: null, position: 1, turnAt: null })
    // Who has entered by lot keeps their place in it, whatever they send now.
    expect((await enter()).data).toMatchObject({ code: expect.any(String), position: null })

    moveTo(portal, '07:30:02')
    const another = lobbyOf(portal, await portal.memberAs('portuguese'))
    expect(await another.book([second])).toMatchObject({ code: refusals.turn_needed })
    expect((await another.enter()).data).toMatchObject({ position: 2, turnAt: '2026-03-01T23:30:03.020Z' })
    expect((await another.enter()).data.position).toBe(2)
    expect(await another.book([second])).toMatchObject({ code: refusals.not_your_turn, wait: 2 })
    moveTo(portal, '07:30:03.010')
    expect(await one.book([first])).toMatchObject({ code: 0 })
    expect(await another.book([second])).toMatchObject({ code: refusals.not_your_turn })
    // Slots that opened on another day are nobody’s turn.
    const before = await db.selectFrom('slots').select('id').where('day', '=', '2026-03-04').executeTakeFirstOrThrow()
    expect(await another.book([before.id])).toMatchObject({ code: 0 })

    moveTo(portal, '07:30:03.020')
    expect(await one.enter()).toMatchObject({ code: refusals.lobby_closed })
    expect(await byTurns()).toBeNull()
    await db
      .deleteFrom('lobbyArrivals')
      .where('memberId', '=', other ?? 0)
      .execute()
    expect(await another.book([third])).toMatchObject({ code: 0 })
  })

  test('a script that solves no puzzle, or that of another call, has no turn; nor has who may not book', async () => {
    await anOpening(portal)
    moveTo(portal, '07:25:00')
    const { member } = await early()
    const enter = (solvedCaptcha: string) => member.post('/vbs/lobby', { solvedCaptcha })
    expect(await enter('')).toMatchObject({ code: refusals.invalid_input })
    expect(await enter(await portal.solvedCaptcha('/ballot/enter'))).toMatchObject({ code: refusals.captcha_failed })
    const solved = await portal.solvedCaptcha(api.ballot.enterLobby.path)
    expect(await enter(solved)).toMatchObject({ code: 0 })
    expect(await enter(solved)).toMatchObject({ code: refusals.captcha_failed })
    const suspended = lobbyOf(portal, await portal.memberAs('suspended'))
    expect(await suspended.enter()).toMatchObject({ code: refusals.account_suspended })
    expect(await portal.post('/vbs/lobby', { solvedCaptcha: solved })).toMatchObject({ code: refusals.signed_out })
  })

  test('a holiday that is added at 07:25 leaves every turn, and passes over what is not let any more', async () => {
    const slots = await anOpening(portal)
    moveTo(portal, '07:24:00')
    const { enter } = await early()
    await enter()
    moveTo(portal, '07:25:00')
    await db.insertInto('holidays').values({ day: openingDay, nameZh: '假', namePt: 'F', nameEn: 'H' }).execute()
    await db.updateTable('openingHours').set({ opens: '18:00', closes: '20:00' }).where('weekday', '=', 8).execute()
    await doDue(portal)
    moveTo(portal, '07:30:01')
    await look()
    const left = await db.selectFrom('slots').select('id').where('day', '=', openingDay).executeTakeFirstOrThrow()
    const gone = slots.find((id) => id !== left.id)
    const { book } = await early()
    expect(await book([gone, left.id])).toMatchObject({ code: 0, data: { slot: left.id } })
  })

  test('where the clock is put over the opening the lot is drawn by who comes first; and the next minute finds nothing to do', async () => {
    const [first] = await anOpening(portal)
    moveTo(portal, '07:29:00')
    const { member, enter } = await early()
    await enter()
    await aCrowdEnters(portal, member.id, 100)
    moveTo(portal, '07:31:00')
    expect(await lobbyService(portal.deps).bookable([{ memberId: member.id, choices: [first ?? 0] }])).toEqual([
      [first],
    ])
    const { book } = await early()
    expect(await book([first])).toMatchObject({ code: 0 })
    const drawn = await look()
    await doLobbies(portal.deps)
    expect(await look()).toEqual(drawn)
    // Of a morning at which nobody was there, and nobody came before its end.
    portal.clock.set(new Date('2026-03-05T09:00:00+08:00'))
    await doDue(portal)
    expect(await db.selectFrom('draws').select('reference').where('purpose', '=', 'lobby').execute()).toHaveLength(1)
  })

  test('without turns in the settings bookings are taken as they come', async () => {
    const settings = { ...portal.deps.settings }
    settings.services = { ...settings.services, lobby: { opensMinutesBefore: 10, turnsPerSecond: 0 } }
    const deps = { ...portal.deps, settings }
    const [first] = await anOpening(portal)
    await sql`delete from draws where purpose = 'lobby'`.execute(db)
    moveTo(portal, '07:25:00')
    await doLobbies(deps)
    expect(await lobbyService(deps).opening()).toBeNull()
    moveTo(portal, '07:30:00')
    const { book } = await early()
    expect(await book([first])).toMatchObject({ code: 0 })
  })

  test('a secret of the installation that was changed draws nothing: nobody is asked for a turn, and an alarm stands', async () => {
    const [first] = await anOpening(portal)
    moveTo(portal, '07:25:00')
    const { enter } = await early()
    await enter()
    const changed = { ...portal.deps, keys: { ...portal.deps.keys, keyFor: () => Buffer.from('another') } }
    moveTo(portal, '07:30:00')
    expect(await lobbyService(changed).opening()).toBeNull()
    expect(await lobbyService(changed).bookable([{ memberId: 1, choices: [first ?? 0] }])).toEqual([[first]])
    expect(
      (await db.selectFrom('draws').select('drawnAt').where('purpose', '=', 'lobby').execute())[0]?.drawnAt,
    ).toBeNull()
    moveTo(portal, '08:31:00')
    expect(await ballot.alarms(portal.deps)).toEqual(['draw_waits'])
  })
})

test('of several processes that draw, and of arrivals at all of them at once, one draws and each has another position', async () => {
  await anOpening(portal)
  const { id } = await portal.memberAs('adult')
  moveTo(portal, '07:25:00')
  const ids = await aCrowdEnters(portal, id, 40)
  const { id: drawId = 0 } =
    (await db.selectFrom('draws').select('id').where('purpose', '=', 'lobby').executeTakeFirst()) ?? {}
  await sql`delete from draw_entries where member_id > ${(ids[20] ?? 0) - 1}`.execute(db)
  const apps = await Promise.all([1, 2].map(() => buildApp(portal.deps, { strict: true, floodLimit: 1_000_000 })))
  onTestFinished(async () => void (await Promise.all(apps.map((app) => app.close()))))
  moveTo(portal, '07:29:55')
  const url = `/api/ballot/draw?reference=${lobbyDraw}`
  const asked = Promise.all([...apps, ...apps, ...apps].map(async (app) => (await app.inject(url)).json().data))
  // Everybody twice, as from two tabs, in portions that overlap.
  const arriving = [0, 10, 20, 30].map((from) =>
    inTransaction(portal.deps, ({ db, clock }) =>
      lobbyChanges(db).arrive(drawId, [...ids.slice(from, from + 20), ...ids.slice(from)], clock.now()),
    ),
  )
  await Promise.all(arriving)
  const seeds = new Set((await asked).map(({ seed, entries }) => `${seed} ${entries}`))
  expect([...seeds]).toEqual([expect.stringMatching(/^[0-9a-f]{64} 20$/)])
  await drawLobby(portal.deps, lobbyDraw)
  const positions = await db.selectFrom('lobbyArrivals').select('position').orderBy('position').execute()
  expect(positions.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
})

describe('the database holds, whatever is wrong above', () => {
  test.each([
    ['the opening', sql`update draws set turns_from = turns_from + interval '1 minute'`],
    ['how many turns there are in a second', sql`update draws set turns_per_second = 1`],
    ['until when one can enter', sql`update draws set closes_at = closes_at + interval '1 second'`],
    ['the seal', sql`update draws set commitment = repeat('a', 64)`],
  ])('%s of turns that are sealed is not changed', async (_, statement) => {
    await anOpening(portal)
    await expect(statement.execute(db)).rejects.toThrow('what was sealed stays')
  })

  test('nobody arrives twice, nor two at one position; and after thirty days nothing of it is left', async () => {
    await anOpening(portal)
    const { id } = await portal.memberAs('adult')
    const [other = 0] = await crowdLike(portal, id, 1)
    const { id: drawId = 0 } =
      (await db.selectFrom('draws').select('id').where('purpose', '=', 'lobby').executeTakeFirst()) ?? {}
    const row = { drawId, position: 1, arrivedAt: portal.clock.now() }
    await db
      .insertInto('lobbyArrivals')
      .values({ ...row, memberId: id })
      .execute()
    await expect(
      db
        .insertInto('lobbyArrivals')
        .values({ ...row, memberId: other })
        .execute(),
    ).rejects.toThrow('position_once')
    await expect(
      db
        .insertInto('lobbyArrivals')
        .values({ ...row, memberId: id, position: 2 })
        .execute(),
    ).rejects.toThrow('pkey')
    const left = async () => (await db.selectFrom('draws').select('id').where('purpose', '=', 'lobby').execute()).length
    portal.clock.set(new Date('2026-04-01T10:00:00+08:00'))
    await ballot.purge.lobbyArrivals(portal.deps)
    expect(await left()).toBe(1)
    portal.clock.set(new Date('2026-04-02T10:00:00+08:00'))
    await ballot.purge.lobbyArrivals(portal.deps)
    expect(await left()).toBe(0)
  })
})
