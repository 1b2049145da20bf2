import { addDays } from '@palaestra/contract'
import { expect, test } from 'vitest'
import { doPortion, workers } from '../features.ts'
import { thePortal } from '../testing/portal.ts'
import type { PersonName } from './people.ts'
import { seatDemonstration } from './seat.ts'

// A demonstration that was seated long ago, and is started again: nothing in it has grown old.

const portal = await thePortal()

type Items = Record<string, string | number | boolean | null>[]
const now = () => portal.clock.now().toISOString()
const daysAgo = (days: number) => addDays(portal.clock.today(), -days)
const as = async (name: PersonName, path: string) => (await (await portal.memberAs(name)).get(path)).data

/** What people find on their screens: how much that is of these days. */
const ofMembers = async () => {
  const report = await as('adult', '/report/info')
  const gifts: { redemptions?: Items; mine?: Items } = await as('adult', '/report/gift/member')
  return {
    bookings: (await as('adult', '/vbs/bookings')).items.filter((one: { startsAt: string }) => one.startsAt > now())
      .length,
    adjacent: (await as('portuguese', '/vbs/bookings')).items.length,
    tickets: (await as('adult', '/pool/tickets')).items.length,
    classes: (await as('adult', '/course/mine')).enrolments.filter(
      ({ state }: { state: string }) => state === 'enrolled',
    ).length,
    visits: report.visits.filter(({ day }: { day: string }) => day >= daysAgo(31)).length,
    months: report.rows.length,
    points: report.balance,
    gifts: Object.values(gifts)
      .flat()
      .filter((one) => one && typeof one === 'object' && one['state'] === 'reserved').length,
    missed: (await as('english', '/account/no_shows')).items.filter(
      (one: { countedAt: string }) => one.countedAt >= daysAgo(60),
    ).length,
    notices: (await as('adult', '/push/notice/list')).items.length,
    family: Object.values(await as('guardian', '/family')).flat().length,
  }
}

const ofEverybody = async () => {
  const get = async (path: string) => (await portal.get(path)).data
  const free = async (path: string) =>
    [...JSON.stringify(await get(path)).matchAll(/"(?:free|left)":(\d+)/g)].reduce(
      (sum, [, many]) => sum + Number(many),
      0,
    )
  return {
    courts: await free(`/vbs/venues?day=${addDays(portal.clock.today(), 5)}`),
    pools: await free('/pool/sessions'),
    classes: (await get('/course/list')).items.length,
    draws: (await get('/ballot/draws')).items.length,
    stages: (await get('/course/terms')).items.slice(0, 3).map(({ stage }: { stage: string }) => stage),
  }
}

const atDesk = async () => {
  const [senior, editor] = [await portal.staffAs('senior'), await portal.staffAs('editor')]
  const items = async (desk: typeof senior, path: string): Promise<Items> => (await desk.get(path)).data.items
  return {
    queue: (await items(senior, '/desk/queue?view=waiting')).length,
    ownUses: (await items(senior, '/desk/own_uses')).length,
    told: (await items(editor, '/desk/notices')).filter(
      ({ state, at }) => state === 'sent' && String(at) >= daysAgo(30),
    ).length,
  }
}

/** As at the start of the portal, and in the minutes after it. */
const start = async () => {
  await seatDemonstration(portal.deps, portal.bureau)
  for (const name of ['points.expire', 'points.missGifts', 'points.openYears', 'cleaning.hourly'] as const)
    await workers(portal.deps)[name]({})
  while (await doPortion(portal.deps)) {}
}

const empty = (screens: object) => Object.entries(screens).flatMap(([name, many]) => (many === 0 ? [name] : []))

test('a year later every screen that was full is full, with what is of these days', async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00', demonstration: true })
  await start()
  const first = { ...(await ofMembers()), ...(await ofEverybody()), ...(await atDesk()) }
  expect(empty(first)).toEqual([])
  expect(first.stages).toEqual(['remaining', 'running', 'over'])

  portal.clock.set(new Date('2027-04-06T10:00:00+08:00'))
  await start()
  const later = { ...(await ofMembers()), ...(await ofEverybody()), ...(await atDesk()) }
  expect(empty(later)).toEqual([])
  expect(later.stages).toEqual(first.stages)
}, 240_000)
