import { randomUUID } from 'node:crypto'
import { api } from '@palaestra/contract'
import { openDraws } from '../features/ballot/draw.service.ts'
import { drawTable } from '../features/ballot/draw.table.ts'
import { crowdLike } from './bookings.ts'
import type { Portal } from './portal.ts'
import { aVenue, doDue } from './venues.ts'

type Member = Awaited<ReturnType<Portal['memberAs']>>

/** The day that is drawn for, and the name of its draw: entries are taken from 2 March to 7 March at 22:00. */
export const drawnDay = '2026-03-16'
export const drawn = 'PEAK-20260316-BADMINTON'

/** From where the public value comes in tests. */
export const source = {
  zh: '截止日晚上的彩票號碼',
  pt: 'Os números da lotaria dessa noite',
  en: 'The numbers of that evening’s lottery',
}

/** Courts whose peak hours, 18 to 21, are given by ballot, their timetable, and the draws that are open. */
export const aBallot = async (portal: Portal, { courts = 1, code = 'north', withSource = false } = {}) => {
  await aVenue(portal, { code, courts, opens: '17:00', closes: '21:00', peakBy: 'ballot' })
  // The timetable, and in the next minute the draws for its hours.
  await doDue(portal)
  if (withSource) await openDraws({ ...portal.deps, settings: withValue(portal.deps.settings) })
  await doDue(portal)
  return slotsOf(portal)
}

const withValue = (settings: Portal['deps']['settings']) => ({
  ...settings,
  services: { ...settings.services, ballot: { ...settings.services.ballot, source } },
})

/** The slots of the draw, hour by hour, then court by court. */
export const slotsOf = async (portal: Portal) => {
  const slots = await portal.db
    .selectFrom('slots')
    .select(['id', 'startsAt', 'courtId'])
    .where('day', '=', drawnDay)
    .where('givenBy', '=', 'ballot')
    .execute()
  return slots
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.courtId - other.courtId)
    .map(({ id }) => id)
}

/** What a member does about draws. */
export const ballotsOf = (portal: Portal, member: Pick<Member, 'get' | 'post'>) => ({
  enter: async (choices: readonly (number | undefined)[], reference = drawn) =>
    member.post('/ballot/enter', {
      ...{ draw: reference, choices },
      solvedCaptcha: await portal.solvedCaptcha(api.ballot.enter.path),
    }),
  leave: (reference = drawn) => member.post('/ballot/leave', { draw: reference }),
  mine: async () => (await member.get('/ballot/mine')).data.items,
})

/** Moves the clock to a moment of Macao, and does what is due by then, letters and jobs as well. */
export const moveTo = async (portal: Portal, moment: string) => {
  portal.clock.set(new Date(`${moment}+08:00`))
  await doDue(portal)
  await portal.doJobs()
}

/** Entries of so many other members, each with these slots in an order of its own. */
export const othersEnter = async (portal: Portal, likeId: number, count: number, slots: readonly number[]) => {
  const draw = await drawTable(portal.db).byReference(drawn)
  const ids = await crowdLike(portal, likeId, count)
  await portal.db
    .insertInto('drawEntries')
    .values(
      ids.map((memberId, place) => ({
        ...{ drawId: draw?.id ?? 0, memberId, enteredAt: portal.clock.now() },
        code: randomUUID().replaceAll('-', '').slice(0, 24),
        choices: [0, 1, 2].map((step) => slots[(place + step) % slots.length] ?? 0).slice(0, Math.min(3, slots.length)),
      })),
    )
    .execute()
  return ids
}

/** The file of a draw as anybody fetches it. */
export const fileOf = async (portal: Portal, reference = drawn) => {
  const { statusCode, headers, body } = await portal.app.inject(`/api/ballot/draw.json?reference=${reference}`)
  return { status: statusCode, headers, file: statusCode === 200 ? JSON.parse(body) : undefined, body }
}
