import {
  type AppealState,
  type api,
  appealStateOf,
  closedToAppeal,
  type Locale,
  Refusal,
  type Reply,
  refusalToAppeal,
  restsWhileAppealed,
} from '@palaestra/contract'
import { newReference } from '../../caseReference.ts'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { rateLimitService } from '../limit/rateLimit.service.ts'
import { noShowService } from '../noShow/noShow.service.ts'
import { noShowTable } from '../noShow/noShow.table.ts'
import { holidayService } from '../site/holiday.service.ts'
import { sendingsOf } from './appeal.limits.ts'
import { type Appeal, appealTable } from './appeal.table.ts'

interface Sending {
  holdId: number
  statement: string
}
interface SendingAboutMissed {
  /** Of the booking. */
  reference: string
  statement: string
}
/** What an appeal is against: a hold, with who of the staff has set it, or one missed booking. */
type Against = { holdId: number; noShowId: null; imposedBy: number | null } | { holdId: null; noShowId: number }
type Mine = Reply<typeof api.appeal.mine>
type Sent = Mine['earlier'][number]

/** What the member may read of it: a decision that can still be undone is none, and has no reason. */
const sentFrom = (appeal: Appeal & { missed: string | null }): Sent => {
  const state = appealStateOf(appeal)
  const { reference, receivedAt, dueOn, statement, missed, endedAt, reason } = appeal
  return {
    ...{ reference, state, dueOn, statement, missed },
    receivedAt: receivedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    reason: endedAt ? reason : null,
  }
}

/** It stands at its hold as long as it stands in the way of another one. */
const counts = ({ state }: { state: AppealState }) => closedToAppeal([{ state }]) !== undefined

/** A member’s appeals against what holds them back. */
export const appealService = (deps: Deps) => {
  const add = async (
    { db, clock }: Uses<'clock', Tx>,
    { memberId, against, statement }: { memberId: number; against: Against; statement: string },
  ) => {
    const today = clock.today()
    const fresh = {
      ...{ memberId, statement, imposedBy: null, ...against },
      receivedAt: clock.now(),
      dueOn: await holidayService({ db }).dueOn(today),
    }
    // A reference that is taken is chosen anew; three in a row are no accident.
    for (let tries = 0; tries < 3; tries += 1) {
      const received = await appealTable(db).add({ ...fresh, reference: newReference('appeal', today) })
      if (received) return received
    }
    throw new Refusal(against.holdId === null ? 'missed_appealed' : 'appeal_waiting')
  }

  return {
    async mine(memberId: number): Promise<Mine> {
      const { db, clock } = deps
      const all = (await appealTable(db).ofMember(memberId)).map((appeal) => ({ ...appeal, sent: sentFrom(appeal) }))
      const holds = await appealTable(db).holdsOn(memberId, clock.today())
      const standing = all.filter(({ holdId, sent }) => counts(sent) && holds.some(({ id }) => id === holdId))
      return {
        holds: holds.map(({ id, reason, since, until, why }) => ({
          ...{ id, reason, until, why },
          since: since.toISOString(),
          appeal: standing.find(({ holdId }) => holdId === id)?.sent ?? null,
        })),
        earlier: all.filter((appeal) => !standing.includes(appeal)).map(({ sent }) => sent),
      }
    },

    /**
     * The account is held, so that the hold is not lifted meanwhile; of several at once one is taken, by an index.
     * @throws account_inactive, nothing_to_appeal, appeal_waiting, appeal_decided, too_many
     */
    send: (memberId: number, { holdId, statement }: Sending) =>
      rateLimitService(deps).whileDoing(sendingsOf(memberId), () =>
        inTransaction(deps, async (deps) => {
          const { db, clock } = deps
          const member = await accountTable(db).hold(memberId)
          await standingService(deps).need('appeal', memberId)
          const hold = (await appealTable(db).holdsOn(memberId, clock.today())).find(({ id }) => id === holdId)
          if (!hold) throw new Refusal('nothing_to_appeal')
          const before = (await appealTable(db).ofMember(memberId)).filter((appeal) => appeal.holdId === holdId)
          const closed = closedToAppeal(before.map((appeal) => ({ state: appealStateOf(appeal) })))
          if (closed) throw new Refusal(closed)
          const against = { holdId, noShowId: null, imposedBy: hold.imposedBy }
          const received = await add(deps, { memberId, against, statement })
          const say = (language: Locale) =>
            letters[language].appeal.received({ ...received, rests: restsWhileAppealed(hold.reason) })
          await letterService(deps).notifyOnce(member, { kind: 'notice', say })
          return received
        }),
      ),

    /**
     * Against one missed booking, whether or not anything has followed from it. As long as the appeal waits, it does not
     * count. The account is held, so that it is not excused, nor another one counted, meanwhile.
     * @throws not_found, missed_excused, missed_appealed, missed_appeal_late, too_many
     */
    sendAboutMissed: (memberId: number, { reference: booking, statement }: SendingAboutMissed) =>
      rateLimitService(deps).whileDoing(sendingsOf(memberId), () =>
        inTransaction(deps, async (deps) => {
          const { db, clock } = deps
          const member = await accountTable(db).hold(memberId)
          const missed = await noShowTable(db).ofBooking(memberId, booking)
          if (!missed) throw new Refusal('not_found')
          const { id: noShowId, countedAt, excusedAt, appealId } = missed
          const facts = { isExcused: excusedAt !== null, isAppealed: appealId !== null }
          const refusal = refusalToAppeal({ ...facts, countedOn: clock.dayOf(countedAt) }, clock.today())
          if (refusal) throw new Refusal(refusal)
          const received = await add(deps, { memberId, against: { holdId: null, noShowId }, statement })
          await noShowService(deps).rest(memberId)
          const say = (language: Locale) => letters[language].appeal.receivedOfMissed({ ...received, booking })
          await letterService(deps).notifyOnce(member, { kind: 'notice', say })
          return received
        }),
      ),

    /** @throws appeal_not_waiting */
    withdraw: (memberId: number, reference: string) =>
      inTransaction(deps, async (deps) => {
        await accountTable(deps.db).hold(memberId)
        const withdrawn = await appealTable(deps.db).withdraw(memberId, reference, deps.clock.now())
        if (!withdrawn) throw new Refusal('appeal_not_waiting')
        if (withdrawn.noShowId !== null) await noShowService(deps).resume(memberId)
        return {}
      }),
  }
}

/** Ends the appeal against a hold that staff lift by hand: nothing is left to decide. Gives back its reference, if there is one. */
export const closeAppealAgainst = async (
  deps: Uses<'clock', Tx>,
  { holdId, staffId }: { holdId: number; staffId: number },
) => {
  const lapsed = await appealTable(deps.db).lapse(holdId, deps.clock.now())
  if (!lapsed) return undefined
  const subject = { kind: 'appeal' as const, id: lapsed.reference }
  await auditService(deps).write({ by: staffId, act: 'appeal_closed', subject })
  return lapsed.reference
}
