import { addDays } from '@palaestra/contract'
import type { Deps } from '../deps.ts'
import { ownUseService } from '../features/booking/ownUse.service.ts'
import { staffTable } from '../features/staff/staff.table.ts'
import { makeDayOf } from '../features/venue/timetable.service.ts'
import { staff } from './staff.ts'

/** By which the league is known again: however often the portal starts, there is one. */
const requestKey = '7d0c2b1a-5b3e-4c7f-9a21-1f0e6d9c8b47'
/** Weeks for which it goes on. */
const weeks = 10

/** A league that has two courts in the evening, every Tuesday and Thursday. */
export const seatOwnUse = async (deps: Deps) => {
  const { db, clock } = deps
  const clerk = await staffTable(db).byUsername(staff.facilities.username)
  const facility = await db
    .selectFrom('facilities')
    .innerJoin('venues', 'venues.id', 'facilities.venueId')
    .select(['facilities.id', 'facilities.code'])
    .where('venues.code', '=', 'lin-fong')
    .where('facilities.kind', '=', 'badminton')
    .executeTakeFirst()
  const before = await db.selectFrom('ownUses').select('id').where('requestKey', '=', requestKey).executeTakeFirst()
  if (!clerk || !facility || before) return
  const fromDay = clock.today()
  // What has opened by the time that a day gets its timetable is left to others: so these have theirs before.
  for (let ahead = 0; ahead <= deps.settings.services.window.daysAhead; ahead += 1)
    await makeDayOf(deps, [facility.id], addDays(fromDay, ahead))
  await ownUseService(deps).reserve(
    {
      ...{ purpose: 'Liga juvenil 青年羽毛球聯賽', venue: 'lin-fong', facility: facility.code, courts: ['3', '4'] },
      ...{ fromDay, untilDay: addDays(fromDay, 7 * weeks), weekdays: [2, 4], fromTime: '19:00', untilTime: '21:00' },
      requestKey,
    },
    clerk.id,
  )
}
