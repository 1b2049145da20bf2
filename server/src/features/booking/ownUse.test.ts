import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingsOf, offer, theHirer } from '../../testing/bookings.ts'
import { theCloser } from '../../testing/closures.ts'
import { thePortal } from '../../testing/portal.ts'
import { aVenue, doDue } from '../../testing/venues.ts'

const portal = await thePortal()
const day = '2026-03-04'

/** A Monday, at ten; the slots are of Wednesday evening, from six, at the venue `a1`, on two courts. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const theKeeper = async () => {
  const desk = await portal.staffAs('facilities', { language: 'en' })
  const league = {
    ...{ venue: 'a1', facility: 'hall', courts: ['1', '2'], fromDay: '2026-03-02', untilDay: '2026-03-31' },
    ...{ weekdays: [3], fromTime: '18:00', untilTime: '20:00', purpose: 'Youth league' },
  }
  return {
    look: (more: object = {}) => desk.post('/desk/own_use/preview', { ...league, ...more }),
    reserve: (more: object = {}) => desk.post('/desk/own_use', { ...league, requestKey: randomUUID(), ...more }),
    giveBack: (id: number, hour = '') =>
      desk.post('/desk/own_use/give_back', { id, hour, reason: 'It was called off.' }),
    list: async () => (await desk.get('/desk/own_uses')).data.items,
    /** Court by court, hour by hour. */
    cells: async (on = day, place = 'a1') =>
      (await desk.get(`/desk/timetable?place=${place}&day=${on}`)).data.facilities[0].courts.map(
        ({ slots }: { slots: { state: string }[] }) => slots.map(({ state }) => state),
      ),
    hours: async () =>
      (await desk.get(`/desk/timetable?place=a1&day=${day}`)).data.facilities[0].courts[0].slots.flatMap(
        ({ ownUse }: { ownUse: { reference: string } | null }) => ownUse?.reference ?? [],
      ),
  }
}

describe('[R06] what the authority reserves for itself', () => {
  test('is what is free; what somebody has is listed and stays theirs; to everybody it is taken, without a name', async () => {
    const slots = await offer(portal, 'a1', day)
    const { book } = await theHirer(portal)
    await book([slots[1]])
    const { look, reserve, cells, list } = await theKeeper()
    const seen = { hours: 3, leftOut: 1, taken: [{ day, from: '18:00', court: 'Court 2', state: 'booked' }] }
    expect((await look()).data).toMatchObject(seen)
    const requestKey = randomUUID()
    const { data } = await reserve({ requestKey })
    expect(data).toMatchObject({ hours: 3 })
    expect((await reserve({ requestKey })).data).toEqual({ id: data.id, hours: 0 })
    expect(await cells()).toEqual([
      ['own_use', 'own_use', 'free'],
      ['booked', 'own_use', 'free'],
    ])
    expect(await book([slots[0]])).toMatchObject({ code: refusals.slot_taken })
    const shown = await portal.get(`/vbs/slots?venue=a1&day=${day}`)
    expect(JSON.stringify(shown)).not.toContain('Youth league')
    expect(shown.data.timetable.facilities[0].courts[0].slots[0].state).toBe('taken')
    const [one] = await list()
    expect(one).toMatchObject({
      ...{
        purpose: 'Youth league',
        courts: ['Court 1', 'Court 2'],
        weekdays: [3],
        fromTime: '18:00',
        untilTime: '20:00',
      },
      ...{ state: 'running', hours: 3 },
    })
    const trail = await portal.db.selectFrom('audit').select('detail').where('act', '=', 'own_use_reserved').execute()
    expect(trail).toEqual([{ detail: 'Youth league: a1 / hall / 1 2, 2026-03-02 – 2026-03-31, 3, 18:00–20:00' }])
  })

  test('follows on days that get their timetable later, before they open; what was given back does not come again', async () => {
    await aVenue(portal, { code: 'north', courts: 1 })
    await doDue(portal)
    const { reserve } = await theKeeper()
    const { data } = await reserve({ venue: 'north', courts: ['1'] })
    portal.clock.set(new Date('2026-03-09T10:00:00+08:00'))
    await doDue(portal)
    const later = await theKeeper()
    const own = (await later.cells('2026-03-18', 'north'))[0].filter((state: string) => state === 'own_use')
    expect(own).toHaveLength(2)
    expect(await later.giveBack(data.id)).toMatchObject({ code: 0 })
    await doDue(portal)
    expect((await later.cells('2026-03-18', 'north')).flat()).not.toContain('own_use')
  })

  test('is given back hour by hour, or as a whole, and can then be booked by others', async () => {
    const slots = await offer(portal, 'a1', day)
    const { reserve, giveBack, hours, cells, list } = await theKeeper()
    const { data } = await reserve()
    const [first] = await hours()
    expect(await giveBack(data.id, first)).toEqual({ code: 0, data: { hours: 1 } })
    expect(await giveBack(data.id, first)).toMatchObject({ code: refusals.not_found })
    await doDueOnly()
    expect((await cells())[0]).toEqual(['free', 'own_use', 'free'])
    const { book } = await theHirer(portal)
    expect(await book([slots[0]])).toMatchObject({ code: 0 })
    expect(await giveBack(data.id)).toEqual({ code: 0, data: { hours: 3 } })
    expect(await giveBack(data.id)).toEqual({ code: 0, data: { hours: 0 } })
    expect(await cells()).toEqual([
      ['booked', 'free', 'free'],
      ['free', 'free', 'free'],
    ])
    expect(await list()).toMatchObject([{ state: 'given_back', hours: 0 }])
    expect(await giveBack(99)).toMatchObject({ code: refusals.not_found })
  })
  const doDueOnly = async () => (await theCloser(portal)).settle()

  test('ends where it is closed, and nobody is told', async () => {
    await offer(portal, 'a1', day)
    const { reserve, cells } = await theKeeper()
    await reserve()
    const { closeNow, settle, meets, list } = await theCloser(portal)
    const asked = { untilDay: day, venue: 'a1' }
    expect((await meets(asked)).data).toMatchObject({ people: 0, bookings: 0 })
    await closeNow(asked)
    await settle()
    expect(await cells()).toEqual([Array(3).fill('closed'), Array(3).fill('closed')])
    expect(await list()).toMatchObject([{ left: 0, toldAt: expect.any(String) }])
    expect(await portal.letters()).toEqual([])
  })

  test('and what several members book at the same moment has one holder each', async () => {
    const slots = await offer(portal, 'a1', day)
    const [one, other] = [await theHirer(portal), bookingsOf(await portal.memberAs('guardian'))]
    const { reserve } = await theKeeper()
    await Promise.all([one.book([slots[0]]), reserve(), other.book([slots[2]]), one.book([slots[1]])])
    const held = await portal.db.selectFrom('bookings').select('slotId').where('state', '=', 'confirmed').execute()
    expect(held.map(({ slotId }) => slotId).toSorted()).toEqual(slots.slice(0, 4).toSorted())
  })

  test('is refused at its field where it makes no sense', async () => {
    await offer(portal, 'a1', day)
    const { look, reserve } = await theKeeper()
    for (const [more, code, field] of [
      [{ fromDay: '2026-03-01' }, refusals.own_use_days, 'fromDay'],
      [{ untilDay: '2026-03-01' }, refusals.own_use_days, 'untilDay'],
      [{ untilDay: '2027-03-04' }, refusals.own_use_days, 'untilDay'],
      [{ courts: ['9'] }, refusals.not_found, 'courts'],
      [{ courts: [] }, refusals.invalid_input, 'courts'],
      [{ weekdays: [] }, refusals.invalid_input, 'weekdays'],
      [{ weekdays: [8] }, refusals.invalid_input, 'weekdays.0'],
      [{ untilTime: '18:00' }, refusals.invalid_input, 'untilTime'],
      [{ purpose: ' ' }, refusals.invalid_input, 'purpose'],
    ] as const) {
      expect(await look(more), field).toMatchObject({ code, errors: { [field]: expect.any(String) } })
      expect(await reserve(more), field).toMatchObject({ code })
    }
    expect(await look({ venue: 'a9' })).toMatchObject({ code: refusals.not_found })
  })
})
