import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingsOf, offer, theHirer } from '../../testing/bookings.ts'
import { theCloser } from '../../testing/closures.ts'
import { thePortal } from '../../testing/portal.ts'
import { aVenue, doDue } from '../../testing/venues.ts'

const portal = await thePortal()
// A Monday.
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const timetableOf = async (code: string, day: string) =>
  (await portal.get(`/vbs/slots?venue=${code}&day=${day}`)).data.timetable
type Court = { code: string; slots: { from: string; state: string; closedBy?: number }[] }
/** By court, the hours that are closed. */
const closedIn = async (code: string, day: string) =>
  Object.fromEntries(
    (await timetableOf(code, day)).facilities[0].courts.map(({ code, slots }: Court) => [
      code,
      slots.flatMap(({ from, state }) => (state === 'closed' ? [from] : [])),
    ]),
  )
const facilityOn = async (day: string) => (await portal.get(`/vbs/venues?day=${day}`)).data.items[0].facilities[0]

describe('closing', () => {
  test('everything until tonight takes no more than that: nothing of today can be booked, all of tomorrow can', async () => {
    const today = await offer(portal, 'a1', '2026-03-02')
    const tomorrow = await offer(portal, 'a2', '2026-03-03')
    const { closeNow } = await theCloser(portal)
    const { book } = await theHirer(portal)
    await closeNow()

    expect(await book([today[0]])).toMatchObject({ code: refusals.slot_closed })
    expect(await book([today[0], tomorrow[0]])).toMatchObject({ code: 0, data: { slot: tomorrow[0] } })
  })

  test('everybody reads what is closed, why, and until when, and it does not count as free', async () => {
    await offer(portal, 'a1', '2026-03-02')
    const { closeNow } = await theCloser(portal)
    const texts = { textZh: '八號風球。', textPt: 'Sinal n.º 8.', textEn: 'Signal no. 8.' }
    const id = await closeNow({ ...texts, untilTime: '20:00' })

    const timetable = await timetableOf('a1', '2026-03-02')
    expect(timetable.closures).toEqual([
      { id, reason: 'typhoon', text: '八號風球。', until: '2026-03-02T12:00:00.000Z' },
    ])
    expect(
      timetable.facilities[0].courts[0].slots.map(({ state, closedBy }: Court['slots'][number]) => [state, closedBy]),
    ).toEqual([
      ['closed', id],
      ['closed', id],
      ['free', undefined],
    ])
    expect(timetable.facilities[0].days[0]).toMatchObject({ free: 2 })
    expect(await facilityOn('2026-03-02')).toMatchObject({ free: 2, closedBecause: null })
    await closeNow()
    expect(await facilityOn('2026-03-02')).toMatchObject({ free: 0, hasHours: false, closedBecause: 'typhoon' })
  })

  test('a court, a facility or a venue closes nothing else', async () => {
    await offer(portal, 'a1', '2026-03-04', { courts: 2, from: 18, until: 20 })
    await offer(portal, 'a2', '2026-03-04', { courts: 1, from: 18, until: 20 })
    const { closeNow } = await theCloser(portal)
    const days = { fromDay: '2026-03-04', untilDay: '2026-03-04' }
    await closeNow({ venue: 'a1', facility: 'hall', court: '2', ...days, fromTime: '18:30', untilTime: '19:00' })
    expect(await closedIn('a1', '2026-03-04')).toEqual({ 1: [], 2: ['18:00'] })
    await closeNow({ venue: 'a1', facility: 'hall', ...days, fromTime: '19:00' })
    expect(await closedIn('a1', '2026-03-04')).toEqual({ 1: ['19:00'], 2: ['18:00', '19:00'] })
    await closeNow({ venue: 'a2', ...days })
    expect(await closedIn('a2', '2026-03-04')).toEqual({ 1: ['18:00', '19:00'] })
    expect(await closedIn('a1', '2026-03-04')).toEqual({ 1: ['19:00'], 2: ['18:00', '19:00'] })
  })

  test('asks for the number of people that it meets, and is refused when they are many more by now', async () => {
    const slots = await offer(portal, 'a1', '2026-03-04')
    const [one, other] = [bookingsOf(await portal.memberAs('adult')), bookingsOf(await portal.memberAs('guardian'))]
    const { meets, close, list } = await theCloser(portal)
    await one.book([slots[0]])
    await one.book([slots[2]])
    const asked = { untilDay: '2026-03-04' }
    expect((await meets(asked)).data).toMatchObject({ people: 1, bookings: 2, refund: 0 })
    await other.book([slots[1]])

    expect(await close(asked, 1)).toMatchObject({ code: refusals.closure_meets_others })
    expect(await list()).toEqual([])
    expect(await close(asked, 2)).toMatchObject({ code: 0 })
  })

  test('of fewer people than were read does not wait for another look', async () => {
    const slots = await offer(portal, 'a1', '2026-03-04')
    const { book, cancel } = await theHirer(portal)
    const { data } = await book([slots[0]])
    const { meets, close } = await theCloser(portal)
    const { people } = (await meets({ untilDay: '2026-03-04' })).data
    await cancel(data.reference, 'free')

    expect(await close({ untilDay: '2026-03-04' }, people)).toMatchObject({ code: 0 })
  })

  test('sent twice with one key it is one closure', async () => {
    await offer(portal, 'a1', '2026-03-02')
    const { close, list } = await theCloser(portal)
    const requestKey = randomUUID()
    const [one, other] = [await close({}, 0, requestKey), await close({}, 0, requestKey)]
    expect(other).toEqual(one)
    expect(await list()).toHaveLength(1)
  })

  test.each([
    ['before now', { fromDay: '2026-03-01', untilDay: '2026-03-04' }, 'fromDay', refusals.closure_past],
    ['that ends first', { fromDay: '2026-03-05', untilDay: '2026-03-04' }, 'untilDay', refusals.closure_ends_first],
    ['of a year', { untilDay: '2027-03-02' }, 'untilDay', refusals.closure_too_long],
    ['for another reason that nobody says', { reason: 'other' as const }, 'textZh', 1],
    ['said in one language', { textEn: 'Signal no. 8.' }, 'textPt', 1],
  ])('one %s is refused at its field', async (_, asked, field, code) => {
    const { meets, close } = await theCloser(portal)
    for (const answer of [await meets(asked), await close(asked, 0)])
      expect(answer).toMatchObject({ code, errors: { [field]: expect.any(String) } })
  })

  test('of a place that there is not is refused', async () => {
    await offer(portal, 'a1', '2026-03-02')
    const { meets } = await theCloser(portal)
    for (const asked of [
      { venue: 'a9' },
      { venue: 'a1', facility: 'pool' },
      { venue: 'a1', facility: 'hall', court: '9' },
      { court: '1' },
    ])
      expect(await meets(asked)).toMatchObject({ code: refusals.not_found })
  })

  test('is for who has the right to it alone, and stands in the audit trail without a name of a member', async () => {
    await offer(portal, 'a1', '2026-03-02')
    const counter = await portal.staffAs('counter')
    const asked = { reason: 'typhoon', textZh: '', textPt: '', textEn: '', venue: '', facility: '', court: '' }
    const body = {
      ...asked,
      fromDay: '',
      fromTime: '',
      untilDay: '',
      untilTime: '',
      people: 0,
      requestKey: randomUUID(),
    }
    expect(await counter.post('/desk/closure', body)).toMatchObject({ code: refusals.not_allowed })
    const { closeNow, lift } = await theCloser(portal)
    const id = await closeNow({ venue: 'a1' })
    await lift(id, 'It was a mistake.')
    const trail = await portal.db
      .selectFrom('audit')
      .select(['act', 'subjectKind', 'subjectId', 'detail'])
      .orderBy('id')
      .execute()
    expect(trail.filter(({ subjectKind }) => subjectKind === 'closure')).toEqual([
      {
        ...{ act: 'closure_declared', subjectKind: 'closure', subjectId: String(id) },
        detail: 'typhoon, a1, 2026-03-02 10:00 – 2026-03-03 00:00, 0',
      },
      { act: 'closure_lifted', subjectKind: 'closure', subjectId: String(id), detail: 'It was a mistake.' },
    ])
  })
})

describe('opening again', () => {
  test('lets book what lies ahead, and the list says who has done it', async () => {
    const [slot] = await offer(portal, 'a1', '2026-03-02')
    const { closeNow, lift, list, settle } = await theCloser(portal)
    const id = await closeNow()
    await settle()
    expect(await list()).toMatchObject([{ id, state: 'running', place: [], liftedBy: null, ended: 0, left: 0 }])
    expect(await lift(id)).toEqual({ code: 0, data: {} })
    expect(await list()).toMatchObject([{ id, state: 'lifted', liftedBy: 'Leong Sio Fan 梁少芬' }])
    expect(await (await theHirer(portal)).book([slot])).toMatchObject({ code: 0 })
    for (const answer of [await lift(id), await lift(id + 9)])
      expect([refusals.closure_over, refusals.not_found]).toContain(answer.code)
  })

  test('one of two that lie over each other leaves closed what is the other’s', async () => {
    await offer(portal, 'a1', '2026-03-02', { courts: 1, from: 18, until: 21 })
    const { closeNow, lift } = await theCloser(portal)
    const everything = await closeNow({ untilTime: '20:00' })
    const court = await closeNow({
      reason: 'maintenance',
      venue: 'a1',
      facility: 'hall',
      court: '1',
      fromDay: '2026-03-02',
      fromTime: '19:00',
    })
    expect(await closedIn('a1', '2026-03-02')).toEqual({ 1: ['18:00', '19:00', '20:00'] })
    await lift(everything)
    expect(await closedIn('a1', '2026-03-02')).toEqual({ 1: ['19:00', '20:00'] })
    await lift(court)
    expect(await closedIn('a1', '2026-03-02')).toEqual({ 1: [] })
  })
})

test('slots that the timetable makes within a closure are closed from the beginning', async () => {
  await aVenue(portal, { courts: 1, opens: '09:00', closes: '12:00' })
  const { closeNow } = await theCloser(portal)
  const id = await closeNow({
    reason: 'maintenance',
    venue: 'north',
    fromDay: '2026-03-04',
    fromTime: '10:00',
    untilDay: '2026-03-05',
  })
  await doDue(portal)
  expect(await closedIn('north', '2026-03-03')).toEqual({ 1: [] })
  expect(await closedIn('north', '2026-03-04')).toEqual({ 1: ['10:00', '11:00'] })
  expect(await closedIn('north', '2026-03-05')).toEqual({ 1: ['09:00', '10:00', '11:00'] })
  expect((await timetableOf('north', '2026-03-05')).closures).toMatchObject([{ id, reason: 'maintenance' }])
})

test('a closed slot has no new holder in the database either, whoever forgets to look', async () => {
  const [slot = 0] = await offer(portal, 'a1', '2026-03-04')
  const { member, book, coming } = await theHirer(portal)
  await book([slot])
  await (await theCloser(portal)).closeNow({ untilDay: '2026-03-04' })
  await (await theCloser(portal)).settle()
  expect(await coming()).toEqual([])
  const back = portal.db.updateTable('bookings').set({ state: 'confirmed', endedAt: null, closedBy: null })
  await expect(back.where('memberId', '=', member.id).execute()).rejects.toThrow(/is closed/)
})
