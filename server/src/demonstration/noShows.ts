import { addDays, constant } from '@palaestra/contract'
import { inTransaction } from '../database/inTransaction.ts'
import type { Deps } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { missedTable } from '../features/booking/missed.table.ts'
import { newBookingReference, wishTable } from '../features/booking/wish.table.ts'
import { noShowService } from '../features/noShow/noShow.service.ts'
import { noShowTable } from '../features/noShow/noShow.table.ts'
import { makeDayOf } from '../features/venue/timetable.service.ts'
import { after, hour } from '../ports/clock.ts'
import { people } from './people.ts'

/**
 * A court that somebody had the day before yesterday, and did not come to. However often the portal starts, one counts;
 * when it has grown old, another.
 */
export const seatNoShow = async (deps: Deps) => {
  const { db, clock, settings } = deps
  const member = await accountTable(db).byIdNumber(people.english.idNumber)
  if (!member) return
  const since = clock.at(addDays(clock.today(), -settings.services.noShow.withinDays), '00:00')
  if ((await noShowTable(db).ofMember(member.id)).some(({ startsAt }) => startsAt >= since)) return
  const facility = await db
    .selectFrom('facilities')
    .innerJoin('venues', 'venues.id', 'facilities.venueId')
    .select('facilities.id')
    .where('venues.code', '=', 'taipa-northeast')
    .where('facilities.kind', '=', 'tennis')
    .executeTakeFirst()
  if (!facility) return
  const day = addDays(clock.today(), -2)
  await makeDayOf(deps, [facility.id], day)
  const slot = await db
    .selectFrom('slots')
    .select(['id', 'startsAt'])
    .where('facilityId', '=', facility.id)
    .where('startsAt', '=', clock.at(day, '10:00'))
    .orderBy('courtId')
    .executeTakeFirst()
  if (!slot) return
  const wish = { memberId: member.id, bornOn: member.birthDate, choices: [slot.id], requestKey: crypto.randomUUID() }
  const now = after(slot.startsAt, -24 * hour)
  const reference = newBookingReference(day)
  const { adultAge, seniorAge } = constant
  const [got] = await wishTable(db).answer([{ ...wish, reference }], { now, heldUntil: null, adultAge, seniorAge })
  const id = got?.id
  if (got?.outcome !== 'booked' || !id) return
  await inTransaction(deps, async (deps) => {
    await missedTable(deps.db).miss([id])
    await noShowService(deps).count(member.id, [{ id, reference, day }])
  })
}
