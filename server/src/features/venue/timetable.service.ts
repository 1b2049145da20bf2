import { addDays, timetableDays, timetableOf } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { holidayService } from '../site/holiday.service.ts'
import { type NewSlot, type OpenDay, slotChanges, slotTable } from './slot.table.ts'
import { venueTable } from './venue.table.ts'

/** Days of facilities that are made in one go, each in a transaction of its own. */
const portion = 30

type Making = 'clock' | 'settings'

const isSame = (one: NewSlot, other: NewSlot) =>
  (Object.keys(one) as (keyof NewSlot)[]).every((name) => String(one[name]) === String(other[name]))

const keyOf = ({ courtId, startsAt }: Pick<NewSlot, 'courtId' | 'startsAt'>) =>
  `${courtId} ${new Date(startsAt as Date).getTime()}`

/** Makes the slots of a facility on a day, or makes them anew: what has begun stays, and so does what is booked. */
const makeDay = async ({ db, clock, settings }: Uses<Making, Tx>, { facilityId, day }: OpenDay) => {
  const facility = await venueTable(db).hold(facilityId)
  const holidays = await holidayService({ db }).holidays(day, day)
  const wanted = timetableOf(facility, day, {
    ...settings.services,
    ...{ holidays, at: clock.at, timeOf: clock.timeOf },
  })
  const wantedBy = new Map(wanted.map((slot) => [keyOf(slot), slot]))
  const standing = await slotTable(db).ahead(facilityId, day, clock.now())
  const standingBy = new Set(standing.map(keyOf))

  const gone = standing.filter((slot) => !wantedBy.has(keyOf(slot)))
  if (gone.length > 0) await slotChanges(db).drop(gone.map(({ id }) => id))
  for (const slot of standing) {
    const now = wantedBy.get(keyOf(slot))
    if (now && !isSame(now, slot)) await slotChanges(db).change(slot.id, now)
  }
  await slotChanges(db).add(
    facility,
    day,
    wanted.filter((slot) => !standingBy.has(keyOf(slot))),
  )
  await slotChanges(db).noteMade({ facilityId, day, version: facility.version, holiday: holidays.has(day) })
}

/**
 * Makes slots for two weeks ahead: of days that have none, and anew of those whose hours, prices, courts or holidays
 * have changed. Resolves to whether there are more.
 */
export const makeTimetable = async (deps: Uses<Making, NoTx>) => {
  const today = deps.clock.today()
  const open = await slotTable(deps.db).openDays(today, addDays(today, timetableDays), portion)
  for (const one of open) await inTransaction(deps, (deps) => makeDay(deps, one))
  return open.length === portion
}
