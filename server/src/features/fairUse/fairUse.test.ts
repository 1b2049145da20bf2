import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type PersonName, people } from '../../demonstration/people.ts'
import { aBookingOf, bookingsOf, offer } from '../../testing/bookings.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { fairUseTable } from './fairUse.table.ts'

const portal = await thePortal()

/** A Monday in the middle of the month, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-16T10:00:00+08:00' }))

const at = (moment: string) => portal.clock.set(new Date(`${moment}+08:00`))
const numbers = async () =>
  new Map(
    (await portal.db.selectFrom('members').select(['id', 'username', 'memberNumber']).execute()).map((member) => [
      member.username,
      member,
    ]),
  )
const memberOf = async (name: PersonName) => {
  const found = (await numbers()).get(people[name].username)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}
/** A booking of a day that has become this. */
const booked = async (name: PersonName, day: string, state: 'confirmed' | 'used' | 'no_show' = 'confirmed') => {
  const now = portal.clock.now()
  const { id } = await memberOf(name)
  at(`${day}T00:00:00`)
  const reference = await aBookingOf(portal, id, day)
  portal.clock.set(now)
  const change = { state, arrivedAt: state === 'used' ? now : null }
  await portal.db.updateTable('bookings').set(change).where('reference', '=', reference).execute()
  return reference
}
/** Somebody who may close services to members; logged in once more where there is one already. */
const aSenior = async () =>
  (await portal.db.selectFrom('staff').select('id').where('username', '=', 'lam').executeTakeFirst())
    ? again(portal, 'lam')
    : aClerk(portal, ['senior'], { username: 'lam', name: 'Lam' })
const march = { from: new Date('2026-03-01T00:00:00+08:00'), until: new Date('2026-04-01T00:00:00+08:00') }

describe('bookings to which nobody came', () => {
  test('are told by member with how many of how many, most first; what is to come is no part of it', async () => {
    await booked('english', '2026-03-02', 'no_show')
    await booked('english', '2026-03-03', 'no_show')
    await booked('english', '2026-03-04', 'used')
    await booked('portuguese', '2026-03-02', 'no_show')
    await booked('adult', '2026-03-02', 'used')
    await booked('english', '2026-03-18')
    await booked('english', '2026-02-27', 'no_show')
    const desk = await aSenior()
    const [english, portuguese] = [await memberOf('english'), await memberOf('portuguese')]
    expect((await desk.get('/desk/fair_use/missed')).data).toMatchObject({
      ...{ month: '2026-03-01', thisMonth: '2026-03-01', firstMonth: '2026-02-01', next: null },
      items: [
        { member: { memberNumber: english.memberNumber, name: expect.any(String) }, missed: 2, booked: 3 },
        { member: { memberNumber: portuguese.memberNumber }, missed: 1, booked: 1 },
      ],
    })
    expect((await desk.get('/desk/fair_use/missed?month=2026-02-01')).data.items).toMatchObject([
      { member: { memberNumber: english.memberNumber }, missed: 1, booked: 1 },
    ])
  })

  test('are none where they were excused', async () => {
    const reference = await booked('english', '2026-03-02', 'no_show')
    await booked('english', '2026-03-03', 'no_show')
    const { id: memberId } = await memberOf('english')
    const desk = await aSenior()
    const { id: bookingId } = await portal.db
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const now = portal.clock.now()
    const excused = { excusedAt: now, excuse: 'It rained in.' }
    const missed = { memberId, bookingId, missedOn: '2026-03-02', countedAt: now }
    const { id: excusedBy } = await portal.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    await portal.db
      .insertInto('noShows')
      .values({ ...missed, ...excused, excusedBy })
      .execute()
    expect((await desk.get('/desk/fair_use/missed')).data.items).toMatchObject([{ missed: 1, booked: 2 }])
  })

  test('come a page at a time, each where the one before has ended, also among those with as many', async () => {
    for (const name of ['english', 'portuguese', 'adult'] as const) await booked(name, '2026-03-02', 'no_show')
    await booked('adult', '2026-03-03', 'no_show')
    const table = fairUseTable(portal.db)
    const [first] = await table.missed(march, undefined, 1)
    const [second] = await table.missed(march, { count: 2, ids: [first?.id ?? 0, 0] }, 1)
    const [third, ...others] = await table.missed(march, { count: 1, ids: [second?.id ?? 0, 0] }, 5)
    const ids = await Promise.all((['english', 'portuguese'] as const).map(async (name) => (await memberOf(name)).id))
    expect([first?.id, first?.count]).toEqual([(await memberOf('adult')).id, 2])
    expect([second?.id, third?.id]).toEqual(ids.toSorted((one, other) => one - other))
    expect(others).toEqual([])
    const desk = await aSenior()
    const after = `/desk/fair_use/missed?after=1.${second?.id}.0`
    expect((await desk.get(after)).data).toMatchObject({ items: [{ missed: 1 }], next: null })
    expect(await desk.get('/desk/fair_use/missed?after=x')).toMatchObject({ code: refusals.invalid_input })
  })
})

test('who could collect the courts of six hirers that were used is told, and of five is not', async () => {
  const hirers = ['adult', 'portuguese', 'minor', 'guardian', 'worker', 'student'] as const
  const [collector, other] = [await memberOf('english'), await memberOf('guardian')]
  const row = {
    ...({ kind: 'collector' } as const),
    ...{ relation: null, shirt: null, answerUntil: '2026-01-31', declinedAt: null },
    ...{ endedAt: null, endedBecause: null, endedBy: null, askedAt: new Date('2026-01-01T10:00:00+08:00') },
    confirmedAt: new Date('2026-01-02T10:00:00+08:00'),
  } as const
  const name = async (owner: (typeof hirers)[number], person: typeof collector, place: number) => {
    const { id: ownerId } = await memberOf(owner)
    if (ownerId === person.id) return
    const whom = { ownerId, place, askedNumber: person.memberNumber, personId: person.id, confirmedBy: person.id }
    await portal.db
      .insertInto('companions')
      .values({ ...row, ...whom })
      .execute()
  }
  for (const owner of hirers) {
    await name(owner, collector, 1)
    await name(owner, other, 2)
  }
  const desk = await aSenior()
  const found = async () => (await desk.get('/desk/fair_use/collectors')).data.items
  for (const owner of hirers.slice(1)) await booked(owner, '2026-03-02', 'used')
  expect(await found()).toEqual([])
  await booked(hirers[0], '2026-03-03')
  expect(await found(), 'not used').toEqual([])
  await booked(hirers[0], '2026-03-02', 'used')
  expect(await found()).toMatchObject([{ member: { memberNumber: collector.memberNumber }, hirers: 6 }])
  await portal.db
    .updateTable('companions')
    .set({ endedAt: new Date('2026-02-01T10:00:00+08:00'), endedBecause: 'owner' })
    .where('place', '=', 1)
    .where('ownerId', '=', (await memberOf('adult')).id)
    .execute()
  expect(await found(), 'ended before').toEqual([])
})

describe('hours that pass from hand to hand', () => {
  /** One cancels, and the other books the same hour so many seconds later. */
  const passOn = async (venue: string, seconds: number) => {
    const [slot] = await offer(portal, venue, '2026-03-18', { from: 8, until: 9, courts: 1, most: 9 })
    const giver = bookingsOf(await portal.memberAs('adult'))
    const { data } = await giver.book([slot])
    await giver.cancel(data.reference)
    portal.clock.forward(seconds * 1000)
    const taker = bookingsOf(await portal.memberAs('english'))
    expect(await taker.book([slot])).toMatchObject({ code: 0 })
    return slot
  }
  const found = async () => (await (await aSenior()).get('/desk/fair_use/passed_on')).data.items

  test('stand in the report the second time, within three minutes', async () => {
    await passOn('a1', 180)
    await passOn('a2', 181)
    expect(await found()).toEqual([])
    await passOn('a3', 0)
    const [from, to] = [await memberOf('adult'), await memberOf('english')]
    expect(await found()).toMatchObject([
      { from: { memberNumber: from.memberNumber }, to: { memberNumber: to.memberNumber }, times: 2 },
    ])
  })

  test('are none where a waiting list has given them', async () => {
    const slots = [await passOn('a1', 60), await passOn('a2', 60)]
    const { id: memberId } = await memberOf('english')
    const since = portal.clock.now()
    for (const [nr, slotId] of slots.entries()) {
      const taken = portal.db
        .selectFrom('bookings')
        .select('id')
        .where('slotId', '=', slotId ?? 0)
      const { id: bookingId } = await taken.where('memberId', '=', memberId).executeTakeFirstOrThrow()
      const ended = { state: 'taken', offeredAt: since, offeredUntil: since, endedAt: since } as const
      await portal.db
        .insertInto('waits')
        .values({ memberId, slotId: slotId ?? 0, nr: nr + 1, rank: null, since, bookingId, ...ended })
        .execute()
    }
    expect(await found()).toEqual([])
  })
})

test('each look stands in the trail, with the report and its month', async () => {
  const desk = await aSenior()
  await desk.get('/desk/fair_use/missed')
  await desk.get('/desk/fair_use/passed_on?month=2026-02-01')
  const looked = portal.db.selectFrom('audit').select(['act', 'subjectId']).where('subjectKind', '=', 'report')
  expect(await looked.orderBy('id').execute()).toEqual([
    { act: 'looked', subjectId: 'missed 2026-03' },
    { act: 'looked', subjectId: 'passedOn 2026-02' },
  ])
})

test.each(['missed', 'collectors', 'passed_on'])('who may not hold members does not read of %s', async (report) => {
  const desk = await aClerk(portal, ['counter', 'facilities', 'finance'])
  expect(await desk.get(`/desk/fair_use/${report}`)).toMatchObject({ code: refusals.not_allowed })
  const senior = await aSenior()
  expect(await senior.get(`/desk/fair_use/${report}?month=2026-03-02`)).toMatchObject({ code: refusals.invalid_input })
})
