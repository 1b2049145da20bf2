import { commitmentOf, type desk, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { secretOf } from './draw.service.ts'
import { type Draw, drawChanges, drawTable } from './draw.table.ts'
import { sealChanges } from './seal.table.ts'
import { valueChanges } from './value.table.ts'

/** Whether a draw can still be opened with the secret that it was sealed with. */
export const sealFits = async (
  { keys }: Pick<Deps, 'keys'>,
  { reference, commitment }: Pick<Draw, 'reference' | 'commitment'>,
) => (await commitmentOf(secretOf(keys, reference))) === commitment

/** Whether the secret of any draw that is still to be made is lost: it can be sealed anew before its time. */
export const anySealBroken = async (deps: Uses<'keys'>) => {
  for (const draw of await drawTable(deps.db).sealed()) if (!(await sealFits(deps, draw))) return true
  return false
}

/** A new seal for a draw whose secret was lost with that of the installation (services.md 4.5). */
export const sealService = (deps: Deps) => ({
  /** @throws not_found, seal_fits, source_needed */
  seal: (
    { draw: reference, reason, sourceZh, sourcePt, sourceEn }: Given<typeof desk.ballot.seal>['body'],
    staffId: number,
  ) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, keys } = deps
      const draw = await drawChanges(db).holdNamed(reference)
      if (!draw || draw.purpose === 'lobby') throw new Refusal('not_found')
      if (draw.drawnAt !== null || (await sealFits(deps, draw))) throw new Refusal('seal_fits')
      const now = clock.now()
      const given = [sourceZh, sourcePt, sourceEn]
      const isNew = given.every((text) => text !== '' && ![draw.sourceZh, draw.sourcePt, draw.sourceEn].includes(text))
      // Of a list that is known the source of before is known, too: the order could be chosen by the new secret.
      const isNeeded = draw.sourceZh !== null && draw.closedAt !== null
      if (!isNew && (isNeeded || given.some((text) => text !== ''))) throw Refusal.at('sourceZh', 'source_needed')
      const { id: drawId, commitment, publicValue } = draw
      const source = isNew ? { sourceZh, sourcePt, sourceEn } : {}
      await sealChanges(db).keep({ drawId, commitment, publicValue, replacedAt: now, replacedBy: staffId })
      await drawChanges(db).seal(drawId, {
        ...{ commitment: await commitmentOf(secretOf(keys, reference)), sealedAt: now },
        ...{ sourceZh: draw.sourceZh, sourcePt: draw.sourcePt, sourceEn: draw.sourceEn, ...source },
      })
      await valueChanges(db).clear(drawId)
      const subject = { kind: 'draw' as const, id: reference }
      await auditService(deps).write({ by: staffId, act: 'draw_sealed_anew', subject, detail: reason })
      return {}
    }),
})
