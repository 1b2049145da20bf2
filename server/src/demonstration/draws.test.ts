import { addDays, checkBallot } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openDraws } from '../features/ballot/draw.service.ts'
import { makeDayOf } from '../features/venue/timetable.service.ts'
import { ballotsOf, fileOf } from '../testing/ballots.ts'
import { thePortal } from '../testing/portal.ts'
import { seatDraws } from './draws.ts'
import { seatVenues } from './venues.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:30:00+08:00' }))

test('somebody has won a court this morning, and has entered a draw that is open; a second start adds nothing', async () => {
  await seatVenues(portal.deps)
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  await seatDraws(portal.deps)
  await seatDraws(portal.deps)
  await portal.doJobs()

  const mine = await ballotsOf(portal, await portal.memberAs('portuguese')).mine()
  expect(mine).toMatchObject([
    { day: addDays('2026-03-02', 8), struck: null, booking: { state: 'held' } },
    { day: addDays('2026-03-02', 12), rank: null },
  ])
  expect(mine[0].won).toBe(mine[0].choices[0])
  const { file } = await fileOf(portal, mine[0].reference)
  expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
  expect(file.results).toHaveLength(48)
  // Of the others nothing is left but their codes.
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from members where id > 1000000000`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ many: 0 }])
})

test('started again some days later, they have entered the draw that is open by then', async () => {
  await seatVenues(portal.deps)
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  await seatDraws(portal.deps)
  portal.clock.set(new Date('2026-03-05T10:30:00+08:00'))
  const day = addDays('2026-03-05', 12)
  const byBallot = await portal.db.selectFrom('facilities').select('id').where('peakBy', '=', 'ballot').execute()
  const ids = byBallot.map(({ id }) => id)
  await makeDayOf(portal.deps, ids, day)
  await openDraws(portal.deps)
  await seatDraws(portal.deps)

  const mine = await ballotsOf(portal, await portal.memberAs('portuguese')).mine()
  expect(mine).toContainEqual(expect.objectContaining({ day, rank: null }))
})
