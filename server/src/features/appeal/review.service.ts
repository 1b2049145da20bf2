import { type desk, isOpen, type Locale, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { claimService } from '../claim/claim.service.ts'
import { decidingOf } from '../decision/deciding.service.ts'
import { inQueue } from '../queue/queue.rules.ts'
import { nextFree } from '../queue/queue.table.ts'
import { inThree } from '../site/site.table.ts'
import { appealTable } from './appeal.table.ts'
import { whySecond } from './decision.service.ts'

/** The appeals as staff go through them. */
export const reviewService = (deps: Deps) => {
  const { db, clock } = deps

  const holdOf = async (holdId: number) => {
    const { name, since, endedAt, ...hold } = await appealTable(db).hold(holdId)
    return { ...hold, by: name ?? '', since: since.toISOString(), endedAt: endedAt?.toISOString() ?? null }
  }
  const missedOf = async (noShowId: number, locale: Locale) => {
    const row = await appealTable(db).missed(noShowId)
    if (!row) return null
    const { booking, startsAt, countedAt, excusedAt, others, notedBy } = row
    return {
      ...{ booking, others, notedBy, venue: inThree('venue', row)[locale] },
      place: [inThree('facility', row)[locale], inThree('court', row)[locale]].join(', '),
      startsAt: startsAt.toISOString(),
      countedAt: countedAt.toISOString(),
      excusedAt: excusedAt?.toISOString() ?? null,
    }
  }

  return {
    /**
     * Writes down who looks before it returns anything. What waits and is nobody’s becomes the case of who looks, unless
     * it is somebody else’s to decide.
     * @throws not_found
     */
    async look({
      reference,
      staffId,
      locale,
    }: {
      reference: string
      staffId: number
      locale: Locale
    }): Promise<Reply<typeof desk.appeal.look>> {
      const appeal = await appealTable(db).byReference(reference)
      if (!appeal) throw new Refusal('not_found')
      const { holdId, noShowId, imposedBy } = appeal
      const isOwnHold = imposedBy === staffId
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
        hold: holdId === null ? null : await holdOf(holdId),
        missed: noShowId === null ? null : await missedOf(noShowId, locale),
        isOwnHold,
        reason: appeal.reason,
        ...said,
        secondFor: isOpen(appeal.state) ? [...(await whySecond(deps, appeal))] : [],
        nextReference: await nextFree(db, { ...appeal, kind: 'appeal' }, { staffId, now: clock.now() }),
      }
    },
  }
}
