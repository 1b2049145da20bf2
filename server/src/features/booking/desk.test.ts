import { randomUUID } from 'node:crypto'
import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { bookingsOf, offer, theHirer, toldHirer } from '../../testing/bookings.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { aMinutePasses, payingPortal } from '../../testing/payments.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const day = '2026-03-04'
const memberNumber = '000100008'

/** A Monday, at ten; the slots are of Wednesday evening, from six, at the venue `a1`. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

type Desk = Pick<Awaited<ReturnType<typeof aClerk>>, 'get' | 'post'>
const actsOf = (desk: Desk) => ({
  book: (slots: readonly (number | undefined)[], more: object = {}) =>
    desk.post('/desk/booking/book', {
      ...{ memberNumber, slots, overQuota: false, reason: '', requestKey: randomUUID() },
      ...more,
    }),
  cancel: (reference: string, refund = 'full', reason = 'The lights have failed.') =>
    desk.post('/desk/booking/cancel', { reference, refund, reason }),
  timetable: async (query = '') => (await desk.get(`/desk/timetable${query}`)).data,
})
const theCounter = async () => actsOf(await aClerk(portal, ['counter']))
const acts = async () => {
  const rows = await portal.db
    .selectFrom('audit')
    .select(['act', 'detail'])
    .where((where) => where.or([where('act', 'like', 'book%'), where('act', 'like', 'booking%')]))
    .orderBy('id')
    .execute()
  return rows.map(({ act, detail }) => `${act} ${detail ?? ''}`)
}

describe('[O03] what a clerk books for a member', () => {
  test('is theirs: among their bookings, told in their letter, and written down; sent again, it is booked once', async () => {
    const slots = await offer(portal, 'a1', day)
    const { book, timetable } = await theCounter()
    const requestKey = randomUUID()
    const { code, data } = await book([slots[2], slots[0]], { requestKey })
    expect(code).toBe(0)
    const [first, second] = data.items
    const { coming } = await theHirer(portal)
    expect(await coming()).toMatchObject([
      { reference: first.reference, state: 'confirmed', amount: 4000, startsAt: '2026-03-04T10:00:00.000Z' },
      { reference: second.reference, state: 'confirmed', startsAt: '2026-03-04T11:00:00.000Z' },
    ])
    expect((await book([slots[2], slots[0]], { requestKey })).data).toEqual(data)
    expect(await coming()).toHaveLength(2)
    const { reference } = first
    expect(await toldHirer(portal, 'en')).toContain(`Booked: Badminton (${reference})`)
    expect(await acts()).toEqual([`booked_at_desk ${reference}, a1; ${second.reference}, a1`])
    const { facilities } = await timetable(`?place=a1&day=${day}`)
    expect(facilities[0].courts[0].slots[0]).toMatchObject({
      ...{ from: '18:00', until: '19:00', state: 'booked' },
      booking: { reference, memberNumber, name: '陳小美 Chan Sio Mei', due: 4000, atDesk: true, mayCancel: true },
    })
  })

  test('is all of the hours or none: where one is somebody else’s, nothing is booked and nobody is told', async () => {
    const slots = await offer(portal, 'a1', day)
    await bookingsOf(await portal.memberAs('guardian')).book([slots[2]])
    await portal.doJobs()
    const { book } = await theCounter()
    expect(await book([slots[0], slots[2]])).toMatchObject({
      ...{ code: refusals.slot_taken, errors: { slots: expect.any(String) } },
    })
    expect(await (await theHirer(portal)).coming()).toEqual([])
    expect([await toldHirer(portal), await acts()]).toEqual([[], []])
    expect(await book([slots[0], slots[4]])).toMatchObject({ code: 0 })
  })

  test('goes beyond the quota with a reason alone, and is then one of theirs like any other', async () => {
    const slots = await offer(portal, 'a1', day)
    const { book } = await theCounter()
    await book([slots[0], slots[2]])
    expect(await book([slots[4]])).toMatchObject({
      ...{ code: refusals.quota_of_member_used, errors: { overQuota: expect.any(String) } },
    })
    for (const [reason, code] of [
      ['', refusals.required],
      ['why', refusals.message_too_short],
    ] as const) {
      const answer = await book([slots[4]], { overQuota: true, reason })
      expect(answer, String(code)).toMatchObject({
        code: refusals.invalid_input,
        errors: { reason: expect.any(String) },
      })
    }
    const { data } = await book([slots[4]], { overQuota: true, reason: 'Booked twice by our mistake.' })
    const { mine, book: bookMyself } = await theHirer(portal)
    expect((await mine('a1', day)).quota).toEqual([{ kind: 'badminton', band: 'peak', most: 2, used: 3 }])
    expect(await bookMyself([slots[5]])).toMatchObject({ code: refusals.quota_used })
    expect((await acts()).at(-1)).toBe(`booked_over_quota ${data.items[0].reference}, a1: Booked twice by our mistake.`)
  })

  test('follows the rules for everybody, and what is refused stands at its field', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const [unopened] = await offer(portal, 'a2', day, { opensAt: '2026-03-03T07:30:00+08:00' })
    const [forAdults] = await offer(portal, 'a3', day, { minimumAge: 99 })
    const { book } = await theCounter()
    const suspended = await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('username', '=', people.suspended.username)
      .executeTakeFirstOrThrow()
    for (const [answer, refusal, field] of [
      [await book([slot], suspended), 'account_suspended', 'memberNumber'],
      [await book([slot], { memberNumber: '000000018' }), 'not_found', 'memberNumber'],
      [await book([unopened]), 'slot_not_open', 'slots'],
      [await book([99_999_999]), 'slot_not_open', 'slots'],
      [await book([forAdults]), 'slot_too_young', 'memberNumber'],
    ] as const)
      expect(answer, refusal).toMatchObject({ code: refusals[refusal], errors: { [field]: expect.any(String) } })
    for (const slots of [[], ['one'], [1, 2, 3, 4, 5]])
      expect(await book(slots as number[])).toMatchObject({ code: refusals.invalid_input })
  })

  test('is had by one of several who want it at the same moment, here and on the portal', async () => {
    const [slot] = await offer(portal, 'a1', day)
    const { book } = await theCounter()
    const other = await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('username', '=', people.portuguese.username)
      .executeTakeFirstOrThrow()
    const guardian = bookingsOf(await portal.memberAs('guardian'))
    const answers = await Promise.all([book([slot]), book([slot], other), guardian.book([slot]), book([slot])])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, ...Array(3).fill(refusals.slot_taken)])
  })
})

describe('[O03] what costs something, where it is paid online,', () => {
  const paidOnline = async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const slots = await offer(portal, 'a1', day)
    const counter = await theCounter()
    return { ...counter, slots }
  }

  test('is kept for a day until the member pays it on the portal, and the letter says by when', async () => {
    const { book, slots } = await paidOnline()
    const { data } = await book([slots[0]])
    const { reference } = data.items[0]
    expect(data.items).toEqual([{ reference, amount: 4000, heldUntil: '2026-03-03T02:00:00.000Z' }])
    await portal.doJobs()
    const [letter] = await portal.letters(people.adult.email)
    expect(letter?.subject).toBe(`已為你保留羽毛球場地，請付款（${reference}）`)
    expect(letter?.body).toContain('2026年3月3日')
    const { member, one } = await theHirer(portal)
    expect((await one(reference)).data).toMatchObject({ state: 'held', heldUntil: '2026-03-03T02:00:00.000Z' })
    portal.clock.forward(1_200_000)
    const { data: paying } = await member.post('/vbs/pay', { reference })
    await portal.app.inject({ method: 'POST', url: `${new URL(paying.address).pathname}/pay` })
    await portal.doJobs()
    expect((await one(reference)).data).toMatchObject({ state: 'confirmed', paid: true })
    expect(await toldHirer(portal, 'en')).toEqual([`Booked: Badminton (${reference})`, expect.stringMatching(/^Kept/)])
  })

  test('is kept at most until it begins, can be paid at the cashier, and is free again where nobody pays', async () => {
    const { slots } = await paidOnline()
    portal.clock.set(new Date('2026-03-04T17:30:00+08:00'))
    const { book: bookNow } = actsOf(await again(portal))
    const { data } = await bookNow([slots[0]])
    expect(data.items).toMatchObject([{ heldUntil: '2026-03-04T10:00:00.000Z' }])
    const cashier = await portal.staffAs('cashier')
    const { reference } = data.items[0]
    const { data: found } = await cashier.post('/desk/booking/order', { search: reference })
    const taking = { reference: found.order, means: 'cash', place: 'a1' }
    expect(await cashier.post('/desk/order/paid', taking)).toMatchObject({ code: 0 })
    await portal.doJobs()
    const left = (await bookNow([slots[1]])).data.items[0].reference
    const { one } = await theHirer(portal)
    expect((await one(reference)).data).toMatchObject({ state: 'confirmed' })
    portal.clock.set(new Date('2026-03-04T18:03:00+08:00'))
    await aMinutePasses(portal)
    expect((await (await theHirer(portal)).one(left)).data).toMatchObject({ state: 'lapsed' })
  })
})

describe('[O03] a booking that a clerk cancels', () => {
  test('is paid back in full, told with the reason, and free for others; said twice, it is cancelled once', async () => {
    const { reference, onPage, slots, order } = await payingPortal(portal)
    const { order: number } = await onPage('pay')
    await portal.doJobs()
    const { cancel } = await theCounter()
    expect(await cancel(reference)).toEqual({ code: 0, data: { refund: 4000 } })
    expect(await cancel(reference)).toMatchObject({ code: 0 })
    await portal.doJobs()
    expect(await order(number)).toMatchObject({ refunds: [{ amount: 4000, cause: 'cancelled' }] })
    const { member, mine } = await theHirer(portal)
    expect((await mine('a1', day)).quota).toMatchObject([{ used: 0 }])
    const letters = (await portal.letters(people.adult.email)).filter(({ subject }) => subject.startsWith('已取消預約'))
    expect(letters).toHaveLength(1)
    for (const said of ['原因：The lights have failed.', '退回 澳門元 40']) expect(letters[0]?.body).toContain(said)
    expect(await bookingsOf(member).book([slots[0]])).toMatchObject({ code: 0 })
    expect(await acts()).toEqual([`booking_cancelled ${reference}, a1, full: The lights have failed.`])
  })

  test('is not paid back where the clerk says so; and not cancelled any more once it is over, or used', async () => {
    const { reference, onPage, slots, member } = await payingPortal(portal)
    await onPage('pay')
    await portal.doJobs()
    const late = (await bookingsOf(member).book([slots[3]])).data.reference
    await onPageOf(late)
    await aClerk(portal, ['counter'])
    portal.clock.set(new Date('2026-03-04T18:30:00+08:00'))
    const clerk = await again(portal)
    const { cancel } = actsOf(clerk)
    expect(await cancel(reference, 'none')).toEqual({ code: 0, data: { refund: 0 } })
    await portal.doJobs()
    expect((await portal.letters(people.adult.email))[0]?.body).toContain('已付的費用不會退回')
    expect(await portal.db.selectFrom('refunds').select('id').execute()).toEqual([])
    portal.clock.set(new Date('2026-03-04T18:50:00+08:00'))
    const { post } = await again(portal)
    await post('/desk/booking/arrive', { reference: late })
    expect(await cancel(late)).toMatchObject({ code: refusals.booking_not_cancellable })
    expect(await cancel('B26-AAAAAAAA')).toMatchObject({ code: refusals.not_found })
    expect(await cancel(reference, 'half')).toMatchObject({ code: refusals.invalid_input })
  })
  /** Pays what was just booked. */
  const onPageOf = async (reference: string) => {
    const member = await portal.memberAs('adult')
    const { data } = await member.post('/vbs/pay', { reference })
    await portal.app.inject({ method: 'POST', url: `${new URL(data.address).pathname}/pay` })
    await portal.doJobs()
  }
})

test('[R06] the timetable says of each hour what it is; whose it is, to who may look at members alone', async () => {
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  const slots = await offer(portal, 'a1', day, { courts: 3, from: 18, until: 20 })
  const [unopened] = await offer(portal, 'a2', day, { opensAt: '2026-03-03T07:30:00+08:00', courts: 1, until: 19 })
  const { book } = await theHirer(portal)
  const { data: held } = await book([slots[0]])
  const { timetable } = await theCounter()
  await portal.db
    .updateTable('slots')
    .set({ givenBy: 'ballot' })
    .where('id', '=', unopened ?? 0)
    .execute()
  const statesIn = ({ facilities }: { facilities: { courts: { slots: { state: string }[] }[] }[] }) =>
    facilities.flatMap(({ courts }) => courts.map(({ slots }) => slots.map(({ state }) => state)))
  const seen = await timetable(`?place=a1&day=${day}`)
  expect(seen).toMatchObject({ place: 'a1', day, today: '2026-03-02', places: [{ code: 'a1' }, { code: 'a2' }] })
  expect(statesIn(seen)).toEqual([
    ['held', 'free'],
    ['free', 'free'],
    ['free', 'free'],
  ])
  const { reference, heldUntil } = held
  expect(seen.facilities[0].courts[0].slots[0].booking).toMatchObject({ reference, heldUntil, paid: 0, due: 4000 })
  expect(statesIn(await timetable(`?place=a2&day=${day}`))).toEqual([['ballot']])
  const facilities = actsOf(await portal.staffAs('facilities'))
  const unnamed = await facilities.timetable(`?day=${day}`)
  expect(statesIn(unnamed)).toEqual(statesIn(seen))
  expect(JSON.stringify(unnamed)).not.toMatch(/B26-|陳小美|000100008/)
  portal.clock.set(new Date('2026-03-04T18:10:00+08:00'))
  const later = actsOf(await again(portal))
  expect(statesIn(await later.timetable(`?place=a1&day=${day}`))[0]).toEqual(['past', 'free'])
  const { get } = await again(portal)
  for (const [query, refusal] of [
    ['?place=nowhere', 'not_found'],
    ['?day=2026-02-30', 'invalid_input'],
  ] as const)
    expect(await get(`/desk/timetable${query}`)).toMatchObject({ code: refusals[refusal] })
})
