import { expect, test } from 'vitest'
import { bookingsOf } from '../testing/bookings.ts'
import { thePortal } from '../testing/portal.ts'
import { seatBookings } from './bookings.ts'
import { seatNoShow } from './noShows.ts'
import { seatVenues } from './venues.ts'

const portal = await thePortal()

test('people have bookings of tomorrow, one of them made at the desk, once however often it starts, and no letter of them', async () => {
  await portal.reset({ now: '2026-03-02T23:30:00+08:00' })
  await seatVenues(portal.deps)
  await seatBookings(portal.deps)
  await seatBookings(portal.deps)
  const [siumei, ana] = [await portal.memberAs('adult'), await portal.memberAs('portuguese')]
  expect(await bookingsOf(siumei).coming()).toMatchObject([
    {
      day: '2026-03-03',
      venueCode: 'tap-seac',
      startsAt: '2026-03-03T06:00:00.000Z',
      state: 'confirmed',
      amount: 2000,
    },
  ])
  const [first, second, ...others] = await bookingsOf(ana).coming()
  expect(others).toEqual([])
  expect([first.court, first.endsAt]).toEqual([second.court, second.startsAt])
  const atDesk = portal.db.selectFrom('bookings').innerJoin('staff', 'staff.id', 'bookings.atDeskBy')
  expect(await atDesk.select(['username', 'state']).execute()).toEqual([{ username: 'counter', state: 'confirmed' }])
  await portal.doJobs()
  expect(await portal.letters()).toEqual([])
})

test('they are paid where there is a provider: each with an order and a receipt, and paid back once cancelled', async () => {
  await portal.reset({ now: '2026-03-02T23:30:00+08:00' })
  const { sandbox, takeBy } = portal.payments
  takeBy(sandbox.checkout)
  await seatVenues(portal.deps)
  await seatBookings(portal.deps, sandbox)
  await seatBookings(portal.deps, sandbox)
  await portal.doJobs()
  expect(await portal.letters()).toEqual([])
  const siumei = await portal.memberAs('adult')
  const [booking, ...others] = await bookingsOf(siumei).coming()
  expect(others).toEqual([])
  expect(booking).toMatchObject({ state: 'confirmed', amount: 2000, paid: true })
  const order = async () => (await siumei.get(`/payment/order?reference=${booking.order}`)).data
  expect(await order()).toMatchObject({ state: 'paid', receipt: expect.stringMatching(/^2026\/00000[1-4]$/) })
  await bookingsOf(siumei).cancel(booking.reference, booking.cancelTerms)
  await portal.doJobs()
  expect(booking.cancelTerms === 'free' ? (await order()).refunds[0].doneAt : null).toBeNull()
})

test('somebody has missed a court the day before yesterday: once, however often it starts on whichever day', async () => {
  await portal.reset({ now: '2026-03-02T23:30:00+08:00' })
  await seatVenues(portal.deps)
  await seatNoShow(portal.deps)
  portal.clock.set(new Date('2026-03-05T09:00:00+08:00'))
  await seatNoShow(portal.deps)
  const tom = await portal.memberAs('english')
  expect((await tom.get('/account/no_shows')).data).toMatchObject({
    items: [{ startsAt: '2026-02-28T02:00:00.000Z', countedAt: '2026-03-02T15:30:00.000Z', excusedAt: null }],
    until: null,
  })
  expect(await bookingsOf(tom).past()).toMatchObject([{ state: 'no_show', venueCode: 'taipa-northeast' }])
  await portal.doJobs()
  expect(await portal.letters()).toEqual([])
})
