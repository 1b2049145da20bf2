import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable, type Member } from '../account/account.table.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { noShowService } from '../noShow/noShow.service.ts'
import { type Appeal, appealTable } from './appeal.table.ts'
import { closeAppealsAgainstExcused, followMissed } from './missed.service.ts'

/** A hold that has ended by its day meanwhile is lifted no more; that the member was right is told all the same. */
const followHold = async (
  deps: InTransaction<Deps>,
  member: Member,
  { holdId, ...ended }: Appeal & { holdId: number },
) => {
  const { reference, decidedBy, state } = ended
  const words = { reference, reason: ended.reason ?? '', hotline: deps.settings.hotline }
  if (state === 'passed' && decidedBy !== null) {
    const { reason, endedAt } = await appealTable(deps.db).hold(holdId)
    if (endedAt === null) await holdService(deps).lift({ staffId: decidedBy }, holdId, reference)
    if (reason === 'no_show') {
      await noShowService(deps).excuseAll(member.id, { staffId: decidedBy, reason: ended.reason ?? reference })
      await closeAppealsAgainstExcused(deps, { memberId: member.id, staffId: decidedBy })
    }
  }
  await letterService(deps).notifyOnce(member, {
    kind: 'notice',
    say: (language) => letters[language].appeal[state === 'passed' ? 'granted' : 'dismissed'](words),
  })
}

/** What follows from a decision once it can be undone no more, and the letter to the member. */
export const takeEffect = async (deps: InTransaction<Deps>, ended: Appeal) => {
  const member = await accountTable(deps.db).hold(ended.memberId)
  const { holdId, noShowId } = ended
  if (holdId !== null) await followHold(deps, member, { ...ended, holdId })
  else if (noShowId !== null) await followMissed(deps, member, { ...ended, noShowId })
  return null
}
