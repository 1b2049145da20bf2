import { type Locale, toldByMessageHours } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { closureText, type ToldClosure } from '../venue/closure.rules.ts'
import { anyClosureLeft, nextClosure, noteTold } from '../venue/closure.service.ts'
import { bookingTable, type PlacedBooking } from './booking.table.ts'
import { closeTable } from './close.table.ts'
import { toldOf } from './told.service.ts'

/** Bookings that are ended in one transaction. */
const portion = 200

type Closing = Uses<'clock' | 'jobs' | 'settings' | 'keys' | 'origin', Tx>

/** Gives back what was paid for it, and tells its member of all of theirs in one letter. */
const giveBackAndTell = async (deps: Closing, closure: ToldClosure, memberId: number, theirs: PlacedBooking[]) => {
  const { db, clock, settings } = deps
  let refund = 0
  for (const { orderId, paidAt } of theirs)
    if (orderId !== null && paidAt !== null) refund += await giveBackOrder(deps, { orderId, cause: 'closed' })
  const { reason } = closure
  const bookings = (language: Locale) => theirs.map((booking) => toldOf(booking, { language, ...settings }))
  const news = {
    kind: 'notice' as const,
    say(language: Locale) {
      const text = closureText(closure, language)
      return letters[language].booking.closed({ reason, text, refund, bookings: bookings(language) })
    },
    bySms(language: Locale) {
      const [first] = bookings(language)
      if (!first) throw new Error('nobody is told of nothing')
      return letters[language].booking.closedInShort({ reason, refund, many: theirs.length, ...first })
    },
  }
  const member = await accountTable(db).byId(memberId)
  // Who is on their way reads no e-mail.
  const soon = after(clock.now(), toldByMessageHours * hour)
  if (theirs.some(({ startsAt }) => startsAt <= soon)) await letterService(deps).notify(member, news)
  else await letterService(deps).notifyOnce(member, news)
}

/**
 * Ends bookings that the caller holds: the place of the quota is free, and nobody has failed to come. Of what was only
 * offered the waiting list tells, which keeps the place in the line.
 */
export const closeBookings = async (deps: Closing, closure: ToldClosure, bookings: readonly PlacedBooking[]) => {
  const ids = bookings.map(({ id }) => id)
  if (ids.length > 0) await closeTable(deps.db).close(ids, closure.id, deps.clock.now())
  const had = bookings.filter(({ state }) => state !== 'offered')
  for (const [memberId, theirs] of Map.groupBy(had, ({ memberId }) => memberId))
    await giveBackAndTell(deps, closure, memberId, theirs)
}

/** Ends a portion of what a closure meets. What is done is no longer live: stopped here, the next portion goes on. */
const endPortion = async (deps: Closing) => {
  const { db, clock } = deps
  const closure = await nextClosure(deps)
  if (!closure) return false
  const ids = await closeTable(db).holdClosed(closure.id, clock.now(), portion)
  if (ids.length > 0) {
    // Read once they are held: what is joined to them would otherwise be as it was before.
    const ofMembers = await bookingTable(db).withIds(ids)
    await closeBookings(deps, closure, ofMembers)
    // Of what the authority had for itself nobody is told.
    if (ofMembers.length < ids.length) await closeTable(db).close(ids, closure.id, clock.now())
  }
  if (!(await closeTable(db).hasClosed(closure.id, clock.now()))) await noteTold(deps, closure)
  return true
}

/** Ends a portion. Resolves to whether there may be more. */
export const closePortion = (deps: Deps) => inTransaction(deps, endPortion)

/**
 * The same as a job, which adds itself again while there may be more: what somebody else holds just now, too. Their
 * process can be killed, and nobody else would go on before what is due is done the next time.
 */
export const closeNext = (deps: Deps, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, jobs } = deps
    const next = { name: 'booking.follow', data: { what: 'closed' } } as const
    if (await endPortion(deps)) await jobs.add(db, next)
    else if (await anyClosureLeft(deps)) await jobs.add(db, next, { after: 1 })
    await finish(db)
  })
