import { addYears } from '@palaestra/contract'
import { referenceFrom } from '../../caseReference.ts'
import type { Db } from '../../database/database.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { eachAlone } from '../../eachAlone.ts'
import { after, day } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { auditService } from '../audit/audit.service.ts'
import { isDaytime } from '../letter/letter.rules.ts'
import { beginErasure } from './decision.service.ts'
import { tell } from './erasureRequest.service.ts'
import { erasureRequestTable } from './erasureRequest.table.ts'
import { type Ended, formerMemberTable } from './formerMember.table.ts'

const portion = 100
/** Announced in one hour: the letters of years must not leave in one. */
const mostAtOnce = 500

/**
 * What is held about somebody whose membership ended long ago is needed no more (Law 8/2005, article 5): it is announced
 * by letter, and erased after some weeks in which they have neither logged in nor renewed.
 */
export const formerMemberService = (deps: Deps) => {
  const { db, clock, settings } = deps
  const { formerMemberYears, announceDays } = settings.erasure
  const before = () => addYears(clock.today(), -formerMemberYears)
  const isInTheWay = async (at: Db, memberId: number) =>
    (await erasureRequestTable(at).obstacles([memberId], clock.today())).size > 0

  const announce = (memberId: number) =>
    inTransaction(deps, async (deps) => {
      const member = await erasureRequestTable(deps.db).holdMember(memberId)
      if (!member || !(await formerMemberTable(deps.db).isAway(memberId, before()))) return
      const askedAt = clock.now()
      const added = await erasureRequestTable(deps.db).add({
        ...{ memberId, askedBy: null, askedAt },
        reference: referenceFrom('E', clock.today()),
        thinkUntil: after(askedAt, announceDays * day),
      })
      if (!added) return
      const { timeZone, hotline } = settings
      const words = { reference: added.reference, on: added.thinkUntil, timeZone, hotline }
      await tell(
        deps,
        { memberId, askedBy: null },
        () => (language) => letters[language].erasureRequest.announced(words),
      )
    })

  /** Those to whom it is announced next: who has something that is in the way stands in nobody else’s. */
  const nextOnes = async () => {
    const next: number[] = []
    let place: Ended | undefined
    while (next.length < mostAtOnce) {
      const found = await formerMemberTable(db).unannounced(before(), place, portion)
      const ids = found.map(({ memberId }) => memberId)
      const obstacles = await erasureRequestTable(db).obstacles(ids, clock.today())
      next.push(...ids.filter((id) => !obstacles.has(id)))
      place = found.at(-1)
      if (found.length < portion) break
    }
    return next.slice(0, mostAtOnce)
  }

  /** Back, or in the middle of something: nothing is erased. Away, and the time is over: it begins. */
  const settle = ({ reference, memberId }: { reference: string; memberId: number }) =>
    inTransaction(deps, async (deps) => {
      const { db } = deps
      await erasureRequestTable(db).holdMember(memberId)
      const request = await erasureRequestTable(db).hold(reference)
      if (!request || request.withdrawnAt || request.confirmedAt) return
      if (!(await formerMemberTable(db).isAway(memberId, before())) || (await isInTheWay(db, memberId))) {
        await erasureRequestTable(db).set(request.id, { withdrawnAt: clock.now() })
        await tell(deps, request, () => (language) => letters[language].erasureRequest.kept(reference))
        return
      }
      if (request.thinkUntil > clock.now()) return
      await auditService(deps).write({
        by: 'system',
        act: 'erasure_confirmed',
        subject: { kind: 'erasure', id: reference },
      })
      await beginErasure(deps, request, null)
    })

  return {
    async go() {
      if (!isDaytime(clock.untilTomorrow())) return
      const work = [
        ...(await formerMemberTable(db).announced()).map((one) => () => settle(one)),
        ...(await nextOnes()).map((memberId) => () => announce(memberId)),
      ]
      // A member whose turn fails holds up none of the others until the next hour.
      await eachAlone(work, (one) => one())
    },
  }
}
