import type { Locale } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import type { Member } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { noShowService } from '../noShow/noShow.service.ts'
import { closeAppealAgainst } from './appeal.service.ts'
import { type Appeal, appealTable } from './appeal.table.ts'

/**
 * What follows once an appeal against a missed booking is decided, and the letter to the member: what is granted never was
 * missed, and what is dismissed counts again.
 */
export const followMissed = async (
  deps: InTransaction<Deps>,
  member: Member,
  { noShowId, ...ended }: Appeal & { noShowId: number },
) => {
  const { reference, decidedBy, state } = ended
  const { booking = '' } = (await appealTable(deps.db).missed(noShowId)) ?? {}
  const words = { reference, booking, reason: ended.reason ?? '', hotline: deps.settings.hotline }
  if (state === 'passed' && decidedBy !== null) {
    const excusing = { id: noShowId, staffId: decidedBy, reason: ended.reason ?? reference }
    const endedHold = await noShowService(deps).excuseAppealed(member.id, excusing)
    if (endedHold !== undefined) await closeAppealAgainst(deps, { holdId: endedHold, staffId: decidedBy })
    const say = (language: Locale) => letters[language].appeal.grantedOfMissed(words)
    await letterService(deps).notifyOnce(member, { kind: 'notice', say })
    return
  }
  const until = (await noShowService(deps).resume(member.id)) ?? undefined
  const say = (language: Locale) => letters[language].appeal.dismissedOfMissed({ ...words, until })
  await letterService(deps).notifyOnce(member, { kind: 'notice', say })
}

/** Ends the appeals against missed bookings of a member that were excused otherwise: nothing is left to decide. */
export const closeAppealsAgainstExcused = async (
  deps: Uses<'clock', Tx>,
  { memberId, staffId }: { memberId: number; staffId: number },
) => {
  for (const { reference } of await appealTable(deps.db).lapseExcused(memberId, deps.clock.now()))
    await auditService(deps).write({ by: staffId, act: 'appeal_closed', subject: { kind: 'appeal', id: reference } })
}
