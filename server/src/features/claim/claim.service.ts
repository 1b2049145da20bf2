import { Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Uses } from '../../deps.ts'
import { after, minute } from '../../ports/clock.ts'
import { auditService } from '../audit/audit.service.ts'
import { holderFor } from './claim.rules.ts'
import { type Case, claimTable } from './claim.table.ts'

export type OwnCase = Case & { staffId: number }

/** Who works on which case. Whoever opens one has it, until it is decided, given back, or lies idle for too long. */
export const claimService = ({ db, clock, settings }: Uses<'clock' | 'settings'>) => {
  const lasting = () => {
    const now = clock.now()
    return { now, until: after(now, settings.review.claimMinutes * minute) }
  }
  const holder = async (one: OwnCase) => holderFor(one.staffId, await claimTable(db).holderOf(one, clock.now()))

  return {
    holder,

    /** Takes what is free, keeps one’s own for longer, and says who has it now. */
    async take(one: OwnCase) {
      await claimTable(db).take({ ...one, ...lasting() })
      return holder(one)
    },

    async release(one: OwnCase) {
      await claimTable(db).release(one)
    },
  }
}

/**
 * Makes a case one’s own until the transaction ends, and nobody’s when it has: for who decides it.
 * @throws held_by_colleague
 */
export const decideOwn = async (deps: Uses<'clock' | 'settings', Tx>, one: OwnCase) => {
  const { db, clock, settings } = deps
  const now = clock.now()
  const until = after(now, settings.review.claimMinutes * minute)
  if (!(await claimTable(db).take({ ...one, now, until }))) throw new Refusal('held_by_colleague')
  await claimTable(db).release(one)
}

/** Makes a case one’s own whoever has it. Where a colleague had, the trail of the case says so. */
export const takeOver = async (deps: Uses<'clock' | 'settings', Tx>, { staffId, ...one }: OwnCase) => {
  const { db, clock, settings } = deps
  const now = clock.now()
  const until = after(now, settings.review.claimMinutes * minute)
  const before = await claimTable(db).takeOver({ ...one, staffId, now, until })
  const subject = { kind: one.kind, id: one.reference }
  if (before !== undefined) await auditService(deps).write({ by: staffId, act: 'taken_over', subject })
}
