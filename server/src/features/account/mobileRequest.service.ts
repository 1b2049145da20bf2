import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { mobileRequestTable, type NumberAsked, type Outcome } from './mobileRequest.table.ts'

/** Ended requests are kept this long to answer members who ask what has happened. */
const keptSeconds = 90 * day

/**
 * A new number that waits (T-47). A member who has lost the old phone asks for it, in recovery; a change made logged
 * in stops it in the same transaction, which is why it is kept here.
 */
export const mobileRequestService = ({ db, clock }: Uses<'clock', Tx>) => ({
  /** Replaces an open request. */
  open: (asked: NumberAsked) => mobileRequestTable(db).open(asked),
  /** Nothing comes back when the request has ended before: of many at once, one ends it. */
  end: (id: number, outcome: Outcome) => mobileRequestTable(db).end(id, outcome, clock.now()),
  /** Resolves to true when a request was waiting. */
  overtake: async (memberId: number) =>
    Boolean(await mobileRequestTable(db).endOpenOf(memberId, 'overtaken', clock.now())),
})

export const purgeMobileRequests = ({ db, clock }: Uses<'clock'>) =>
  mobileRequestTable(db).purgeEnded(after(clock.now(), -keptSeconds))
