import { addDays } from '@palaestra/contract'
import { inTransaction } from '../database/inTransaction.ts'
import type { Deps } from '../deps.ts'
import { accountTable } from '../features/account/account.table.ts'
import { waitChanges } from '../features/waiting/wait.table.ts'
import { people } from './people.ts'

/** Who waits for the court that somebody else has tomorrow at ten, in this order. */
const line = [people.english, people.guardian]

/** A line behind a booking of tomorrow: whoever cancels it sees the first of them get an offer. */
export const seatWaits = async (deps: Deps) => {
  const { db, clock } = deps
  const holder = await accountTable(db).byIdNumber(people.portuguese.idNumber)
  const booking = await db
    .selectFrom('bookings')
    .select('slotId')
    .where('memberId', '=', holder?.id ?? 0)
    .where('startsAt', '=', clock.at(addDays(clock.today(), 1), '10:00'))
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  if (!booking) return
  for (const person of line) {
    const member = await accountTable(db).byIdNumber(person.idNumber)
    const since = clock.now()
    if (member)
      await inTransaction(deps, ({ db }) =>
        waitChanges(db).join({ memberId: member.id, slotId: booking.slotId, since }),
      )
  }
}
