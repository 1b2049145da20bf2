import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingsOf, offer, theHirer, theHirerAt } from '../../testing/bookings.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const day = '2026-03-04'

/** A Monday, at ten; the slots are of Wednesday evening, from six, at the venue `a1`. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const counterAt = async (moment: string) => {
  portal.clock.set(new Date(`${moment}+08:00`))
  const desk = await again(portal)
  return {
    expected: async (place = 'a1') => (await desk.get(`/desk/booking/arrivals?place=${place}`)).data?.expected,
    arrivals: (query = '') => desk.get(`/desk/booking/arrivals${query}`),
    arrive: (reference: string) => desk.post('/desk/booking/arrive', { reference }),
    takeBack: (reference: string) => desk.post('/desk/booking/arrive/undo', { reference }),
  }
}
/** A court from six to seven, and one from eight to nine. */
const booked = async () => {
  await aClerk(portal, ['counter'])
  const slots = await offer(portal, 'a1', day)
  const { book } = await theHirer(portal)
  const first: string = (await book([slots[0] ?? 0])).data.reference
  const second: string = (await book([slots[4] ?? 0])).data.reference
  return { first, second, slots }
}
const acts = async () =>
  (
    await portal.db
      .selectFrom('audit')
      .select(['act', 'detail'])
      .where('act', 'like', 'arrival%')
      .orderBy('id')
      .execute()
  ).map(({ act, detail }) => `${act} ${detail ?? ''}`)

describe('[O03] who has booked and comes', () => {
  test('is expected from an hour before, in the order of hours, until the end', async () => {
    const { first, second } = await booked()
    const there = {
      reference: first,
      memberNumber: '000100008',
      name: '陳小美 Chan Sio Mei',
      due: 4000,
      arrivedAt: null,
    }
    expect(await (await counterAt('2026-03-04T16:59:59')).expected()).toEqual([])
    expect(await (await counterAt('2026-03-04T17:00:00')).expected()).toMatchObject([{ ...there, isOpen: false }])
    expect(await (await counterAt('2026-03-04T17:30:00')).expected()).toMatchObject([{ ...there, isOpen: true }])
    const { expected } = await counterAt('2026-03-04T19:00:00')
    expect(await expected()).toMatchObject([{ reference: second }])
  })

  test('is noted as there from half an hour before to the end, and only then', async () => {
    const { first } = await booked()
    const { arrive } = await counterAt('2026-03-04T17:29:59')
    expect(await arrive(first)).toMatchObject({ code: refusals.arrival_closed })
    const { arrive: inTime, expected } = await counterAt('2026-03-04T17:30:00')
    expect(await inTime(first)).toEqual({ code: 0, data: {} })
    expect(await expected()).toMatchObject([{ reference: first, arrivedAt: '2026-03-04T09:30:00.000Z' }])
    const used = { reference: first, state: 'used', cancelTerms: null }
    const { coming, cancel } = await theHirerAt(portal, '2026-03-04T18:59:59')
    expect(await coming(), 'among those to come until it ends').toMatchObject([used, {}])
    expect(await cancel(first, 'late')).toMatchObject({ code: refusals.booking_not_cancellable })
    const { past } = await theHirerAt(portal, '2026-03-04T19:00:00')
    expect(await past()).toMatchObject([used])
  })

  test('is too late when it has ended', async () => {
    const { first } = await booked()
    const { arrive } = await counterAt('2026-03-04T19:00:00')
    expect(await arrive(first)).toMatchObject({ code: refusals.arrival_closed })
  })

  test('is noted once, however often and by however many it is said, with who said it', async () => {
    const { first } = await booked()
    const { arrive, expected } = await counterAt('2026-03-04T17:50:00')
    const answers = await Promise.all([arrive(first), arrive(first), arrive(first)])
    expect(answers).toEqual(answers.map(() => ({ code: 0, data: {} })))
    portal.clock.forward(600_000)
    expect(await arrive(first)).toEqual({ code: 0, data: {} })
    expect(await expected()).toMatchObject([{ arrivedAt: '2026-03-04T09:50:00.000Z' }])
    expect(await acts()).toEqual([`arrival_noted ${first}, a1`])
  })

  test('was somebody else: it is taken back until the end, and not after it', async () => {
    const { first, second } = await booked()
    const { arrive, takeBack } = await counterAt('2026-03-04T17:50:00')
    await arrive(first)
    expect(await takeBack(first)).toEqual({ code: 0, data: {} })
    expect(await takeBack(second), 'nobody was there').toEqual({ code: 0, data: {} })
    const { coming } = await theHirerAt(portal, '2026-03-04T17:51:00')
    expect(await coming()).toMatchObject([{ reference: first, state: 'confirmed' }, { reference: second }])
    await arrive(first)
    const { takeBack: tooLate } = await counterAt('2026-03-04T19:00:00')
    expect(await tooLate(first)).toMatchObject({ code: refusals.arrival_closed })
    expect(await acts()).toEqual([
      ...[`arrival_noted ${first}, a1`, `arrival_taken_back ${first}, a1`, `arrival_noted ${first}, a1`],
    ])
  })

  test('has either cancelled or come, where both are said at once', async () => {
    const { first } = await booked()
    const { cancel } = await theHirerAt(portal, '2026-03-04T17:50:00')
    const { arrive } = await counterAt('2026-03-04T17:50:00')
    const [given, noted] = await Promise.all([cancel(first, 'late'), arrive(first)])
    expect([
      [0, refusals.arrival_closed],
      [refusals.booking_not_cancellable, 0],
    ]).toContainEqual([given.code, noted.code])
  })

  test('has given the court back, or has it no more: there is nobody to note', async () => {
    const { first } = await booked()
    await bookingsOf(await portal.memberAs('adult')).cancel(first)
    const { arrive, expected } = await counterAt('2026-03-04T17:50:00')
    expect(await arrive(first)).toMatchObject({ code: refusals.arrival_closed })
    expect(await arrive('B26-AAAAAAAA')).toMatchObject({ code: refusals.not_found })
    expect(await expected()).toEqual([])
  })
})

test('the first venue is shown where none is named, in the language of the clerk; an unknown one is refused', async () => {
  await aClerk(portal, ['counter'])
  const empty = await counterAt('2026-03-04T17:50:00')
  expect(await empty.arrivals()).toMatchObject({ data: { place: null, places: [], expected: [] } })
  await offer(portal, 'a1', day)
  await offer(portal, 'a2', day)
  expect(await empty.arrivals()).toMatchObject({
    data: { place: 'a1', day, places: [{ code: 'a1', name: '望廈體育中心' }, { code: 'a2' }] },
  })
  expect(await empty.arrivals('?place=nowhere')).toMatchObject({ code: refusals.not_found })
})
