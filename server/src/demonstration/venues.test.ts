import { expect, test } from 'vitest'
import { thePortal } from '../testing/portal.ts'
import { seatVenues } from './venues.ts'

const portal = await thePortal()

const counts = async () => {
  const { db } = portal
  const of = (table: 'venues' | 'facilities' | 'courts' | 'slots' | 'prices' | 'openingHours' | 'peakHours') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
  const tables = ['venues', 'facilities', 'courts', 'prices', 'openingHours', 'peakHours', 'slots'] as const
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await of(table)).many])))
}

const slotDays = async () => {
  const days = await portal.db.selectFrom('slots').select('day').distinct().orderBy('day').execute()
  return days.map(({ day }) => day)
}

test('twelve venues are let today and tomorrow from the beginning, and a second start changes nothing', async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatVenues(portal.deps)
  expect(await slotDays()).toEqual(['2026-03-02', '2026-03-03'])
  const before = await counts()

  expect(before).toMatchObject({ venues: 12, facilities: 38, courts: 137 })
  await seatVenues(portal.deps)
  expect(await counts()).toEqual(before)
})
