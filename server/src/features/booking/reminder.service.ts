import { freeUntil, type Locale } from '@palaestra/contract'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { letterService } from '../letter/letter.service.ts'
import { endOf, stretchesOf } from './booking.rules.ts'
import { bookingTable } from './booking.table.ts'
import { remindUntil } from './reminder.rules.ts'
import { type Due, reminderTable } from './reminder.table.ts'
import { toldOf } from './told.service.ts'

/** Members who are told in one go. */
const portion = 50

/** Seconds before its beginning after which nobody is told of a booking any more: they are on their way, or elsewhere. */
const least = 2 * hour

/** Tells a member of what they have on one day, in one letter. Done by somebody else meanwhile, there is nothing to do. */
const remind = async (deps: InTransaction<Deps>, memberId: number, due: Due) => {
  const { db, clock, settings } = deps
  const held = await reminderTable(db).hold(memberId, due)
  // Read once they are held: what is joined to them would otherwise be as it was before.
  const all = held.length === 0 ? [] : await bookingTable(db).withIds(held)
  const [first, ...others] = stretchesOf(all.filter(({ slotClosedBy }) => slotClosedBy === null))
  if (!first) return
  const bookings = [first, ...others].flat()
  await reminderTable(db).note(
    bookings.map(({ id }) => id),
    clock.now(),
  )
  const sumOf = (isPaid: boolean) =>
    bookings.reduce((sum, { amount, paidAt }) => sum + ((paidAt !== null) === isPaid ? amount : 0), 0)
  const until = freeUntil(first[0].startsAt, settings.services.cancel.fullUntilHours)
  const isFree = clock.now() <= until
  const said = (stretch: typeof first, language: Locale) => ({
    ...toldOf(stretch[0], { language, ...settings }),
    endsAt: endOf(stretch),
    references: stretch.map(({ reference }) => reference),
  })
  await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
    kind: 'booking_reminder',
    say: (language) =>
      letters[language].booking.reminded({
        ...{ due: sumOf(false), paid: sumOf(true), freeUntil: until, isFree },
        stretches: [said(first, language), ...others.map((stretch) => said(stretch, language))],
      }),
    bySms: (language) =>
      letters[language].booking.remindedInShort({
        ...{ ...said(first, language), freeUntil: until, isFree },
        many: 1 + others.length,
      }),
  })
}

/** Tells a portion of the members who have a booking soon. Resolves to whether there may be more. */
export const remindPortion = async (deps: Deps) => {
  const { clock, settings } = deps
  const { hoursBefore, knownHours } = settings.services.reminder
  const until = hoursBefore === 0 ? undefined : remindUntil(clock, settings.services.reminder)
  if (until === undefined) return false
  const now = clock.now()
  const due = { after: after(now, least), until, knownFor: (hoursBefore + knownHours) * hour, now }
  const members = await reminderTable(deps.db).members(due, portion)
  for (const memberId of members) await inTransaction(deps, (deps) => remind(deps, memberId, due))
  return members.length === portion
}
