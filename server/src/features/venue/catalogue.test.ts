import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultSettings } from '../../settings.ts'
import { thePortal } from '../../testing/portal.ts'
import { aVenue, doDue } from '../../testing/venues.ts'
import { catalogueService } from './catalogue.service.ts'

const portal = await thePortal()
// A Monday.
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const later = (moment: string) => portal.clock.set(new Date(moment))

const slotsOf = async (query: string, headers = {}) => (await portal.get(`/vbs/slots?${query}`, headers)).data
const statesOf = (facility: { courts: { slots: { from: string; state: string }[] }[] }) =>
  Object.fromEntries((facility.courts[0]?.slots ?? []).map(({ from, state }) => [from, state]))

describe('the list of venues', () => {
  beforeEach(async () => {
    await aVenue(portal, { code: 'north', courts: 2, opens: '09:00', closes: '12:00' })
    await aVenue(portal, { code: 'south', kind: 'tennis', courts: 1, opens: '18:00', closes: '20:00' })
    await doDue(portal)
  })

  test('[X03] [P01] says to everybody what there is, what is open today and how much of it is free', async () => {
    const { code, data } = await portal.get('/vbs/venues')

    expect(code).toBe(0)
    expect(data).toMatchObject({ day: '2026-03-02', days: expect.arrayContaining(['2026-03-02', '2026-03-09']) })
    expect(data.days).toHaveLength(8)
    expect(data.items).toEqual([
      {
        ...{ code: 'north', name: 'north', area: 'Taipa', address: '1 Street' },
        // At ten in the morning those of nine and ten have begun.
        facilities: [
          expect.objectContaining({ kind: 'badminton', courts: 2, free: 2, opens: '09:00', closes: '12:00', party: 8 }),
        ],
      },
      expect.objectContaining({
        code: 'south',
        facilities: [expect.objectContaining({ kind: 'tennis', courts: 1, free: 2, opens: '18:00', closes: '20:00' })],
      }),
    ])
  })

  test('of another day, of a kind, of a part of the city', async () => {
    const codes = async (query: string) =>
      (await portal.get(`/vbs/venues?${query}`)).data.items.map(({ code }: { code: string }) => code)

    const { facilities } = (await portal.get('/vbs/venues?day=2026-03-04')).data.items[0]
    expect(facilities[0]).toMatchObject({ free: 6, hasHours: true })
    expect(await codes('kind=tennis')).toEqual(['south'])
    expect(await codes('kind=squash')).toEqual([])
    expect(await codes('area=Taipa')).toEqual(['north', 'south'])
    expect(await codes('area=Coloane')).toEqual([])
  })

  test('on a day on which nothing is open it says so', async () => {
    await portal.db.deleteFrom('openingHours').where('weekday', '=', 3).execute()
    await portal.db.updateTable('facilities').set({ version: 9 }).execute()
    await doDue(portal)

    expect((await portal.get('/vbs/venues?day=2026-03-04')).data.items[0].facilities[0]).toMatchObject({
      ...{ courts: 0, free: 0, hasHours: false, opens: null, closes: null },
    })
    expect((await portal.get('/vbs/slots?venue=north')).data.timetable.facilities[0].days[2]).toEqual({
      ...{ day: '2026-03-04', free: 0, hasHours: false, open: true },
    })
  })
})

describe('what is free today', () => {
  test('[P01] is said to everybody, hour by hour, and no longer once somebody has it', async () => {
    await aVenue(portal, { code: 'north', courts: 2, opens: '09:00', closes: '13:00' })
    await aVenue(portal, { code: 'south', kind: 'tennis', courts: 1, opens: '08:00', closes: '10:00' })
    await doDue(portal)
    const today = async () => (await portal.get('/vbs/today')).data
    const { day, at, items } = await today()

    expect([day, at]).toEqual(['2026-03-02', '2026-03-02T02:00:00.000Z'])
    expect(items).toMatchObject([
      { code: 'north', area: 'Taipa', facilities: [{ code: 'hall', kind: 'badminton' }] },
      // At ten in the morning its day is over.
      { code: 'south', facilities: [{ kind: 'tennis', hours: [] }] },
    ])
    const hours = [
      { from: '11:00', until: '12:00', free: 2 },
      { from: '12:00', until: '13:00', free: 2 },
    ]
    expect(items[0].facilities[0].hours).toEqual(hours)

    const member = await portal.memberAs('adult')
    const { timetable } = await slotsOf('venue=north')
    const [, , slot] = timetable.facilities[0].courts[0].slots
    await member.post('/vbs/book', { choices: [slot.id], requestKey: randomUUID() })
    later('2026-03-02T10:00:01+08:00')
    expect((await today()).items[0].facilities[0].hours).toEqual([{ ...hours[0], free: 1 }, hours[1]])
  })
})

describe('favourite venues', () => {
  test('are each member’s own, chosen and let go as often as one likes', async () => {
    for (const code of ['north', 'south']) await aVenue(portal, { code })
    const [member, other] = [await portal.memberAs('adult'), await portal.memberAs('guardian')]
    const mine = async () => (await member.get('/vbs/favourites')).data.items
    const choose = (venue: string, favourite: boolean) => member.post('/vbs/favourite', { venue, favourite })
    expect(await mine()).toEqual([])
    for (const venue of ['south', 'north', 'south']) expect(await choose(venue, true)).toMatchObject({ code: 0 })

    expect(await mine()).toEqual(['north', 'south'])
    expect((await other.get('/vbs/favourites')).data.items).toEqual([])
    for (const _ of [1, 2]) expect(await choose('north', false)).toMatchObject({ code: 0 })
    expect(await mine()).toEqual(['south'])
    expect(await choose('nowhere', true)).toMatchObject({ code: refusals.not_found })
    expect(await mine()).toEqual(['south'])
  })
})

describe('the slots of a venue', () => {
  test('[P01] are the same for a visitor and a member, court by court, with prices for each age', async () => {
    await aVenue(portal, { courts: 2, opens: '09:00', closes: '19:00' })
    await doDue(portal)
    const member = await portal.memberAs('adult')
    const seen = await slotsOf('venue=north&day=2026-03-03')

    expect(await slotsOf('venue=north&day=2026-03-03', member.headers)).toEqual({ ...seen, nextIn: expect.any(Number) })
    expect(seen.timetable).toMatchObject({ day: '2026-03-03', today: '2026-03-02', code: 'north' })
    const [facility] = seen.timetable.facilities
    expect(facility.prices).toEqual({
      off_peak: { adult: 2000, minor: 1000, senior: 500 },
      peak: { adult: 4000, minor: 2000, senior: 1000 },
    })
    expect(facility.courts.map(({ code }: { code: string }) => code)).toEqual(['1', '2'])
    expect(facility.courts[0].slots).toHaveLength(10)
    expect(facility.courts[0].slots[9]).toEqual({
      ...{ id: expect.any(Number), from: '18:00', until: '19:00', band: 'peak', state: 'free' },
    })
    expect(facility.days).toHaveLength(8)
    expect(facility.days[1]).toEqual({ day: '2026-03-03', free: 20, hasHours: true, open: true })
  })

  test('that have begun are over, and those of the last day open at half past seven', async () => {
    await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
    await doDue(portal)
    const { timetable } = await slotsOf('venue=north')
    expect(statesOf(timetable.facilities[0])).toEqual({ '09:00': 'past', '10:00': 'past', '11:00': 'free' })
    later('2026-03-02T11:30:00+08:00')
    const over = { day: '2026-03-02', free: 0, hasHours: false, open: true }
    expect((await slotsOf('venue=north')).timetable.facilities[0].days[0]).toEqual(over)

    later('2026-03-03T07:29:59+08:00')
    const before = await slotsOf('venue=north&day=2026-03-10')
    expect(before.timetable.opensAt).toBe('2026-03-02T23:30:00.000Z')
    expect(new Set(Object.values(statesOf(before.timetable.facilities[0])))).toEqual(new Set(['unopened']))
    expect(before.timetable.facilities[0].days.at(-1)).toEqual({
      day: '2026-03-10',
      free: 0,
      hasHours: true,
      open: false,
    })
    later('2026-03-03T07:30:00+08:00')
    const after = await slotsOf('venue=north&day=2026-03-10')
    expect(new Set(Object.values(statesOf(after.timetable.facilities[0])))).toEqual(new Set(['free']))
  })

  test('of the peak say that they are given by lot, until what is left opens', async () => {
    await aVenue(portal, { courts: 1, opens: '17:00', closes: '19:00', peakBy: 'ballot' })
    await doDue(portal)
    later('2026-03-03T07:00:00+08:00')

    const { timetable } = await slotsOf('venue=north&day=2026-03-10')
    expect(statesOf(timetable.facilities[0])).toEqual({ '17:00': 'unopened', '18:00': 'ballot' })
  })

  test('that somebody has are taken, and free again when it is cancelled', async () => {
    await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
    await doDue(portal)
    const member = await portal.memberAs('adult')
    const look = async () => (await slotsOf('venue=north&day=2026-03-05')).timetable.facilities[0]
    const free = async () => (await portal.get('/vbs/venues?day=2026-03-05')).data.items[0].facilities[0].free as number
    const slot = (await look()).courts[0].slots[1].id
    const booked = await member.post('/vbs/book', { choices: [slot], requestKey: randomUUID() })
    expect(booked).toMatchObject({ code: 0, data: { slot } })

    expect(statesOf(await look())).toEqual({ '09:00': 'free', '10:00': 'taken', '11:00': 'free' })
    expect((await look()).days[3]).toEqual({ day: '2026-03-05', free: 2, hasHours: true, open: true })
    expect(await free()).toBe(2)
    const { reference } = booked.data
    expect(await member.post('/vbs/cancel', { reference, terms: 'free' })).toMatchObject({ code: 0 })
    expect(statesOf(await look())).toEqual({ '09:00': 'free', '10:00': 'free', '11:00': 'free' })
    expect(await free()).toBe(3)
  })

  test('that are kept for somebody are taken until that time is over, whether or not anybody has swept', async () => {
    await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
    await doDue(portal)
    const member = await portal.memberAs('adult')
    const look = async () => (await slotsOf('venue=north&day=2026-03-05')).timetable.facilities[0]
    const slot = (await look()).courts[0].slots[1].id
    await member.post('/vbs/book', { choices: [slot], requestKey: randomUUID() })
    const heldUntil = new Date('2026-03-02T10:12:00+08:00')
    await portal.db.updateTable('bookings').set({ state: 'held', heldUntil }).where('slotId', '=', slot).execute()

    later('2026-03-02T10:11:59+08:00')
    expect(statesOf(await look())['10:00']).toBe('taken')
    later('2026-03-02T10:12:00+08:00')
    expect(statesOf(await look())['10:00']).toBe('free')
  })

  test('asked again with their version, say nothing until something is different', async () => {
    await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
    await doDue(portal)
    const { version, timetable } = await slotsOf('venue=north')

    expect(timetable).not.toBeNull()
    expect(await slotsOf(`venue=north&since=${version}`)).toEqual({
      version,
      nextIn: expect.any(Number),
      timetable: null,
    })
    later('2026-03-02T11:00:00+08:00')
    const next = await slotsOf(`venue=north&since=${version}`)
    expect(next.version).not.toBe(version)
    expect(statesOf(next.timetable.facilities[0])['11:00']).toBe('past')
  })

  test('come in the language of who asks', async () => {
    await aVenue(portal, { courts: 1 })
    await portal.db.updateTable('courts').set({ nameZh: '1 號場', namePt: 'Campo 1', nameEn: 'Court 1' }).execute()
    await doDue(portal)
    const nameIn = async (locale: string) => {
      const { timetable } = await slotsOf('venue=north', { 'api-language': locale })
      return timetable.facilities[0].courts[0].name
    }

    expect([await nameIn('zh'), await nameIn('pt'), await nameIn('en')]).toEqual(['1 號場', 'Campo 1', 'Court 1'])
  })

  test('however many ask at the same moment, they are read once, and anew after a second', async () => {
    await aVenue(portal, { courts: 1 })
    await doDue(portal)
    let reads = 0
    const db = portal.db.withPlugin({
      transformQuery: ({ node }) => {
        reads += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }) as typeof portal.db
    const catalogue = catalogueService({ ...portal.deps, db, settings: defaultSettings })
    const look = async () => (await catalogue.slots({ venue: 'north' }, 'en')).version
    const seen = await Promise.all(Array.from({ length: 50 }, look))
    const once = reads
    await look()
    expect(reads).toBe(once)
    later('2026-03-02T10:00:01+08:00')
    seen.push(await look())

    expect(reads).toBe(2 * once)
    expect(new Set(seen).size).toBe(1)
  })

  test.each([
    ['a venue that there is not', 'venue=nowhere', 6],
    ['yesterday', 'venue=north&day=2026-03-01', 340],
    ['a day too far ahead', 'venue=north&day=2026-03-10', 340],
    ['a day that there is not', 'venue=north&day=2026-02-30', 1],
    ['what is no name', 'venue=No%20Name', 1],
  ])('of %s are refused', async (_, query, code) => {
    await aVenue(portal, { courts: 1 })
    await doDue(portal)

    expect((await portal.get(`/vbs/slots?${query}`)).code).toBe(code)
  })
})
