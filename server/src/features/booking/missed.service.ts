import { type Locale, lastDayToAppeal } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { noShowService } from '../noShow/noShow.service.ts'
import { bookingTable } from './booking.table.ts'
import { missedTable } from './missed.table.ts'
import { toldOf } from './told.service.ts'

/** Members who are judged in one go. */
const portion = 50

/** For so long bookings are judged. Of what a portal that stood still has not judged by then nobody is told so late. */
const judgedFor = 48 * hour

type Over = Parameters<ReturnType<typeof missedTable>['absentees']>[0]

/** Held first: what staff excuse, or close, at this moment comes before or after. */
const judge = async (deps: InTransaction<Deps>, memberId: number, over: Over) => {
  const { db, clock, settings } = deps
  const member = await accountTable(db).hold(memberId)
  const missed = await missedTable(db).holdMissed(memberId, over)
  const ids = missed.map(({ id }) => id)
  if (ids.length === 0) return
  await missedTable(db).miss(ids)
  const { isNew, until } = await noShowService(deps).count(memberId, missed)
  if (!isNew) return
  const bookings = await bookingTable(db).withIds(ids)
  const say = (language: Locale) =>
    letters[language].noShow.counted({
      ...{ ...settings.services.noShow, until: until ?? undefined, hotline: settings.hotline },
      appealBy: lastDayToAppeal(clock.today()),
      bookings: bookings.map((booking) => toldOf(booking, { language, ...settings })),
    })
  await letterService(deps).notifyOnce(member, { kind: 'notice', say })
}

/** Judges a portion of those who have booked and did not come. Resolves to whether there may be more. */
export const judgeMissed = async (deps: Deps) => {
  const { clock, settings } = deps
  const { most, judgedAfterHours } = settings.services.noShow
  if (most === 0) return false
  const until = after(clock.now(), -judgedAfterHours * hour)
  const over = { after: after(until, -judgedFor), until }
  const absentees = await missedTable(deps.db).absentees(over, portion)
  for (const memberId of absentees) await inTransaction(deps, (deps) => judge(deps, memberId, over))
  return absentees.length === portion
}
