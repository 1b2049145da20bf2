import { expect, test } from 'vitest'
import { bookingsOf } from '../testing/bookings.ts'
import { thePortal } from '../testing/portal.ts'
import { seatBookings } from './bookings.ts'
import { seatVenues } from './venues.ts'

const portal = await thePortal()

test('two people have bookings of tomorrow, once however often it starts, and no letter of them', async () => {
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
  await portal.doJobs()
  expect(await portal.letters()).toEqual([])
})
