import type { CaseKind, desk, Reply } from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { auditTable } from '../audit/audit.table.ts'
import { staffTable } from '../staff/staff.table.ts'
import type { Decidable } from './decision.table.ts'

/** Audit entries that are shown: the audit trail itself has the rest. */
const historySize = 50

interface Asked {
  kind: CaseKind
  reference: string
  staffId: number
}
type Shown = Pick<Reply<typeof desk.application.look>, 'decision' | 'proposal' | 'undoSeconds' | 'history'>
/** `receivedAt` is null as long as nothing has come in. */
type Case = Decidable & { receivedAt: Date | null; corrects: number | null }

/** How far the decision about a case is, and what was done with it, for who looks at it. */
export const decidingOf = async (
  { db, clock }: Uses<'clock'>,
  row: Case,
  { kind, reference, staffId }: Asked,
): Promise<Shown> => {
  const { state, decision, decidedBy, decidedAt, secondedBy, effectiveAt } = row
  const acts = await auditTable(db).of({ kind, id: reference }, historySize)
  const proposer = state === 'proposed' && decidedBy ? await staffTable(db).byId(decidedBy) : undefined
  const mayUndo = effectiveAt !== null && (secondedBy ?? decidedBy) === staffId
  return {
    decision,
    proposal:
      proposer && decidedAt ? { name: proposer.name, at: decidedAt.toISOString(), mine: decidedBy === staffId } : null,
    undoSeconds: mayUndo ? Math.max(0, Math.ceil((effectiveAt.getTime() - clock.now().getTime()) / 1000)) : 0,
    history: [
      ...(row.receivedAt
        ? [{ at: row.receivedAt, name: '', act: row.corrects === null ? 'received' : 'corrected' }]
        : []),
      ...acts,
    ]
      // What was asked for was asked for before it came in.
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ at, name, act }) => ({ at: at.toISOString(), who: name ?? '', act })),
  }
}
