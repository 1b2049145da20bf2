import { foreignNameOf, normaliseMemberNumber, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { giftTable, redemptionTable } from './gift.table.ts'
import { inPoints } from './report.rules.ts'
import { spendingService } from './spending.service.ts'

/** Exchanges of one member that are shown at the counter. */
const shown = 20

interface Ending {
  reference: string
  staffId: number
}

/** What staff do about gifts that were promised. */
export const giftCounterService = (deps: Deps) => {
  /** @throws not_found */
  const find = async (reference: string) => {
    const found = await redemptionTable(deps.db).byReference(reference)
    if (!found) throw new Refusal('not_found')
    return found
  }

  return {
    /** The exchanges of a member, by their number or by a reference. Writes down who looks. @throws not_found */
    async look({ search, staffId }: { search: string; staffId: number }) {
      const number = normaliseMemberNumber(search)
      const member = /^\d{9}$/.test(number)
        ? await accountTable(deps.db).byNumber(number)
        : { id: (await find(search.trim().toUpperCase())).memberId }
      if (!member) throw new Refusal('not_found')
      const subject = { kind: 'member' as const, id: String(member.id) }
      await inTransaction(deps, (deps) =>
        auditService(deps).write({ by: staffId, act: 'looked', subject, detail: 'gifts' }),
      )
      const { memberNumber, nameZh, ...names } = await accountTable(deps.db).byId(member.id)
      const redemptions = await redemptionTable(deps.db).ofMember(member.id, shown)
      return {
        ...{ memberNumber, nameZh, namePt: foreignNameOf({ nameZh, ...names }) },
        redemptions: redemptions.map(({ reference, state, price, collectBy, nameZh, namePt, nameEn }) => ({
          ...{ reference, state, collectBy, nameZh, namePt, nameEn, price: inPoints(price) },
        })),
      }
    },

    /** @throws not_found, gift_not_waiting */
    async collect({ reference, staffId }: Ending) {
      const { id, memberId } = await find(reference)
      return inTransaction(deps, async (deps) => {
        const ended = { state: 'collected' as const, endedAt: deps.clock.now(), staffId }
        if (!(await redemptionTable(deps.db).end(id, ['reserved'], ended))) throw new Refusal('gift_not_waiting')
        const subject = { kind: 'member' as const, id: String(memberId) }
        await auditService(deps).write({ by: staffId, act: 'gift_handed_out', subject, detail: reference })
        return {}
      })
    },

    /**
     * The member gets the points back: to their months, and where those have expired meanwhile, to this one. A gift that
     * was handed out is no longer there for others. @throws not_found, gift_not_waiting
     */
    async giveBack({ reference, staffId, reason }: Ending & { reason: string }) {
      const { id, memberId, state, giftId } = await find(reference)
      return inTransaction(deps, async (deps) => {
        const { db, clock } = deps
        await accountTable(db).hold(memberId)
        const ended = { state: 'returned' as const, endedAt: clock.now(), staffId, reason }
        const isOpen = state === 'reserved' || state === 'collected'
        if (!isOpen || !(await redemptionTable(db).end(id, [state], ended))) throw new Refusal('gift_not_waiting')
        if (state === 'reserved') await giftTable(db).release(giftId)
        const taken = await redemptionTable(db).takenFrom(id)
        const isGood = ({ expiresOn }: { expiresOn: string }) => expiresOn >= clock.today()
        const spending = spendingService(deps)
        await spending.giveBack(memberId, id, taken.filter(isGood))
        const over = taken.filter((one) => !isGood(one)).reduce((sum, { amount }) => sum - amount, 0)
        if (over > 0) await spending.add(memberId, over, { staffId, reason })
        const subject = { kind: 'member' as const, id: String(memberId) }
        await auditService(deps).write({
          by: staffId,
          act: 'gift_given_back',
          subject,
          detail: `${reference}: ${reason}`,
        })
        return {}
      })
    },
  }
}
