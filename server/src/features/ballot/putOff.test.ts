import { checkBallot, refusals, shareOf, turnByLot } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileOf } from '../../testing/ballots.ts'
import { aCrowdEnters, anOpening, lobbyDraw, lobbyOf, moveTo, openingDay } from '../../testing/lobbies.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal
/** A Monday. */
beforeEach(() => portal.reset({ now: '2026-03-02T07:00:00+08:00' }))

/** A moment of that Monday, as calls say it. */
const at = (time: string) => new Date(`2026-03-02T${time}+08:00`).toISOString()
const early = async () => {
  const member = await portal.memberAs('adult')
  return { member, ...lobbyOf(portal, member) }
}
const late = async () => lobbyOf(portal, await portal.memberAs('guardian'))
const look = async () => (await portal.get(`/ballot/draw?reference=${lobbyDraw}`)).data
const state = async () => (await portal.get('/vbs/lobby/state')).data
const theClerk = async () => {
  const clerk = await portal.staffAs('facilities', { language: 'en' })
  return {
    putOff: (time: string, draw = lobbyDraw) => clerk.post('/desk/draw/put_off', { draw, time, reason: 'Trouble.' }),
    openings: async () => (await clerk.get('/desk/draws')).data.openings,
  }
}
const statesOf = async () => {
  const { data } = await portal.get(`/vbs/slots?venue=north&day=${openingDay}`)
  const { facilities, opensAt } = data.timetable
  const slots = facilities[0].courts.flatMap((court: { slots: { state: string }[] }) => court.slots)
  return { opensAt, states: [...new Set(slots.map((slot: { state: string }) => slot.state))] }
}

describe('[O03] an opening that the desk puts off', () => {
  test('before it, keeps the lot open until ten seconds before the new time; everybody sees it, and nobody books earlier', async () => {
    const [first, second] = await anOpening(portal)
    moveTo(portal, '07:20:00')
    const { member, enter, turn, book } = await early()
    await enter()
    await aCrowdEnters(portal, member.id, 99)
    expect(await state()).toMatchObject({ entries: 100, arrivals: 0, seed: null, delays: [], from: at('07:30:00') })
    moveTo(portal, '07:25:00')
    const { putOff, openings } = await theClerk()
    expect(await openings()).toEqual([
      {
        ...{ reference: lobbyDraw, opensAt: at('07:30:00'), latest: at('10:30:00') },
        ...{ delays: 0, entries: 100, arrivals: 0 },
      },
    ])
    expect((await putOff('08:00')).data).toEqual({ opensAt: at('08:00:00') })
    // Each process keeps what it has said for a second.
    moveTo(portal, '07:25:01')
    const delays = [{ from: at('07:30:00'), to: at('08:00:00') }]
    expect(await state()).toMatchObject({ delays, closesAt: at('07:59:50'), drawsAt: at('07:59:52') })
    expect((await turn()).data).toMatchObject({ turnsFrom: at('08:00:00'), turnAt: null })

    // The old opening passes: nothing is drawn, nothing is booked, and who comes now is in the lot.
    moveTo(portal, '07:30:00')
    expect(await statesOf()).toEqual({ opensAt: at('08:00:00'), states: ['unopened'] })
    expect(await book([first])).toMatchObject({ code: refusals.not_your_turn, wait: 1800 })
    expect((await look()).seed).toBeNull()
    moveTo(portal, '07:45:00')
    const other = await late()
    expect((await other.enter()).data).toMatchObject({ code: expect.any(String), position: null })

    moveTo(portal, '07:59:52')
    const { seed, entries, turns } = await look()
    expect([entries, turns.delays]).toEqual([101, delays])
    const { code } = (await turn()).data
    const reckoned = {
      ...{ turnsFrom: new Date(turns.from), turnsPerSecond: turns.perSecond, entries },
      delays: [{ from: new Date(at('07:30:00')), to: new Date(at('08:00:00')) }],
    }
    const mine = turnByLot(reckoned, await shareOf(seed, code))
    expect(mine.getTime()).toBeGreaterThanOrEqual(new Date(at('08:00:00')).getTime())
    portal.clock.set(new Date(mine.getTime() - 1))
    if (mine.toISOString() > at('08:00:00')) expect(await book([first])).toMatchObject({ code: refusals.not_your_turn })
    portal.clock.set(mine)
    expect(await book([first])).toMatchObject({ code: 0 })
    moveTo(portal, '08:00:01.010')
    expect(await (await late()).book([second])).toMatchObject({ code: 0 })
    const { file } = await fileOf(portal, lobbyDraw)
    expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
    expect(file.draw.turns.delays).toEqual(delays)
  })

  test('after its lot was drawn, leaves the lot as it is; within it, turns that had come are not taken back', async () => {
    const [first, second] = await anOpening(portal)
    moveTo(portal, '07:25:00')
    const { member, enter, turn, book } = await early()
    const { code } = (await enter()).data
    await aCrowdEnters(portal, member.id, 999)
    moveTo(portal, '07:29:55')
    const { seed, commitment } = await look()
    await (await theClerk()).putOff('07:40')
    moveTo(portal, '07:29:57')
    expect(await look()).toMatchObject({ seed, commitment, entries: 1000, closesAt: at('07:29:50') })
    const other = await late()
    expect((await other.enter()).data).toMatchObject({ code: null, position: 1 })

    // Ten seconds of turns; after three of them it is put off again.
    moveTo(portal, '07:40:03')
    const { putOff, openings } = await theClerk()
    expect(await openings()).toMatchObject([{ opensAt: at('07:40:00'), delays: 1, arrivals: 1 }])
    await putOff('07:50')
    moveTo(portal, '07:40:05')
    const delays = [
      { from: at('07:30:00'), to: at('07:40:00') },
      { from: at('07:40:03'), to: at('07:50:00') },
    ]
    expect((await state()).delays).toEqual(delays)
    const share = await shareOf(seed, code)
    const had = share * 10 < 3
    const plain = new Date(at('07:40:00')).getTime() + Math.floor(share * 10_000)
    const turnAt = had ? at('07:50:00') : new Date(plain + 597_000).toISOString()
    expect((await turn()).data.turnAt).toBe(turnAt)
    // Who has had it does not book either, until then, and then at once.
    expect(await book([first])).toMatchObject({ code: refusals.not_your_turn, wait: 595 })
    moveTo(portal, '07:49:59')
    expect(await book([first])).toMatchObject({ code: refusals.not_your_turn, wait: 1 })
    portal.clock.set(new Date(turnAt))
    expect(await book([first])).toMatchObject({ code: 0 })
    moveTo(portal, '07:50:07.000')
    expect(await other.book([second])).toMatchObject({ code: refusals.not_your_turn })
    moveTo(portal, '07:50:07.010')
    expect(await other.book([second])).toMatchObject({ code: 0 })
    const acts = await db
      .selectFrom('audit')
      .select('detail')
      .where('act', '=', 'opening_put_off')
      .orderBy('id')
      .execute()
    expect(acts.map(({ detail }) => detail)).toEqual(['07:30 → 07:40: Trouble.', '07:40 → 07:50: Trouble.'])
  })

  test('is put off to later, for three hours at most, while its turns go on; and the desk books nothing of it before', async () => {
    const [first] = await anOpening(portal)
    moveTo(portal, '07:25:00')
    const { member, enter } = await early()
    await enter()
    const { putOff } = await theClerk()
    for (const time of ['07:30', '07:10', '10:31'])
      expect(await putOff(time)).toMatchObject({ code: refusals.opening_time, errors: { time: expect.any(String) } })
    expect(await putOff('7:45')).toMatchObject({ code: refusals.invalid_input })
    expect(await putOff('07:45', 'LOBBY-20260303')).toMatchObject({ code: refusals.not_found })
    expect(await putOff('07:45')).toMatchObject({ code: 0 })
    expect(await putOff('07:45')).toMatchObject({ code: refusals.opening_time })
    moveTo(portal, '07:40:00')
    const clerk = await portal.staffAs('senior')
    const { memberNumber } = await db
      .selectFrom('members')
      .select('memberNumber')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const body = { memberNumber, slots: [first], overQuota: false, reason: '', requestKey: crypto.randomUUID() }
    expect(await clerk.post('/desk/booking/book', body)).toMatchObject({ errors: { slots: expect.any(String) } })
    moveTo(portal, '07:45:10')
    expect(await (await theClerk()).putOff('08:00')).toMatchObject({ code: refusals.lobby_closed })
    expect(await (await theClerk()).openings()).toEqual([])
  })

  test('by two at once is put off to each time in turn, and by nobody to an earlier one', async () => {
    await anOpening(portal)
    moveTo(portal, '07:25:00')
    const [one, other] = [await theClerk(), await theClerk()]
    const answers = await Promise.all([one.putOff('07:45'), other.putOff('08:00')])
    const { delays } =
      (await db.selectFrom('draws').select('delays').where('purpose', '=', 'lobby').executeTakeFirst()) ?? {}
    const last = new Date(delays?.at(-1)?.to ?? 0).toISOString()
    expect(last).toBe(at('08:00:00'))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(delays?.length ?? 0)
  })
})

describe('the database holds, whatever is wrong above', () => {
  const from = Date.parse('2026-03-02T07:30:00+08:00')
  const delay = (start: number, minutes: number) => JSON.stringify([{ from: start, to: start + minutes * 60_000 }])
  const set = (delays: string, more = sql``) =>
    sql`update draws set delays = ${delays}::jsonb ${more} where purpose = 'lobby'`.execute(db)

  test('an opening is put off to later, and what was put off stays so; a lot goes with it or stays as it was', async () => {
    await anOpening(portal)
    for (const wrong of [delay(from - 1, 5), delay(from, 0), delay(from, -5), delay(from, 181)])
      await expect(set(wrong)).rejects.toThrow('an opening is put off to later, and not for ever')
    await expect(set(delay(from, 5), sql`, closes_at = closes_at + interval '4 minutes'`)).rejects.toThrow(
      'what was sealed stays',
    )
    await set(
      delay(from, 5),
      sql`, closes_at = closes_at + interval '5 minutes', draws_at = draws_at + interval '5 minutes'`,
    )
    await expect(set('[]')).rejects.toThrow('an opening that was put off stays so')
    await expect(set(delay(from, 6))).rejects.toThrow('an opening that was put off stays so')
    await expect(sql`update draws set draws_at = draws_at + interval '1 second'`.execute(db)).rejects.toThrow(
      'what was sealed stays',
    )
  })

  test('of a draw that was made its list and its moments stay, however it is put off', async () => {
    await anOpening(portal)
    moveTo(portal, '07:29:55')
    await look()
    const both = sql`, closes_at = closes_at + interval '5 minutes', draws_at = draws_at + interval '5 minutes'`
    await expect(set(delay(from, 5), both)).rejects.toThrow('stays')
    await expect(set(delay(from, 5), sql`, awarded_at = now()`)).rejects.toThrow('what was drawn stays')
    await set(delay(from, 5))
  })
})
