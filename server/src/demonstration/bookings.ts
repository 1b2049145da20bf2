import { createHash } from 'node:crypto'
import { addDays, constant, type FacilityKind } from '@palaestra/contract'
import type { Uses } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { newBookingReference, wishTable } from '../features/booking/wish.table.ts'
import { people } from './people.ts'

interface Hour {
  person: { idNumber: string }
  venue: string
  kind: FacilityKind
  court: string
  /** The time of day at which it begins. */
  time: string
}

/** What two people have tomorrow: one hour, and two after one another on the same court. */
const tomorrow: Hour[] = [
  { person: people.adult, venue: 'tap-seac', kind: 'badminton', court: '4', time: '14:00' },
  { person: people.portuguese, venue: 'taipa-northeast', kind: 'tennis', court: '2', time: '10:00' },
  { person: people.portuguese, venue: 'taipa-northeast', kind: 'tennis', court: '2', time: '11:00' },
]

/** The same for the same hour of the same day: however often the portal starts, it is booked once. */
const keyOf = (said: string) =>
  createHash('sha256')
    .update(said)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')

/** Bookings of tomorrow, by the same function as everybody’s, and without their letters. */
export const seatBookings = async ({ db, clock }: Uses<'clock'>) => {
  const day = addDays(clock.today(), 1)
  for (const { person, venue, kind, court, time } of tomorrow) {
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
    await wishTable(db).answer(
      [{ memberId: member.id, bornOn: member.birthDate, choices: [slot.id], requestKey, reference }],
      { now: clock.now(), heldUntil: null, adultAge: constant.adultAge, seniorAge: constant.seniorAge },
    )
  }
}
