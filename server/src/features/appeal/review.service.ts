import { type desk, isOpen, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { claimService } from '../claim/claim.service.ts'
import { decidingOf } from '../decision/deciding.service.ts'
import { inQueue } from '../queue/queue.rules.ts'
import { nextFree } from '../queue/queue.table.ts'
import { appealTable } from './appeal.table.ts'
import { whySecond } from './decision.service.ts'

/** The appeals as staff go through them. */
export const reviewService = (deps: Deps) => {
  const { db, clock } = deps

  return {
    /**
     * Writes down who looks before it returns anything. What waits and is nobody’s becomes the case of who looks, unless
     * it is somebody else’s to decide.
     * @throws not_found
     */
    async look({
      reference,
      staffId,
    }: {
      reference: string
      staffId: number
    }): Promise<Reply<typeof desk.appeal.look>> {
      const appeal = await appealTable(db).byReference(reference)
      if (!appeal) throw new Refusal('not_found')
      const isOwnHold = appeal.imposedBy === staffId
      const one = { kind: 'appeal', reference, staffId } as const
      const said = await decidingOf(deps, { ...appeal, corrects: null }, one)
      const holder = await inTransaction(deps, async (deps) => {
        await auditService(deps).write({ by: staffId, act: 'looked', subject: { kind: 'appeal', id: reference } })
        if (!isOpen(appeal.state)) return null
        return isOwnHold ? claimService(deps).holder(one) : claimService(deps).take(one)
      })

      const { nameZh, surname, firstName, memberNumber, birthDate, language } = await accountTable(db).byId(
        appeal.memberId,
      )
      const { name, since, endedAt, ...hold } = await appealTable(db).hold(appeal.holdId)
      return {
        ...inQueue(
          {
            ...appeal,
            ...{ nameZh, surname, firstName, memberNumber, birthDate, holder },
            ...{ kind: 'appeal', corrected: false, minor: false, duplicate: false, entered: false },
          },
          clock.today(),
        ),
        language,
        statement: appeal.statement,
        hold: { ...hold, by: name ?? '', since: since.toISOString(), endedAt: endedAt?.toISOString() ?? null },
        isOwnHold,
        reason: appeal.reason,
        ...said,
        secondFor: isOpen(appeal.state) ? [...(await whySecond(deps, appeal))] : [],
        nextReference: await nextFree(db, { ...appeal, kind: 'appeal' }, { staffId, now: clock.now() }),
      }
    },
  }
}
