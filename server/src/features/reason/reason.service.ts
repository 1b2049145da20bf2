import { type AuditAct, isPartOf, type ReasonKind, type ReasonPart, Refusal } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { auditService } from '../audit/audit.service.ts'
import { type ReasonTexts, reasonChanges, reasonTable } from './reason.table.ts'

interface Edit {
  id: number
  staffId: number
}
type New = ReasonTexts & { kind: ReasonKind; part: ReasonPart }

/** As it was, in three languages: the trail is its history. */
const written = ({ textZh, textPt, textEn }: ReasonTexts) => [textZh, textPt, textEn].join(' / ')

const refuseTwice = async ({ db }: Uses<never, Tx>, reason: New, except = 0) => {
  const same = await reasonTable(db).sameAs(reason, except)
  if (same) throw Refusal.at(same, 'reason_exists')
}

/** The ready reasons: offered at once as they are edited, never deleted, with what they said before in the audit trail. */
export const reasonService = (deps: Deps) => {
  const write = (deps: InTransaction<Deps>, { id, staffId }: Edit, act: AuditAct, detail?: string) =>
    auditService(deps).write({ by: staffId, act, subject: { kind: 'reason', id: String(id) }, detail })
  /** @throws not_found */
  const editing = <T>({ id }: Edit, edit: (deps: InTransaction<Deps>, before: Found) => Promise<T>) =>
    inTransaction(deps, async (deps) => {
      await reasonChanges(deps.db).lock()
      const before = await reasonTable(deps.db).byId(id)
      if (!before) throw new Refusal('not_found')
      return edit(deps, before)
    })

  return {
    async list() {
      const all = await reasonTable(deps.db).all()
      return { items: all.map(({ retiredAt, place: _, ...reason }) => ({ ...reason, retired: retiredAt !== null })) }
    },

    /** @throws reason_exists, invalid_input */
    add(staffId: number, reason: New) {
      if (!isPartOf(reason.kind, reason.part)) throw Refusal.at('part', 'invalid_input')
      return inTransaction(deps, async (deps) => {
        await reasonChanges(deps.db).lock()
        await refuseTwice(deps, reason)
        const { id } = await reasonChanges(deps.db).add(reason)
        await write(deps, { id, staffId }, 'reason_added', written(reason))
        return { id }
      })
    },

    /** @throws not_found, reason_exists */
    change: (edit: Edit, texts: ReasonTexts) =>
      editing(edit, async (deps, before) => {
        if (before.retiredAt === null) await refuseTwice(deps, { ...before, ...texts }, edit.id)
        await reasonChanges(deps.db).set(edit.id, texts)
        await write(deps, edit, 'reason_changed', `${written(before)} → ${written(texts)}`)
        return {}
      }),

    /** At the end nothing moves, and nothing is written down. @throws not_found */
    move: (edit: Edit, way: 'up' | 'down') =>
      editing(edit, async (deps, { kind, place }) => {
        const other = await reasonChanges(deps.db).neighbour({ kind, place }, way)
        if (!other) return {}
        await reasonChanges(deps.db).set(edit.id, { place: other.place })
        await reasonChanges(deps.db).set(other.id, { place })
        await write(deps, edit, 'reason_moved', `${place} → ${other.place}`)
        return {}
      }),

    /** @throws not_found, reason_exists */
    retire: (edit: Edit, retired: boolean) =>
      editing(edit, async (deps, before) => {
        if (retired === (before.retiredAt !== null)) return {}
        if (!retired) await refuseTwice(deps, before, edit.id)
        await reasonChanges(deps.db).set(edit.id, { retiredAt: retired ? deps.clock.now() : null })
        await write(deps, edit, retired ? 'reason_retired' : 'reason_restored')
        return {}
      }),
  }
}
type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof reasonTable>['byId']>>>
