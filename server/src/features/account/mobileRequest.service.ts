import { Refusal } from '@palaestra/contract'
import type { Db, Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, day, hour } from '../../ports/clock.ts'
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

/**
 * Refuses a new password for some hours after a recovery has put a mobile on file: who took the number over could else
 * take the account at once, by a code to it (T-47). Only the old password shows that it was the member.
 * @throws password_waits
 */
export const refuseNewPassword = async ({ db, clock, settings }: Uses<'clock' | 'settings', Db>, memberId: number) => {
  const [now, seconds] = [clock.now(), settings.mobileRecovery.hoursBeforePassword * hour]
  const changedAt = await mobileRequestTable(db).changedSince(memberId, after(now, -seconds))
  if (changedAt) throw Refusal.later('password_waits', (after(changedAt, seconds).getTime() - now.getTime()) / 1000)
}

export const purgeMobileRequests = ({ db, clock }: Uses<'clock'>) =>
  mobileRequestTable(db).purgeEnded(after(clock.now(), -keptSeconds))
