import { addDays, timetableOf } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Uses } from '../../deps.ts'
import { type NewSlot, type OpenDay, slotChanges, slotTable } from './slot.table.ts'
import { venueTable } from './venue.table.ts'

/** Days that are made in one go; those of one facility in one transaction. */
const portion = 48

type Making = 'clock' | 'settings'
type Held = Awaited<ReturnType<ReturnType<typeof venueTable>['hold']>>

const isSame = (one: NewSlot, other: NewSlot) =>
  (Object.keys(one) as (keyof NewSlot)[]).every((name) => String(one[name]) === String(other[name]))

const keyOf = ({ courtId, startsAt }: Pick<NewSlot, 'courtId' | 'startsAt'>) => `${courtId} ${String(startsAt)}`

/** Makes the slots of a day, or makes them anew: what has begun stays, and so does what is booked. */
const makeDay = async ({ db, clock, settings }: Uses<Making, Tx>, facility: Held, { day, isHoliday }: OpenDay) => {
  const wanted = timetableOf(facility, day, {
    ...settings.services,
    ...{ holidays: new Set(isHoliday ? [day] : []), at: clock.at, timeOf: clock.timeOf },
  })
  const wantedBy = new Map(wanted.map((slot) => [keyOf(slot), slot]))
  const standing = await slotTable(db).ahead(facility.id, day, clock.now())
  const standingBy = new Set(standing.map(keyOf))

  const gone = standing.filter((slot) => !wantedBy.has(keyOf(slot)))
  if (gone.length > 0) await slotChanges(db).drop(gone.map(({ id }) => id))
  for (const slot of standing) {
    const now = wantedBy.get(keyOf(slot))
    if (now && !isSame(now, slot)) await slotChanges(db).change(slot.id, now)
  }
  const added = wanted.filter((slot) => !standingBy.has(keyOf(slot)))
  await slotChanges(db).add(facility, day, added)
  await slotChanges(db).noteMade({ facilityId: facility.id, day, version: facility.version, holiday: isHoliday })
}

/**
 * Makes slots for the days ahead: of days that have none, and anew of those whose hours, prices, courts or holidays
 * have changed. Resolves to whether there are more.
 */
export const makeTimetable = async (deps: Uses<Making, NoTx>, daysAhead = deps.settings.services.timetableDays) => {
  const today = deps.clock.today()
  const open = await slotTable(deps.db).openDays(today, addDays(today, daysAhead), portion)
  for (const [facilityId, days] of Map.groupBy(open, (one) => one.facilityId))
    await inTransaction(deps, async (deps) => {
      const facility = await venueTable(deps.db).hold(facilityId)
      for (const one of days) await makeDay(deps, facility, one)
    })
  return open.length === portion
}

/** Makes a day of some facilities at once, before its turn has come. */
export const makeDayOf = async (deps: Uses<Making, NoTx>, facilityIds: readonly number[], day: string) => {
  const open = await slotTable(deps.db).openDays(day, day, Number.MAX_SAFE_INTEGER)
  for (const one of open.filter(({ facilityId }) => facilityIds.includes(facilityId)))
    await inTransaction(deps, async (deps) => makeDay(deps, await venueTable(deps.db).hold(one.facilityId), one))
}
