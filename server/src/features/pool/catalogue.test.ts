import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPool, aSession, offerSession, theSwimmer } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { makeSessions } from './timetable.service.ts'

const portal = await thePortal()
const { db } = portal

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'
const at = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
const sessions = async (query = '') => (await portal.get(`/pool/sessions${query}`)).data
const first = async (query = `?day=${day}`) => (await sessions(query)).timetable.pools[0].sessions[0]

describe('[O02] the sessions', () => {
  test('are those of all pools on a day, with what is left, from when it is sold, and what it costs', async () => {
    const session = await offerSession(portal, 'carmo', day)
    await (await theSwimmer(portal)).buy(session)
    const { version, nextIn, timetable } = await sessions(`?day=${day}`)
    expect([version, nextIn]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), expect.any(Number)])
    expect(timetable).toEqual({
      ...{ day, today: '2026-03-02', days: ['2026-03-02', '2026-03-03', day] },
      pools: [
        {
          ...{ code: 'carmo', name: '嘉模泳池', area: '氹仔', address: '嘉模斜坡', kind: 'indoor', inSeason: true },
          ...{ seasonFrom: null, seasonUntil: null },
          sessions: [
            {
              ...{ id: session, from: '12:00', until: '16:00', state: 'advance', places: 10, left: 9, advanceLeft: 7 },
              ...{ startsAt: '2026-03-04T04:00:00.000Z', endsAt: '2026-03-04T08:00:00.000Z', closed: null },
              ...{ advanceFrom: '2026-03-01T23:30:00.000Z', spotFrom: '2026-03-04T03:30:00.000Z' },
              prices: { adult: 1500, minor: 700, senior: 700, child: 500 },
            },
          ],
        },
      ],
    })
    expect(await sessions(`?day=${day}&since=${version}`)).toEqual({
      version,
      nextIn: expect.any(Number),
      timetable: null,
    })
  })

  test('say how their sale stands at each moment', async () => {
    await offerSession(portal, 'carmo', '2026-03-03', { places: 1, advancePlaces: 1 })
    const session = await offerSession(portal, 'lin-fong', '2026-03-03', { places: 2, advancePlaces: 1 })
    const state = async () => {
      const { pools } = (await sessions('?day=2026-03-03')).timetable
      return pools.map(({ sessions: [one] }: { sessions: { state: string }[] }) => one?.state)
    }
    at('2026-03-01T07:29:59')
    expect(await state()).toEqual(['unopened', 'unopened'])
    at('2026-03-01T07:30:00')
    expect(await state()).toEqual(['advance', 'advance'])
    await (await theSwimmer(portal)).buy(session)
    at('2026-03-01T07:30:01')
    expect(await state()).toEqual(['advance', 'advance_full'])
    at('2026-03-03T11:30:00')
    await (await theSwimmer(portal, 'guardian')).buy(session)
    at('2026-03-03T11:30:01')
    expect(await state()).toEqual(['spot', 'full'])
    // Both did not come in time.
    at('2026-03-03T12:30:00')
    expect(await state()).toEqual(['spot', 'spot'])
    at('2026-03-03T16:00:00')
    expect(await state()).toEqual(['over', 'over'])
  })

  test('have a page for the display at the entrance of one pool', async () => {
    await offerSession(portal, 'carmo', day)
    await offerSession(portal, 'lin-fong', day)
    const { pools } = (await sessions(`?day=${day}&pool=lin-fong`)).timetable
    expect(pools.map(({ code }: { code: string }) => code)).toEqual(['lin-fong'])
    expect(await portal.get('/pool/sessions?pool=nowhere')).toMatchObject({ code: refusals.not_found })
    expect(await portal.get('/pool/sessions?day=2026-03-05')).toMatchObject({ code: refusals.day_not_let })
    expect(await portal.get('/pool/sessions?day=2026-03-01')).toMatchObject({ code: refusals.day_not_let })
  })

  test('say of a pool out of season when it is open again, and of one that is cleaned that it is', async () => {
    await aPool(portal, 'hac-sa', { season: ['05-01', '10-31'] })
    const carmo = await aPool(portal, 'carmo')
    await aSession(portal, carmo, '2026-03-02', { cleaning: true })
    const { pools } = (await sessions()).timetable
    expect(pools).toMatchObject([
      { code: 'hac-sa', inSeason: false, seasonFrom: '05-01', seasonUntil: '10-31', sessions: [] },
      { code: 'carmo', inSeason: true, sessions: [{ state: 'closed', closed: { reason: 'cleaning', text: '' } }] },
    ])
  })
})

describe('the timetable of a pool', () => {
  const hours = (poolId: number, opens: string, closes: string) => ({
    ...{ poolId, opens, closes, places: 120, advancePlaces: 100, fromDay: '2026-01-01', untilDay: null },
  })
  const priced = async (poolId: number) =>
    db
      .insertInto('poolPrices')
      .values(
        (['adult', 'minor', 'senior', 'child'] as const).map((swimmer, nr) => ({
          ...{ poolId, swimmer, fromDay: '2026-01-01', amount: 1500 - nr * 300 },
        })),
      )
      .execute()
  const made = async () => {
    const rows = await db.selectFrom('poolSessions').selectAll().orderBy('startsAt').execute()
    return rows.map(
      ({ day, startsAt, cleaning }) => `${day} ${portal.clock.timeOf(startsAt)}${cleaning ? ' cleaning' : ''}`,
    )
  }

  test('is made for three days ahead, once; the running session of today, too', async () => {
    const pool = await aPool(portal, 'carmo', { cleaningWeekday: 3 })
    await db
      .insertInto('poolHours')
      .values([hours(pool, '07:00', '11:00'), hours(pool, '12:00', '16:00')])
      .execute()
    await makeSessions(portal.deps)
    // Without prices nothing is sold.
    expect(await made()).toEqual([])
    await priced(pool)
    await makeSessions(portal.deps)
    const all = [
      ...['2026-03-02 07:00', '2026-03-02 12:00', '2026-03-03 07:00', '2026-03-03 12:00'],
      ...['2026-03-04 07:00 cleaning', '2026-03-04 12:00', '2026-03-05 07:00', '2026-03-05 12:00'],
    ]
    expect(await made()).toEqual(all)
    await makeSessions(portal.deps)
    expect(await made()).toEqual(all)
    expect(await first('?day=2026-03-03')).toMatchObject({
      ...{
        from: '07:00',
        until: '11:00',
        advanceFrom: '2026-02-28T23:30:00.000Z',
        spotFrom: '2026-03-02T22:30:00.000Z',
      },
      ...{ places: 120, advanceLeft: 100, prices: { adult: 1500, minor: 1200, senior: 900, child: 600 } },
    })
  })

  test('moves the cleaning to the day after a public holiday, and is made anew where nobody has a ticket', async () => {
    const pool = await aPool(portal, 'carmo', { cleaningWeekday: 2 })
    await db
      .insertInto('poolHours')
      .values([hours(pool, '07:00', '11:00')])
      .execute()
    await priced(pool)
    await makeSessions(portal.deps)
    expect(await made()).toContain('2026-03-03 07:00 cleaning')
    await (await theSwimmer(portal)).buy((await first('?day=2026-03-04')).id)
    const names = { nameZh: '特別假期', namePt: 'Feriado', nameEn: 'Holiday' }
    await db
      .insertInto('holidays')
      .values({ day: '2026-03-03', ...names })
      .execute()
    await makeSessions(portal.deps)
    // Who has a ticket swims.
    expect(await made()).toEqual(['2026-03-02 07:00', '2026-03-03 07:00', '2026-03-04 07:00', '2026-03-05 07:00'])
  })

  test('follows hours that have changed where nobody has a ticket, and never has two sessions at once', async () => {
    const pool = await aPool(portal, 'carmo')
    await db
      .insertInto('poolHours')
      .values([hours(pool, '07:00', '11:00')])
      .execute()
    await priced(pool)
    await makeSessions(portal.deps)
    await (await theSwimmer(portal)).buy((await first('?day=2026-03-04')).id)
    await db.updateTable('poolHours').set({ opens: '08:00', closes: '12:00' }).execute()
    await makeSessions(portal.deps)
    expect(await made()).toEqual(['2026-03-02 07:00', '2026-03-03 08:00', '2026-03-04 07:00', '2026-03-05 08:00'])
  })

  test('is empty out of season', async () => {
    const pool = await aPool(portal, 'hac-sa', { season: ['03-04', '10-31'] })
    await db
      .insertInto('poolHours')
      .values([hours(pool, '07:00', '11:00')])
      .execute()
    await priced(pool)
    await makeSessions(portal.deps)
    expect(await made()).toEqual(['2026-03-04 07:00', '2026-03-05 07:00'])
  })
})
