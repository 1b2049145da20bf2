import { after, minute } from '../../ports/clock.ts'
import { stretchesOf } from './booking.rules.ts'
import type { PlacedBooking } from './booking.table.ts'

/** Seconds before the first of them until which hours are joined, or taken apart again. */
const until = 60 * minute

type Hour = Pick<PlacedBooking, 'state' | 'courtId' | 'startsAt' | 'endsAt'>

/** Whether it is early enough to join hours of which this is the first, or to take them apart. */
export const mayStillJoin = ({ startsAt }: Pick<Hour, 'startsAt'>, now: Date) => now <= after(startsAt, -until)

/** Whether hours can be one: all confirmed, on one court, without a break between them. */
export const areOneStretch = (hours: readonly Hour[]) =>
  hours.every(({ state }) => state === 'confirmed') && stretchesOf(hours).length === 1
