import type { InTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { noShowService } from '../noShow/noShow.service.ts'
import { type Appeal, appealTable } from './appeal.table.ts'

/**
 * What follows from a decision once it can be undone no more, and the letter to the member. A hold that has ended by its
 * day meanwhile is lifted no more; that the member was right is told all the same.
 */
export const takeEffect = async (deps: InTransaction<Deps>, ended: Appeal) => {
  const { reference, memberId, holdId, decidedBy, state } = ended
  const member = await accountTable(deps.db).hold(memberId)
  if (state === 'passed' && decidedBy !== null) {
    const { reason, endedAt } = await appealTable(deps.db).hold(holdId)
    if (endedAt === null) await holdService(deps).lift({ staffId: decidedBy }, holdId, reference)
    if (reason === 'no_show')
      await noShowService(deps).excuseAll(memberId, { staffId: decidedBy, reason: ended.reason ?? reference })
  }
  const words = { reference, reason: ended.reason ?? '', hotline: deps.settings.hotline }
  await letterService(deps).notifyOnce(member, {
    kind: 'notice',
    say: (language) => letters[language].appeal[state === 'passed' ? 'granted' : 'dismissed'](words),
  })
  return null
}
