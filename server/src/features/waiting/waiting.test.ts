import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { offer, theHirer } from '../../testing/bookings.ts'
import { theCloser } from '../../testing/closures.ts'
import { thePortal } from '../../testing/portal.ts'
import { aMinuteOfWaiting, theWaiter, waitUntil } from '../../testing/waits.ts'
import { accountTable } from '../account/account.table.ts'

const portal = await thePortal()
// A Monday, at ten; the slots are of Wednesday evening.
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))
const day = '2026-03-04'

/** As the desk does it. */
const suspend = async (id: number) => {
  const { memberNumber } = await accountTable(portal.db).byId(id)
  const clerk = await portal.staffAs('senior')
  expect(await clerk.post('/desk/member/hold', { memberNumber, reason: 'Several complaints.' })).toMatchObject({
    code: 0,
  })
}
const titlesOf = async (member: { get: (path: string) => Promise<{ data: { items: { title: string }[] } }> }) =>
  (await member.get('/push/notice/list')).data.items.map(({ title }) => title)

/** A court that somebody has, and two who wait for it. */
const aLine = async (offered = {}) => {
  const slots = await offer(portal, 'a1', day, offered)
  const holder = await theHirer(portal)
  const { data } = await holder.book([slots[0]])
  const [first, second] = [await theWaiter(portal, 'english'), await theWaiter(portal, 'portuguese')]
  expect(await first.join(slots[0])).toEqual({ code: 0, data: { place: 1 } })
  expect(await second.join(slots[0])).toEqual({ code: 0, data: { place: 2 } })
  await portal.doJobs()
  return { slots, slot: slots[0], holder, booked: data.reference as string, first, second }
}

describe('a court that comes free', () => {
  test('is offered to who waits longest, who is told by each way, and has it by a yes, however often it is sent', async () => {
    const { slot, holder, booked, first, second } = await aLine()
    const before = (await portal.letters()).length
    await holder.cancel(booked)
    await portal.doJobs()

    const offered = await first.offer()
    expect(offered).toMatchObject({ since: '2026-03-02T02:00:00.000Z', until: '2026-03-02T02:30:00.000Z', used: 1 })
    expect(await second.waits()).toMatchObject([{ slot, state: 'waiting', place: 2, offer: null, amount: 4000 }])
    const { email, mobile } = people.english
    const told = (await portal.letters()).slice(0, -before).filter(({ to }) => to === email || to === mobile)
    expect(told.map(({ to }) => to).toSorted()).toEqual([mobile, email].toSorted())
    for (const { body } of told)
      expect(body).toMatch(/(by|By|until) 2 March 2026.*10:30[\s\S]*http:\/\/portal\.test\/en\/waiting/)
    expect(await titlesOf(first.member)).toEqual([expect.stringMatching(/^輪到你了：/)])

    expect(await second.answer(offered.reference)).toMatchObject({ code: refusals.not_found })
    for (const _ of [1, 2])
      expect(await first.answer(offered.reference)).toEqual({ code: 0, data: { state: 'confirmed', heldUntil: null } })
    expect(await first.answer(offered.reference, false)).toMatchObject({ code: refusals.offer_ended })
    expect(await first.waits()).toMatchObject([{ state: 'taken', place: null, offer: null }])
    expect(await first.coming()).toMatchObject([{ reference: offered.reference, state: 'confirmed' }])
    await portal.doJobs()
    expect(await titlesOf(first.member)).toContainEqual(expect.stringMatching(/^已預訂/))
    expect(await second.waits()).toMatchObject([{ state: 'waiting', place: 1 }])
  })

  test('goes on to the next after a no, and after half an hour without an answer, of which the first is told', async () => {
    const { slot, holder, booked, first, second } = await aLine()
    const third = await theWaiter(portal, 'guardian')
    expect(await third.join(slot)).toMatchObject({ data: { place: 3 } })
    await holder.cancel(booked)
    await portal.doJobs()
    const { reference } = await first.offer()
    for (const _ of [1, 2])
      expect(await first.answer(reference, false)).toEqual({ code: 0, data: { state: 'lapsed', heldUntil: null } })
    await portal.doJobs()
    expect(await first.waits()).toMatchObject([{ state: 'declined' }])

    const next = await second.offer()
    await waitUntil(portal, '2026-03-02T10:30:00')
    const late = await theWaiter(portal, 'portuguese')
    expect(await late.answer(next.reference)).toMatchObject({ code: refusals.offer_ended })
    await waitUntil(portal, '2026-03-02T10:32:01')
    expect(await late.waits()).toMatchObject([{ state: 'unanswered', offer: null }])
    expect(await titlesOf(late.member)).toContainEqual(expect.stringMatching(/^場地已給下一位/))
    expect(await (await theWaiter(portal, 'guardian')).offer()).toMatchObject({ until: '2026-03-02T03:02:01.000Z' })
  })

  test('is kept for two minutes for who waits, shown as taken, and then is everybody’s', async () => {
    const { slot, holder, booked } = await aLine()
    // Nobody of the line may have it, and nobody of the line knows.
    for (const name of ['english', 'portuguese'] as const) await suspend((await portal.memberAs(name)).id)
    await holder.cancel(booked)
    const shown = async () => {
      const { data } = await portal.get(`/vbs/slots?venue=a1&day=${day}`)
      return data.timetable.facilities[0].courts[0].slots[0].state
    }
    const stranger = await theWaiter(portal, 'guardian')
    expect(await stranger.book([slot])).toMatchObject({ code: refusals.slot_kept })
    expect(await shown()).toBe('taken')
    await portal.doJobs()
    portal.clock.forward(121_000)
    expect(await shown()).toBe('free')
    expect(await (await theWaiter(portal, 'guardian')).book([slot])).toMatchObject({ code: 0 })
  })

  test('passes over who has no place of the quota left, who keeps the place in the line', async () => {
    const { slots, slot, holder, booked, first, second } = await aLine({ most: 1 })
    expect(await first.book([slots[3]])).toMatchObject({ code: 0 })
    await holder.cancel(booked)
    await portal.doJobs()
    expect(await first.waits()).toMatchObject([{ slot, state: 'waiting', place: 1, offer: null }])
    expect(await second.offer()).toBeTruthy()
  })

  test('by nobody paying for what was taken, or by a closure that is lifted, is offered within the minute', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const { holder, booked, first, second } = await aLine()
    await holder.cancel(booked)
    await portal.doJobs()
    const { reference } = await first.offer()
    expect(await first.answer(reference)).toEqual({
      code: 0,
      data: { state: 'held', heldUntil: '2026-03-02T02:10:00.000Z' },
    })
    expect(await first.one(reference)).toMatchObject({ data: { state: 'held' } })
    await waitUntil(portal, '2026-03-02T10:12:01')
    expect(await second.offer()).toBeTruthy()

    const { closeNow, lift } = await theCloser(portal)
    const closed = await closeNow({ untilDay: '2026-03-05' })
    await aMinuteOfWaiting(portal)
    expect(await second.waits()).toMatchObject([{ state: 'waiting', place: 1, offer: null }])
    expect(await titlesOf(second.member)).toContainEqual(expect.stringMatching(/^場地已不再為你保留/))
    await lift(closed)
    await aMinuteOfWaiting(portal)
    expect(await (await theWaiter(portal, 'portuguese')).offer()).toBeTruthy()
  })
})

describe('[O05] whose right to book ends', () => {
  test('loses what is offered, keeps the place in the line, and the next is served; a yes is refused with the reason', async () => {
    const { holder, booked, first } = await aLine()
    await holder.cancel(booked)
    await portal.doJobs()
    const { reference } = await first.offer()
    await suspend(first.member.id)
    expect(await first.answer(reference)).toMatchObject({ code: refusals.account_suspended })
    await portal.doJobs()
    expect(await first.waits()).toMatchObject([{ state: 'waiting', place: 1 }])
    expect(await titlesOf(first.member)).toContainEqual(expect.stringMatching(/^場地已不再為你保留/))
    expect(await (await theWaiter(portal, 'portuguese')).offer()).toBeTruthy()
  })

  test('loses a court that is held and not paid, by a suspension and by a lost card; not one that is confirmed', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const slots = await offer(portal, 'a1', day)
    const [one, other] = [await theHirer(portal), await theWaiter(portal, 'english')]
    await one.book([slots[0]])
    await other.book([slots[1]])
    await suspend(one.member.id)
    expect(
      await other.member.post('/account/online/lost_card', { circumstances: 'Left on the bus 25', understood: true }),
    ).toMatchObject({ code: 0 })
    await portal.doJobs()
    expect(await one.past()).toMatchObject([{ state: 'lapsed' }])
    expect(await other.past()).toMatchObject([{ state: 'lapsed' }])
  })
})

describe('who wants to wait', () => {
  test('is told why not, and what helps: a court that is free, one’s own, closed, too soon, or of nobody', async () => {
    const { slots, slot, holder, first } = await aLine({ most: 3 })
    expect(await first.join(slots[1])).toMatchObject({ code: refusals.slot_not_full })
    const own = await theWaiter(portal, 'adult')
    expect(await own.join(slot)).toMatchObject({ code: refusals.slot_yours })
    expect(await first.join(999_999)).toMatchObject({ code: refusals.not_found })
    expect(await first.join(slot)).toEqual({ code: 0, data: { place: 1 } })
    expect(await first.member.post('/waiting/join', { slot, solvedCaptcha: 'none' })).toMatchObject({
      code: refusals.captcha_failed,
    })
    const [soon] = await offer(portal, 'a2', '2026-03-02', { from: 11, until: 12 })
    await holder.book([soon])
    expect(await first.join(soon)).toMatchObject({ code: refusals.waiting_too_late })
    const adults = await offer(portal, 'a3', day, { minimumAge: 90 })
    await portal.db
      .insertInto('bookings')
      .values({
        ...{ reference: 'B26-AAAAAAAA', slotId: adults[0] ?? 0, memberId: holder.member.id, facilityKind: 'badminton' },
        ...{ band: 'peak', quotaFrom: '2026-01-01', quotaPlace: 1, quotaMost: 2, amount: 0, state: 'confirmed' },
        ...{
          startsAt: portal.clock.now(),
          createdAt: portal.clock.now(),
          heldUntil: null,
          requestKey: null,
          endedAt: null,
        },
      })
      .execute()
    expect(await first.join(adults[0])).toMatchObject({ code: refusals.slot_too_young })
  })

  test('waits for five courts at most, once for each, and for others after leaving one', async () => {
    const slots = await offer(portal, 'a1', day, { courts: 3, most: 24 })
    const holder = await theHirer(portal)
    for (const slot of slots.slice(0, 6)) await holder.book([slot])
    const { join, leave, waits } = await theWaiter(portal, 'english')
    const asked = await Promise.all(slots.slice(0, 6).map((slot) => join(slot)))
    expect(asked.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 0, 0, refusals.waits_too_many])
    const [left] = await waits()
    for (const _ of [1, 2]) expect(await leave(left.slot)).toEqual({ code: 0, data: {} })
    const refused = slots[asked.findIndex(({ code }) => code !== 0)]
    expect(await join(refused)).toEqual({ code: 0, data: { place: 1 } })
    expect((await waits()).filter(({ state }: { state: string }) => state === 'waiting')).toHaveLength(5)
  })

  test('and leaves what is offered, leaves it to the next; an hour before the beginning the wait is over, and told of', async () => {
    const { slot, holder, booked, first, second } = await aLine()
    await holder.cancel(booked)
    await portal.doJobs()
    await first.leave(slot)
    await portal.doJobs()
    expect(await first.waits()).toMatchObject([{ state: 'declined' }])
    const { reference } = await second.offer()
    await second.answer(reference)
    const third = await theWaiter(portal, 'guardian')
    await third.join(slot)
    await waitUntil(portal, '2026-03-04T17:00:00')
    const { waits, member } = await theWaiter(portal, 'guardian')
    expect(await waits()).toMatchObject([{ state: 'over', place: null, endedAt: '2026-03-04T09:00:00.000Z' }])
    expect(await titlesOf(member)).toContainEqual(expect.stringMatching(/^輪候結束/))
  })
})
