import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { mobileRequestTable, type NumberAsked, type Outcome } from './mobileRequest.table.ts'

/** How long ended requests are of use to who asks what has happened. */
const keptSeconds = 90 * day

/**
 * A new number that waits (T-47). Who has lost the old phone asks for it, in recovery; who changes the account logged
 * in stops it, in the same transaction, which is why it is kept here.
 */
export const mobileRequestService = ({ db, clock }: Uses<'clock', Tx>) => ({
  /** In place of an open one before it. */
  open: (asked: NumberAsked) => mobileRequestTable(db).open(asked),
  /** Nothing comes back when it has ended before: of many at once, one ends it. */
  end: (id: number, outcome: Outcome) => mobileRequestTable(db).end(id, outcome, clock.now()),
  /** Whether one was waiting. */
  overtake: async (memberId: number) =>
    Boolean(await mobileRequestTable(db).endOpenOf(memberId, 'overtaken', clock.now())),
})

export const purgeMobileRequests = ({ db, clock }: Uses<'clock'>) =>
  mobileRequestTable(db).forgetEnded(after(clock.now(), -keptSeconds))
