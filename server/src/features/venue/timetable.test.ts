import { randomUUID } from 'node:crypto'
import { addDays } from '@palaestra/contract'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { doPortion, workers } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'
import { aVenue, doDue } from '../../testing/venues.ts'
import { venueTable } from './venue.table.ts'

const portal = await thePortal()
// A Monday.
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const slotsOn = (day: string) =>
  portal.db.selectFrom('slots').selectAll().where('day', '=', day).orderBy('courtId').orderBy('startsAt').execute()
const timesOn = async (day: string) =>
  new Set((await slotsOn(day)).map(({ startsAt }) => portal.clock.timeOf(startsAt)))
const days = async () => {
  const { rows } = await sql<{ day: string; many: number }>`
    select day, count(*)::int as many from slots group by day order by day`.execute(portal.db)
  return rows
}

/** What staff change of a facility, in one transaction with the note that it has changed. */
const change = (facilityId: number, statement: RawBuilder<unknown>) =>
  inTransaction(portal.deps, async ({ db }) => {
    await statement.execute(db)
    await venueTable(db).changed(facilityId)
  })

/** Somebody has booked: a row that refers to the slot, as bookings do. */
const refer = async (slotId: number) => {
  await sql`create table if not exists referring (slot_id int not null references slots)`.execute(portal.db)
  await sql`insert into referring values (${slotId})`.execute(portal.db)
  return async () => void (await sql`drop table referring`.execute(portal.db))
}

test('slots stand for today and fifteen days, and a second time nothing is made', async () => {
  await aVenue(portal, { courts: 2, opens: '09:00', closes: '21:00' })
  await doDue(portal)
  const made = await days()

  expect(made).toHaveLength(16)
  expect([made[0]?.day, made.at(-1)?.day]).toEqual(['2026-03-02', '2026-03-17'])
  expect(new Set(made.map(({ many }) => many))).toEqual(new Set([24]))
  const before = await slotsOn('2026-03-10')
  await doDue(portal)
  expect(await slotsOn('2026-03-10')).toEqual(before)
})

test('a slot carries its band, prices, quota, way and opening moment', async () => {
  const { facilityId, venueId } = await aVenue(portal, { courts: 1, opens: '17:00', closes: '19:00', peakBy: 'ballot' })
  await doDue(portal)

  const ofAll = { facilityId, venueId, facilityKind: 'badminton', day: '2026-03-10', quotaFrom: '2026-03-10' }
  const opensAt = new Date('2026-03-03T07:30:00+08:00')
  expect(await slotsOn('2026-03-10')).toEqual([
    expect.objectContaining({
      ...{ ...ofAll, opensAt, band: 'off_peak', givenBy: 'first_come', quotaMost: 3 },
      ...{ startsAt: new Date('2026-03-10T17:00:00+08:00'), endsAt: new Date('2026-03-10T18:00:00+08:00') },
      ...{ priceAdult: 2000, priceMinor: 1000, priceSenior: 500 },
    }),
    expect.objectContaining({
      ...{ ...ofAll, opensAt, band: 'peak', givenBy: 'ballot', quotaMost: 2 },
      ...{ priceAdult: 4000, priceMinor: 2000, priceSenior: 1000 },
    }),
  ])
})

test('it goes on by itself, day by day, also after a long stop', async () => {
  await aVenue(portal)
  await doDue(portal)
  portal.clock.set(new Date('2026-04-20T00:00:30+08:00'))
  await doDue(portal)

  expect(await slotsOn('2026-05-05')).toHaveLength(24)
  expect(await slotsOn('2026-05-06')).toHaveLength(0)
  expect(await slotsOn('2026-04-19')).toHaveLength(0)
})

test('a portion says that there is more, and the last one that there is not', async () => {
  for (const code of ['north', 'south', 'east', 'west']) await aVenue(portal, { code, courts: 1 })

  expect(await doPortion(portal.deps)).toBe(true)
  expect(await doPortion(portal.deps)).toBe(false)
  expect(await days()).toHaveLength(16)
})

describe('what has changed meanwhile makes the days anew', () => {
  test('hours moved by half an hour leave no slot that overlaps another', async () => {
    const { facilityId } = await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
    await doDue(portal)
    await change(facilityId, sql`update opening_hours set opens = '09:30' where facility_id = ${facilityId}`)
    await doDue(portal)

    expect(await timesOn('2026-03-04')).toEqual(new Set(['09:30', '10:30']))
    // What has begun stays as it was, and what overlaps it is left out.
    expect(await timesOn('2026-03-02')).toEqual(new Set(['09:00', '10:00']))
  })

  test('a slot keeps its number when only its price changes', async () => {
    const { facilityId } = await aVenue(portal, { courts: 1 })
    await doDue(portal)
    const before = await slotsOn('2026-03-04')
    const dearer = { band: 'peak', audience: 'adult', fromDay: '2026-03-04', amount: 5000 } as const
    await inTransaction(portal.deps, async ({ db }) => {
      await venueTable(db).addPrices([{ facilityId, ...dearer }])
      await venueTable(db).changed(facilityId)
    })
    await doDue(portal)

    const now = await slotsOn('2026-03-04')
    expect(now.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(now.filter(({ band }) => band === 'peak').map(({ priceAdult }) => priceAdult)).toEqual([5000, 5000, 5000])
    expect((await slotsOn('2026-03-03')).every(({ priceAdult }) => priceAdult <= 4000)).toBe(true)
  })

  test('a withdrawn court has none from its day on', async () => {
    const { facilityId } = await aVenue(portal, { courts: 2 })
    await doDue(portal)
    await change(facilityId, sql`update courts set withdrawn_on = '2026-03-05' where code = '2'`)
    await doDue(portal)

    expect(await slotsOn('2026-03-04')).toHaveLength(24)
    expect(await slotsOn('2026-03-05')).toHaveLength(12)
  })

  test('a day that becomes a public holiday, or is none any more, has the hours of that', async () => {
    const { facilityId } = await aVenue(portal, { courts: 1 })
    await change(facilityId, sql`update opening_hours set opens = '14:00' where weekday = 8`)
    await doDue(portal)
    expect(await slotsOn('2026-03-10')).toHaveLength(12)
    const holiday = { day: '2026-03-10', nameZh: '假期', namePt: 'Feriado', nameEn: 'Holiday' }
    await portal.db.insertInto('holidays').values(holiday).execute()
    await doDue(portal)
    expect(await slotsOn('2026-03-10')).toHaveLength(7)
    await portal.db.deleteFrom('holidays').where('day', '=', '2026-03-10').execute()
    await doDue(portal)

    expect(await slotsOn('2026-03-10')).toHaveLength(12)
  })

  test('what somebody has booked is not deleted: it is closed to others, and open again when it fits again', async () => {
    const { facilityId } = await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
    await doDue(portal)
    const [first] = await slotsOn('2026-03-04')
    const forget = await refer(first?.id ?? 0)
    try {
      await change(facilityId, sql`update opening_hours set opens = '09:30' where facility_id = ${facilityId}`)
      await doDue(portal)
      const { rows: closed } = await sql<{ id: number }>`select id from slots where opens_at = 'infinity'`.execute(
        portal.db,
      )
      expect(closed.map(({ id }) => id)).toEqual([first?.id])
      // Half of what would begin at 09:30 is booked.
      expect(await timesOn('2026-03-04')).toEqual(new Set(['09:00', '10:30']))
      await change(facilityId, sql`update opening_hours set opens = '09:00' where facility_id = ${facilityId}`)
      await doDue(portal)

      expect((await slotsOn('2026-03-04'))[0]).toEqual(first)
      expect(await timesOn('2026-03-04')).toEqual(new Set(['09:00', '10:00', '11:00']))
    } finally {
      await forget()
    }
  })
})

test('slots go after a year, but for those that somebody has booked', async () => {
  await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
  await doDue(portal)
  const member = await portal.memberAs('adult')
  const [slot] = await slotsOn('2026-03-04')
  await member.post('/vbs/book', { choices: [slot?.id], requestKey: randomUUID() })
  const clean = () => workers(portal.deps)['cleaning.hourly']({})
  portal.clock.set(new Date('2027-03-05T10:00:00+08:00'))
  await clean()
  expect(await slotsOn('2026-03-03')).toHaveLength(0)
  expect(await slotsOn('2026-03-04')).toHaveLength(3)
  portal.clock.set(new Date('2027-03-06T10:00:00+08:00'))
  await clean()

  expect((await slotsOn('2026-03-04')).map(({ id }) => id)).toEqual([slot?.id])
})

describe('the database refuses, whatever is wrong above it', () => {
  const refused = async (statement: RawBuilder<unknown>) => {
    await expect(statement.execute(portal.db)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  }
  let ids: { venueId: number; facilityId: number }
  beforeEach(async () => {
    ids = await aVenue(portal, { courts: 1 })
    await doDue(portal)
  })
  const copied = (columns: RawBuilder<unknown>) => sql`
    insert into slots (court_id, facility_id, venue_id, facility_kind, band, day, starts_at, ends_at, opens_at, given_by,
      quota_from, quota_most, price_adult, price_minor, price_senior)
    select ${columns}, opens_at, given_by, quota_from, quota_most, price_adult, price_minor, price_senior
    from slots where day = '2026-03-10' order by id limit 1`

  test.each([
    [
      'that overlaps another',
      sql`court_id, facility_id, venue_id, facility_kind, band, day,
      starts_at + interval '30 minutes', ends_at + interval '30 minutes'`,
    ],
    [
      'that is longer than an hour',
      sql`court_id, facility_id, venue_id, facility_kind, band, day,
      starts_at - interval '3 hours', ends_at`,
    ],
    [
      'of a court of another facility',
      sql`court_id, facility_id + 1, venue_id, facility_kind, band, day,
      starts_at - interval '1 hour', starts_at`,
    ],
    [
      'of another kind than its facility',
      sql`court_id, facility_id, venue_id, 'tennis', band, day,
      starts_at - interval '1 hour', starts_at`,
    ],
  ])('a slot %s', async (_, columns) => {
    await refused(copied(columns))
  })

  test('two truths about the hours of one day', async () => {
    await refused(sql`
      insert into opening_hours (facility_id, weekday, opens, closes, from_day)
      values (${ids.facilityId}, 3, '10:00', '12:00', ${addDays('2026-03-02', 400)})`)
  })

  test('hours that end before they begin, and prices below nothing', async () => {
    await sql`delete from opening_hours`.execute(portal.db)
    await refused(sql`
      insert into opening_hours (facility_id, weekday, opens, closes, from_day)
      values (${ids.facilityId}, 3, '10:00', '09:00', '2026-03-02')`)
    await refused(sql`insert into prices values (${ids.facilityId}, 'peak', 'adult', '2026-03-02', -1)`)
  })
})
