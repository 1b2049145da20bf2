import { expect, test } from 'vitest'
import { miscounted, theSwimmer, ticketsOf } from '../testing/pools.ts'
import { thePortal } from '../testing/portal.ts'
import { seatPools, seatTickets } from './pools.ts'
import { seatVenues } from './venues.ts'

const portal = await thePortal()

const seat = async () => {
  await seatVenues(portal.deps)
  await seatPools(portal.deps)
}
const shown = async (day: string) => {
  const { pools } = (await portal.get(`/pool/sessions?day=${day}`)).data.timetable
  return pools as { code: string; kind: string; inSeason: boolean; sessions: { state: string }[] }[]
}

test('eight pools have sessions of today and the days ahead; in winter those under a roof, and a second start changes nothing', async () => {
  await portal.reset({ now: '2026-11-28T10:00:00+08:00' })
  await seat()
  const [today, later] = [await shown('2026-11-28'), await shown('2026-11-30')]
  expect(today).toHaveLength(8)
  for (const pools of [today, later])
    expect(pools.map(({ kind, inSeason, sessions }) => `${kind} ${inSeason} ${sessions.length}`)).toEqual([
      ...Array(4).fill('indoor true 3'),
      ...Array(4).fill('outdoor false 0'),
    ])
  // On a Monday one of them is cleaned.
  expect(later.filter(({ sessions }) => sessions[0]?.state === 'closed').map(({ code }) => code)).toEqual([
    'lin-fong-pool',
  ])
  const many = () =>
    portal.db
      .selectFrom('poolSessions')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .execute()
  const before = await many()
  await seat()
  expect(await many()).toEqual(before)
})

test('in summer all of them are open', async () => {
  await portal.reset({ now: '2026-07-01T10:00:00+08:00' })
  await seat()
  expect((await shown('2026-07-01')).every(({ sessions }) => sessions.length === 3)).toBe(true)
})

test('courts are looked for at venues that have some, and the pools beside them', async () => {
  await portal.reset({ now: '2026-11-28T10:00:00+08:00' })
  await seat()
  const codes = (items: { code: string }[]) => items.map(({ code }) => code)
  expect(codes((await portal.get('/vbs/venues')).data.items)).toHaveLength(12)
  expect(codes((await portal.get('/vbs/today')).data.items)).toHaveLength(12)
})

test('people have tickets, once however often it starts, and no letter of them; paid where there is a provider', async () => {
  await portal.reset({ now: '2026-11-28T23:30:00+08:00' })
  const { sandbox, takeBy } = portal.payments
  takeBy(sandbox.checkout)
  await seat()
  await seatTickets(portal.deps, sandbox)
  await seatTickets(portal.deps, sandbox)
  await portal.doJobs()
  expect(await portal.letters()).toEqual([])
  const kahou = await theSwimmer(portal, 'guardian')
  expect(await kahou.coming()).toMatchObject([
    { poolCode: 'carmo', day: '2026-11-29', state: 'valid', paid: true, amount: 2000 },
  ])
  const siumei = ticketsOf(await portal.memberAs('adult'))
  expect(await siumei.coming()).toMatchObject([{ poolCode: 'lin-fong-pool', day: '2026-11-30', state: 'valid' }])
  expect(await miscounted(portal)).toEqual([])
})
