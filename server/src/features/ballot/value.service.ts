import { type desk, type Given, Refusal, type Reply, withoutValueFrom } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { drawChanges } from './draw.table.ts'
import { valueChanges } from './value.table.ts'

type Outcome = Reply<typeof desk.ballot.typeValue>['outcome']

/** What nobody has: the value has not come. */
const none = ''

/**
 * The public value of a draw, as staff look it up and type it: two of them, the same, after the list was closed. The
 * database refuses anything else, and any change of it.
 */
export const valueService = (deps: Deps) => {
  /** @throws not_found, value_too_early, value_settled, value_not_late */
  const type = (reference: string, value: string, { staffId, reason }: { staffId: number; reason?: string }) =>
    inTransaction(deps, async (deps): Promise<{ outcome: Outcome }> => {
      const { db, clock } = deps
      const draw = await drawChanges(db).holdNamed(reference)
      if (!draw || draw.purpose === 'lobby') throw new Refusal('not_found')
      const now = clock.now()
      const { id: drawId, sourceZh, publicValue, closedAt } = draw
      if (sourceZh === null || publicValue !== null) throw new Refusal('value_settled')
      if (closedAt === null) throw new Refusal('value_too_early')
      if (value === none && now < withoutValueFrom(draw)) throw new Refusal('value_not_late')
      await valueChanges(db).put({ drawId, staffId, value, typedAt: now })
      const subject = { kind: 'draw' as const, id: reference }
      const act = value === none ? 'drawn_without_value' : 'public_value_typed'
      await auditService(deps).write({ by: staffId, act, subject, detail: reason ?? value })
      const others = await valueChanges(db).ofOthers(drawId, staffId)
      if (!others.includes(value)) return { outcome: others.length > 0 ? 'differs' : 'awaits' }
      await drawChanges(db).settle(drawId, { publicValue: value, valueAt: now })
      await auditService(deps).write({ by: staffId, act: 'public_value_settled', subject, detail: value })
      return { outcome: 'settled' }
    })

  return {
    /** @throws not_found, value_too_early, value_settled */
    type: ({ draw, value }: Given<typeof desk.ballot.typeValue>['body'], staffId: number) =>
      type(draw, value, { staffId }),

    /** @throws not_found, value_too_early, value_settled, value_not_late */
    without: ({ draw, reason }: Given<typeof desk.ballot.drawWithout>['body'], staffId: number) =>
      type(draw, none, { staffId, reason }),
  }
}
