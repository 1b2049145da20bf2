import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingsOf, offer, toldHirer } from '../../testing/bookings.ts'
import { aClerk } from '../../testing/desk.ts'
import { aMinutePasses, payingPortal, silentProvider } from '../../testing/payments.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten; the slots are of Wednesday evening, at the venue `a1`. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const theCashier = async () => {
  const desk = await aClerk(portal, ['cashier'])
  return {
    ...desk,
    find: (search: string) => desk.post('/desk/order/find', { search }),
    take: (reference: string, more: object = {}) =>
      desk.post('/desk/order/paid', { reference, means: 'cash', place: 'a1', ...more }),
    handOut: (refund: number, place = 'a1') => desk.post('/desk/refund/hand_out', { refund, place }),
    takings: async () => (await desk.get('/desk/order/takings')).data.takings,
  }
}
/** Somebody who has gone on to pay and stands at the desk instead. */
const atDesk = async () => {
  const paying = await payingPortal(portal, { language: 'en' })
  const { order } = await paying.onPage('refuse')
  return { ...paying, number: order, ...(await theCashier()) }
}
/** Somebody who has booked what is paid on arrival. */
const onArrival = async (prices: [number, number, number] = [4000, 2000, 1000]) => {
  const [slot] = await offer(portal, 'a1', '2026-03-04', { prices })
  const member = await portal.memberAs('adult', { language: 'en' })
  const reference: string = (await bookingsOf(member).book([slot])).data.reference
  return { ...(await theCashier()), member, reference }
}
const acts = async () =>
  (await portal.db.selectFrom('audit').select(['act', 'detail']).where('act', '!=', 'looked').orderBy('id').execute())
    .filter(({ act }) => /^(order|refund|difference)_/.test(act))
    .map(({ act, detail }) => `${act} ${detail ?? ''}`)
const books = () =>
  portal.db.selectFrom('transfers').select(['fromAccount', 'toAccount', 'amount']).orderBy('id').execute()

describe('an order that is paid at the desk', () => {
  test('is found by its reference as it is typed, with who has ordered what, and the look is written down', async () => {
    const { number, find } = await atDesk()
    expect((await find(` ${number.toLowerCase()} `)).data).toMatchObject({
      ...{ reference: number, memberNumber: '000100008', name: '陳小美 Chan Sio Mei', amount: 4000 },
      ...{ state: 'open', paidBy: null, receipt: null, refunds: [], lines: [{ amount: 4000, refunded: 0 }] },
    })
    const looks = await portal.db.selectFrom('audit').select('detail').where('act', '=', 'looked').execute()
    expect(looks).toContainEqual({ detail: `payment ${number}` })
    expect(await find('P26-AAAAAA')).toMatchObject({ code: refusals.not_found })
  })

  test('confirms what was ordered, gives a receipt, and lies in the drawer of that desk', async () => {
    const { number, take, booking, order, takings } = await atDesk()
    expect(await take(number)).toEqual({ code: 0, data: {} })
    await portal.doJobs()
    expect(await booking()).toMatchObject({ state: 'confirmed', paid: true })
    expect(await order(number)).toMatchObject({ state: 'paid', receipt: '2026/000001' })
    expect(await books()).toEqual([{ fromAccount: 'income:booking', toAccount: 'desk:a1/cash', amount: 4000 }])
    expect(await takings()).toEqual([{ place: 'a1', means: 'cash', taken: 4000, handedOut: 0 }])
    expect(await acts()).toEqual([`order_taken ${number}: cash, a1`])
  })

  test('is paid once, by whoever comes first: its page is closed, and two clerks take it once', async () => {
    const { number, take, booking } = await atDesk()
    const answers = await Promise.all([take(number), take(number, { means: 'card' }), take(number)])
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      ...[0, refusals.order_paid, refusals.order_paid],
    ])
    const page = await portal.db.selectFrom('sandboxCheckouts').select(['endedAt', 'paidAt']).executeTakeFirstOrThrow()
    expect(page).toEqual({ endedAt: expect.any(Date), paidAt: null })
    await portal.doJobs()
    expect(await books()).toHaveLength(1)
    expect(await booking()).toMatchObject({ state: 'confirmed' })
  })

  test('is not taken where it was paid online a moment before, though no news of it has come', async () => {
    const { number, take, onPage, order } = await atDesk()
    await onPage('silent')
    expect(await take(number)).toMatchObject({ code: refusals.order_paid })
    expect(await order(number)).toMatchObject({ state: 'paid' })
    expect(await books()).toEqual([{ fromAccount: 'income:booking', toAccount: 'provider:sandbox', amount: 4000 }])
  })

  test('is not taken while it is not known whether somebody is paying it online', async () => {
    const { number, take } = await atDesk()
    portal.payments.takeBy(silentProvider(portal))
    expect(await take(number)).toMatchObject({ code: refusals.payment_unavailable })
    expect(await books()).toEqual([])
  })

  test('is not taken once its time is over, at a desk that is none, or without saying how', async () => {
    const { number, take } = await atDesk()
    expect(await take(number, { place: 'nowhere' })).toMatchObject({
      code: refusals.not_found,
      errors: { place: expect.any(String) },
    })
    expect(await take(number, { means: '' })).toMatchObject({ code: refusals.invalid_input })
    portal.clock.forward(10 * 60_000)
    expect(await take(number)).toMatchObject({ code: refusals.hold_over })
    expect(await books()).toEqual([])
  })

  test('goes back at the desk: it waits for whoever comes, is handed out once, and nobody asks the provider', async () => {
    const { number, take, member, reference, order, handOut, find, takings } = await atDesk()
    await take(number, { means: 'card' })
    await portal.doJobs()
    await bookingsOf(member).cancel(reference)
    await portal.doJobs()
    expect((await order(number)).refunds).toMatchObject([{ amount: 4000, way: 'desk', doneAt: null }])
    const [refund] = (await find(number)).data.refunds
    expect(refund).toMatchObject({ state: 'wanted', way: 'desk' })
    const handed = await Promise.all([handOut(refund.id), handOut(refund.id)])
    expect(handed.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, refusals.refund_not_open])
    expect(await takings()).toEqual([{ place: 'a1', means: 'card', taken: 4000, handedOut: 4000 }])
    const told = await toldHirer(portal, 'en')
    expect(told).toContain(`Refund handed out (${number})`)
    expect(await acts()).toEqual([`order_taken ${number}: card, a1`, `refund_handed_out ${number}: card, a1`])
    expect(await portal.db.selectFrom('sandboxRefunds').select('key').execute()).toEqual([])
  })
})

describe('a booking that is paid on arrival', () => {
  test('gets its order at the desk, once, and is paid there', async () => {
    const { post, reference, take, member } = await onArrival()
    const first = await post('/desk/booking/order', { search: reference.toLowerCase() })
    expect(await post('/desk/booking/order', { search: reference })).toEqual(first)
    expect(await take(first.data.order)).toMatchObject({ code: 0 })
    await portal.doJobs()
    expect((await bookingsOf(member).one(reference)).data).toMatchObject({ state: 'confirmed', paid: true })
    await bookingsOf(member).cancel(reference)
    await portal.doJobs()
    const [letter] = (await portal.letters()).filter(({ subject }) => subject.includes('已取消'))
    expect(letter?.body).toContain('請帶同會員卡到場地櫃台領回 澳門元 40')
  })

  test('that nobody pays stays confirmed, and gets another order by which it is', async () => {
    const { post, reference } = await onArrival()
    const first = (await post('/desk/booking/order', { search: reference })).data.order
    portal.clock.set(new Date('2026-04-10T10:00:00+08:00'))
    await aMinutePasses(portal)
    expect(await portal.db.selectFrom('orders').select('state').execute()).toEqual([{ state: 'ended' }])
    const again = await (await aClerk(portal, ['cashier'], { username: 'late' })).post('/desk/booking/order', {
      search: reference,
    })
    expect(again).toMatchObject({ code: 0 })
    expect(again.data.order).not.toBe(first)
  })

  test('has none where it costs nothing, was cancelled, or is none', async () => {
    const { post, reference, member } = await onArrival([0, 0, 0])
    const order = (search: string) => post('/desk/booking/order', { search })
    expect(await order(reference)).toMatchObject({ code: refusals.nothing_to_pay })
    await bookingsOf(member).cancel(reference)
    expect(await order(reference)).toMatchObject({ code: refusals.nothing_to_pay })
    expect(await order('B26-AAAAAAAA')).toMatchObject({ code: refusals.not_found })
  })
})

test('who counts the books takes no money, and who takes money settles nothing', async () => {
  const accountant = await aClerk(portal, ['finance'])
  const cashier = await aClerk(portal, ['cashier'], { username: 'cash' })
  expect(await accountant.post('/desk/order/find', { search: 'P26-AAAAAA' })).toMatchObject({
    code: refusals.not_allowed,
  })
  expect(await cashier.get('/desk/reconciliations')).toMatchObject({ code: refusals.not_allowed })
  expect(await cashier.post('/desk/refund/retry', { refund: 1 })).toMatchObject({ code: refusals.not_allowed })
})
