import { feedGoneDays, feedPathOf, feeds, refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { features } from '../../features.ts'
import { bookingsOf, offer } from '../../testing/bookings.ts'
import { theCloser } from '../../testing/closures.ts'
import { aCourse, aTerm, enrolled } from '../../testing/courses.ts'
import { pageOf, theHarvester } from '../../testing/feeds.ts'
import { aTicketOf, offerSession, theSwimmer } from '../../testing/pools.ts'
import { thePortal } from '../../testing/portal.ts'
import { feedTable } from './feed.table.ts'
import { numberDue } from './number.service.ts'

const portal = await thePortal()
const { db, clock } = portal

/** A Monday, at ten; the slots are of Wednesday. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

/** What each minute does about feeds. */
const aMinutePasses = async () => {
  while (await numberDue(portal.deps)) {}
}
/** Forgets what harvesters have had time to read. */
const clean = () => {
  const purge = features.flatMap(({ purge }) => purge?.feedItems ?? [])[0]
  return typeof purge === 'function' ? purge(portal.deps) : undefined
}
const ask = (feed: string, query = '') => portal.app.inject({ method: 'GET', url: `/openactive/feeds/${feed}${query}` })

/** Somebody who harvests a feed and has read all of it. */
const following = async (feed: (typeof feeds)[number]) => {
  await aMinutePasses()
  const harvester = theHarvester(portal, feed)
  await harvester.harvest()
  return {
    ...harvester,
    /** The changes of which the next minute tells. */
    async news() {
      await aMinutePasses()
      return (await harvester.harvest()).map(({ id, state, data }) => ({ id, state, data }))
    },
  }
}

describe('a page', () => {
  test('is as programs of others expect it: a licence, the address of the next, its kind of content, and for how long it may be kept', async () => {
    await offer(portal, 'a1', day)
    await aMinutePasses()
    const { statusCode, headers, body } = await ask('facility-use-slots')
    const page = JSON.parse(body)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/vnd.openactive.rpde+json; version=1', 'public, max-age=3600'],
    ])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(page.license).toBe('https://creativecommons.org/licenses/by/4.0/')
    expect(page.items).toHaveLength(3)
    const last = Math.max(...page.items.map(({ modified }: { modified: number }) => modified))
    expect(page.next).toBe(`http://portal.test/openactive/feeds/facility-use-slots?afterChangeNumber=${last}`)

    const end = await portal.app.inject({ method: 'GET', url: new URL(page.next).href.slice(18) })
    expect(end.json()).toMatchObject({ next: page.next, items: [] })
    expect(end.headers['cache-control']).toBe('public, max-age=8')
  })

  test('of a feed of which there is nothing leads to the beginning, and stays there', async () => {
    for (const feed of feeds) {
      const { next, items } = await pageOf(portal, feedPathOf(feed))
      expect([items, next]).toEqual([[], `http://portal.test${feedPathOf(feed)}?afterChangeNumber=0`])
      expect((await pageOf(portal, next)).next).toBe(next)
    }
  })

  test.each([
    ...['abc', '', '-1', '1.5', '1e3', '007', '0x10', ' 1', '%00', '%E4', '9007199254740992', '9'.repeat(400)],
    ...['1&afterChangeNumber=2', "1'--", 'null', '１'],
  ])('is refused to who asks from nowhere: %s', async (asked) => {
    const { statusCode, body } = await ask('facility-uses', `?afterChangeNumber=${asked}`)
    expect(statusCode).toBe(400)
    if (!/%E4/.test(asked)) expect(JSON.parse(body)).toMatchObject({ code: refusals.invalid_input })
  })

  test('of what is no feed is not there', async () => {
    for (const nothing of ['bookings', 'facility-uses/1', '..%2f', '__proto__'])
      expect((await ask(nothing)).statusCode).toBe(404)
    expect((await portal.app.inject({ method: 'POST', url: feedPathOf('facility-uses') })).statusCode).toBe(404)
  })

  test('takes the same few statements, however much stands on it', async () => {
    await offer(portal, 'a1', day, { courts: 3, from: 8, until: 22 })
    await offerSession(portal, 'carmo', day)
    await aMinutePasses()
    const { rows } = await sql<{ plan: string }>`
      explain select * from feed_items where kind = 'facility-use-slots' and number > 5 order by number limit 500`.execute(
      db,
    )
    expect(JSON.stringify(rows)).not.toContain('Seq Scan on feed_items')
    expect((await pageOf(portal, feedPathOf('facility-use-slots'))).items).toHaveLength(15)
  })
})

describe('who harvests', () => {
  test('from the middle or once more gets what changed since, each thing once, and no more than there is', async () => {
    await offer(portal, 'a1', day, { from: 8, until: 22 })
    await aMinutePasses()
    const all = (await pageOf(portal, feedPathOf('facility-use-slots'))).items
    const numbers = all.map(({ modified }) => modified)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(new Set(all.map(({ id }) => id)).size).toBe(14)
    const from = async (number: number | undefined) =>
      (await pageOf(portal, `${feedPathOf('facility-use-slots')}?afterChangeNumber=${number}`)).items
    expect((await from(numbers[6])).map(({ modified }) => modified)).toEqual(numbers.slice(7))
    // Backwards, and between two numbers.
    expect(await from(numbers[2])).toHaveLength(11)
    expect(await from(1)).toHaveLength(14)
    // From beyond what was ever given, as after a restore of harvesters’ own data.
    const beyond = Number.MAX_SAFE_INTEGER
    expect(await from(beyond)).toEqual([])
  })

  test('learns within the minute that a slot was taken, given back or closed', async () => {
    const [slot, other] = await offer(portal, 'a1', day)
    const slots = await following('facility-use-slots')
    const { book, cancel } = bookingsOf(await portal.memberAs('adult'))
    const remaining = async () => (await slots.news()).map(({ data }) => data?.remainingUses)
    const booked = await book([slot])
    expect(await remaining()).toEqual([1])
    expect(await remaining()).toEqual([])
    await cancel(booked.data.reference)
    expect(await remaining()).toEqual([2])
    await book([other])
    const { closeNow, lift } = await theCloser(portal)
    expect(await remaining()).toEqual([1])
    const closure = await closeNow({ reason: 'maintenance', venue: 'a1', fromDay: day, untilDay: day })
    expect(await remaining()).toEqual([0, 0, 0])
    await lift(closure)
    expect((await remaining()).length).toBeGreaterThanOrEqual(3)
  })

  test('reads what is free at that moment: what nobody has paid in time is free, swept or not', async () => {
    const [slot] = await offer(portal, 'a1', day, { courts: 1, until: 19 })
    const slots = await following('facility-use-slots')
    await bookingsOf(await portal.memberAs('adult')).book([slot])
    await db.updateTable('bookings').set({ state: 'held', heldUntil: clock.now() }).execute()
    expect((await slots.news())[0]?.data.remainingUses).toBe(1)
  })

  test('learns of a price, of hours and of another name', async () => {
    await offer(portal, 'a1', day)
    const uses = await following('facility-uses')
    const [facility] = await db.selectFrom('facilities').select('id').execute()
    const facilityId = facility?.id ?? 0
    for (const audience of ['adult', 'minor', 'senior'] as const)
      await db
        .insertInto('prices')
        .values({ facilityId, band: 'peak', audience, fromDay: '2026-01-01', amount: 1250 })
        .execute()
    expect((await uses.news())[0]?.data.offers).toMatchObject([{ price: 12.5, priceCurrency: 'MOP' }, {}, {}])
    await db
      .insertInto('openingHours')
      .values({ facilityId, weekday: 8, opens: '09:00', closes: '00:00', fromDay: '2026-01-01', untilDay: null })
      .execute()
    expect((await uses.news())[0]?.data.hoursAvailable).toEqual([
      {
        ...{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['https://schema.org/PublicHolidays'] },
        ...{ opens: '09:00', closes: '00:00' },
      },
    ])
    await db.updateTable('venues').set({ nameEn: 'North Hall', namePt: 'Pavilhão Norte' }).execute()
    expect((await uses.news())[0]?.data.location).toMatchObject({
      name: 'North Hall',
      identifier: [{ value: '望廈體育中心' }, { propertyID: 'name-pt', value: 'Pavilhão Norte' }],
    })
  })

  test('learns of places in pools, and that a closed one has none', async () => {
    const { member, buy } = await theSwimmer(portal)
    const session = await offerSession(portal, 'carmo', day, { places: 10, prices: [0, 0, 0, 0] })
    const slots = await following('facility-use-slots')
    await buy(session)
    expect((await slots.news())[0]?.data).toMatchObject({ remainingUses: 9, maximumUses: 10 })
    const { closeNow, lift } = await theCloser(portal)
    const closure = await closeNow({
      reason: 'maintenance',
      venue: 'carmo-venue',
      pool: 'carmo',
      fromDay: day,
      untilDay: day,
    })
    expect((await slots.news()).map(({ data }) => data.remainingUses)).toEqual([0])
    await lift(closure)
    expect((await slots.news()).map(({ data }) => data.remainingUses)).toEqual([9])
    await aTicketOf(portal, member.id, day)
    expect((await slots.news()).map(({ id }) => id)).toHaveLength(1)
  })

  test('learns of places in classes with their meetings, and of a meeting that is cancelled', async () => {
    const term = await aTerm(portal)
    const { id: course } = await aCourse(portal, term, { places: 3, days: ['2026-04-01', '2026-04-08'] })
    const [series, sessions] = [await following('session-series'), await following('scheduled-sessions')]
    expect(sessions.known.size).toBe(2)
    await enrolled(portal, (await portal.memberAs('adult')).id, course)
    expect((await sessions.news()).map(({ data }) => data.remainingAttendeeCapacity)).toEqual([2, 2])
    expect((await series.harvest()).map(({ data }) => data.maximumAttendeeCapacity)).toEqual([3])
    await db
      .updateTable('courseMeetings')
      .set({ cancelled: 'coach', cancelledAt: clock.now() })
      .where('startsAt', '<', new Date('2026-04-02'))
      .execute()
    const cancelled = (await sessions.news()).filter(({ data }) => data.eventStatus.endsWith('Cancelled'))
    expect(cancelled).toHaveLength(1)
  })

  test('learns that something is gone, for as long as is promised; later it was never there', async () => {
    await offer(portal, 'a1', day, { courts: 1, until: 19 })
    const slots = await following('facility-use-slots')
    const [gone] = [...slots.known.keys()]
    await db.deleteFrom('slots').execute()
    expect(await slots.news()).toEqual([{ id: gone, state: 'deleted', data: undefined }])
    clock.forward((feedGoneDays * 24 + 1) * 3_600_000)
    await clean()
    expect(await theHarvester(portal, 'facility-use-slots').harvest()).toMatchObject([{ state: 'deleted' }])
    clock.forward(24 * 3_600_000)
    await clean()
    expect(await theHarvester(portal, 'facility-use-slots').harvest()).toEqual([])
  })

  test('is told that an hour is over a day after it, once', async () => {
    await offer(portal, 'a1', day, { courts: 1, until: 19 })
    const slots = await following('facility-use-slots')
    clock.set(new Date('2026-03-05T18:30:00+08:00'))
    expect(await slots.news()).toEqual([])
    clock.set(new Date('2026-03-05T19:30:00+08:00'))
    expect((await slots.news()).map(({ state }) => state)).toEqual(['deleted'])
    expect(await slots.news()).toEqual([])
  })

  test('sees after a restore everything once more, under greater numbers than any before', async () => {
    await offer(portal, 'a1', day)
    await offerSession(portal, 'carmo', day)
    const slots = await following('facility-use-slots')
    const before = (await pageOf(portal, feedPathOf('facility-use-slots'))).items
    const [one] = before
    await db.deleteFrom('poolSessions').execute()
    await sql`select begin_feeds_anew()`.execute(db)
    const news = await slots.news()
    expect(news.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
    expect(news.filter(({ state }) => state === 'deleted')).toHaveLength(1)
    expect(one?.modified).toBeLessThan((await pageOf(portal, feedPathOf('facility-use-slots'))).items[0]?.modified ?? 0)
  })
})

test('in none of the feeds is anybody named, whoever has booked, enrolled or leads', async () => {
  const [slot] = await offer(portal, 'a1', day)
  const member = await portal.memberAs('adult')
  await bookingsOf(member).book([slot])
  const { id: course } = await aCourse(portal, await aTerm(portal), { days: ['2026-04-01'], coach: 'coach' })
  await enrolled(portal, member.id, course)
  await offerSession(portal, 'carmo', day)
  await aTicketOf(portal, member.id, day)
  await aMinutePasses()
  const { surname, firstName, memberNumber, username } = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const coaches = await db.selectFrom('staff').select('name').execute()
  const names = [`${surname} ${firstName}`, memberNumber, username]
  for (const feed of feeds) {
    const { body } = await ask(feed)
    expect(JSON.parse(body).items.length).toBeGreaterThan(0)
    for (const name of [...names, ...coaches.map(({ name }) => name)]) expect(body).not.toContain(name)
    expect(body).not.toMatch(/B\d\d-|C\d\d-|T\d\d-/)
  }
})

test('a mark that means nothing any more is taken away, and a thing that never was is not said to be gone', async () => {
  await offer(portal, 'a1', day)
  await db.deleteFrom('slots').execute()
  await aMinutePasses()
  expect(await db.selectFrom('feedMarks').select('id').execute()).toEqual([])
  expect(await feedTable(db).page('facility-use-slots', 0, 500)).toEqual([])
})
