import { createHash } from 'node:crypto'
import { addDays, constant, type FacilityKind } from '@palaestra/contract'
import { inTransaction } from '../database/inTransaction.ts'
import type { Deps } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { bookingTable } from '../features/booking/booking.table.ts'
import { heldTable } from '../features/booking/held.table.ts'
import { lineOf } from '../features/booking/told.service.ts'
import { newBookingReference, wishTable } from '../features/booking/wish.table.ts'
import { orderService } from '../features/payment/order.service.ts'
import { staffTable } from '../features/staff/staff.table.ts'
import type { Checkout } from '../ports/checkout.ts'
import { after, minute } from '../ports/clock.ts'
import { people } from './people.ts'
import { staff } from './staff.ts'

/** A provider of payments at which one may pay for others. */
export interface PretendedProvider {
  checkout: Checkout
  pay(reference: string): Promise<unknown>
}

interface Hour {
  person: { idNumber: string }
  venue: string
  kind: FacilityKind
  court: string
  /** The time of day at which it begins. */
  time: string
  /** Whether a clerk has booked it, for who has called. */
  atDesk?: true
}

/** What people have tomorrow: one hour; two after one another on the same court; one that was booked at the counter. */
const tomorrow: Hour[] = [
  { person: people.adult, venue: 'tap-seac', kind: 'badminton', court: '4', time: '14:00' },
  { person: people.portuguese, venue: 'taipa-northeast', kind: 'tennis', court: '2', time: '10:00' },
  { person: people.portuguese, venue: 'taipa-northeast', kind: 'tennis', court: '2', time: '11:00' },
  { person: people.worker, venue: 'vitoria', kind: 'squash', court: '1', time: '15:00', atDesk: true },
]

/** The same for the same hour of the same day: however often the portal starts, it is booked once. */
const keyOf = (said: string) =>
  createHash('sha256')
    .update(said)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')

/** Seconds for which the courts are held until they are paid, a moment later. */
const held = 10 * minute

/** Pays what has just been booked, by the same functions as everybody, and confirms it without a letter. */
const payFor = async (deps: Deps, { checkout, pay }: PretendedProvider, id: number) => {
  const { settings, clock, origin } = deps
  const [booking] = await bookingTable(deps.db).withIds([id])
  if (!booking) return
  const { memberId, amount } = booking
  const payBy = after(clock.now(), held)
  const said = lineOf(booking, settings)
  const { reference: key } = await inTransaction(deps, async (deps) => {
    const order = await orderService(deps).place({
      memberId,
      follow: 'booking.settle',
      payBy,
      lines: [{ said, amount }],
    })
    await heldTable(deps.db).orderedBy(id, order.id)
    return order
  })
  const { reference } = await checkout.open({ key, amount, said: said.zh, locale: 'zh', payBy, returnTo: origin })
  await pay(reference)
  await inTransaction(deps, async (deps) => {
    await heldTable(deps.db).confirm(id)
    await orderService(deps).take({ provider: checkout.provider, key, reference, amount, at: clock.now() })
  })
}

/** Bookings of tomorrow, by the same function as everybody’s, without their letters; paid, where there is a provider. */
export const seatBookings = async (deps: Deps, provider?: PretendedProvider) => {
  const { db, clock } = deps
  const day = addDays(clock.today(), 1)
  const clerk = await staffTable(db).byUsername(staff.counter.username)
  for (const { person, venue, kind, court, time, atDesk } of tomorrow) {
    const member = await accountTable(db).byIdNumber(person.idNumber)
    const slot = await db
      .selectFrom('slots')
      .innerJoin('courts', 'courts.id', 'slots.courtId')
      .innerJoin('venues', 'venues.id', 'slots.venueId')
      .select('slots.id')
      .where('venues.code', '=', venue)
      .where('slots.facilityKind', '=', kind)
      .where('courts.code', '=', court)
      .where('slots.startsAt', '=', clock.at(day, time))
      .executeTakeFirst()
    if (!member || !slot) continue
    const requestKey = keyOf(`${member.memberNumber} ${day} ${time}`)
    const reference = newBookingReference(clock.today())
    const heldUntil = provider ? after(clock.now(), held) : null
    const [got] = await wishTable(db).answer(
      [
        {
          ...{ memberId: member.id, bornOn: member.birthDate, choices: [slot.id], requestKey, reference },
          ...(atDesk && clerk && { atDeskBy: clerk.id }),
        },
      ],
      { now: clock.now(), heldUntil, adultAge: constant.adultAge, seniorAge: constant.seniorAge },
    )
    if (provider && got?.outcome === 'booked' && got.id !== null && got.heldUntil) await payFor(deps, provider, got.id)
  }
}
