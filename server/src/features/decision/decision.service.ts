import { type AuditAct, type CaseKind, type CaseState, Refusal, type SecondCase } from '@palaestra/contract'
import type { Db, Tx } from '../../database/database.ts'
import { type InTransaction, inTransaction } from '../../database/inTransaction.ts'
import type { Deps, Uses } from '../../deps.ts'
import { after } from '../../ports/clock.ts'
import type { Finish } from '../../ports/jobs.ts'
import { auditService } from '../audit/audit.service.ts'
import { claimService, decideOwn } from '../claim/claim.service.ts'
import { type Decidable, decisionTable, type Kept, type Toward, type Verdict } from './decision.table.ts'

export interface Act {
  reference: string
  staffId: number
}

/** A decision that can be undone, told apart from an earlier one about the same case by when it takes effect. */
export interface PlannedEffect {
  reference: string
  effectiveAt: string
}

/** One kind of cases: how its rows are kept, and what is particular to deciding about them. */
export interface Deciding<Case extends Decidable, Effect> {
  kind: CaseKind
  table: (db: Db) => { byReference: (reference: string) => Promise<Case | undefined> }
  kept: Kept
  /** Why the settings ask for a second person. */
  secondFor: (deps: Uses<'settings' | 'clock'>, row: Case) => Promise<readonly SecondCase[]>
  /** Takes the locks that come before the row of the case. */
  lock: (deps: Uses<never, Tx>, row: Case) => Promise<unknown>
  /** Says while somebody is at the screen what would stand against the effect: a minute later nobody might be. */
  refuse: (deps: Uses<never, Tx>, decided: Case) => Promise<void>
  /** Says to whom of the staff the case is not given to decide, where there is such a one. */
  refuseBy?: (row: Case, staffId: number) => void
  /** Has the decision carried out when it can be undone no more. */
  plan: (deps: InTransaction<Deps>, planned: PlannedEffect, seconds: number) => Promise<void>
  /** What follows from the decision. */
  takeEffect: (deps: InTransaction<Deps>, ended: Case) => Promise<Effect>
}

interface Settling<Case> {
  own?: object
  proved?: boolean
  isAsRead?: (row: Case) => boolean
}

interface Decided<Effect> {
  state: CaseState
  /** Seconds in which it can be undone. */
  undoSeconds: number
  /** Null until it has taken effect. */
  effect: Effect | null
}

const actOf = { passed: 'approved', rejected: 'rejected' } as const

/** Why a case in this state is not there to be decided. */
export const refusalIn = (state: CaseState) =>
  new Refusal(state === 'proposed' ? 'proposed_already' : 'already_decided')

/**
 * Decides about the cases of one kind. A decision, its job or letter, and its audit entry are saved together, or none of
 * them.
 */
export const decisionService = <Case extends Decidable, Effect>(deps: Deps, of: Deciding<Case, Effect>) => {
  const { review } = deps.settings
  const decisions = (db: Db) => decisionTable<Case>(db, of.kept)
  const caseOf = ({ reference, staffId }: Act) => ({ kind: of.kind, reference, staffId })
  const write = (deps: InTransaction<Deps>, { reference, staffId }: Act, act: AuditAct) =>
    auditService(deps).write({ by: staffId, act, subject: { kind: of.kind, id: reference } })

  /** @throws not_found */
  const found = async (db: Db, reference: string) => {
    const row = await of.table(db).byReference(reference)
    if (!row) throw new Refusal('not_found')
    return row
  }

  /** Why a case could not be moved on from a state. */
  const refusalFor = async ({ db }: Uses, reference: string) => refusalIn((await found(db, reference)).state)

  /** In a transaction, with the case one’s own. What was decided meanwhile is told apart from what a colleague works on. */
  const within = <T>(
    act: Act,
    from: CaseState,
    work: (deps: InTransaction<Deps>, row: Case) => Promise<T>,
    isAsRead?: (row: Case) => boolean,
  ) =>
    inTransaction(deps, async (deps) => {
      const row = await found(deps.db, act.reference)
      of.refuseBy?.(row, act.staffId)
      if (row.state !== from)
        throw from === 'waiting' ? await refusalFor(deps, act.reference) : new Refusal('proposal_ended')
      await decideOwn(deps, caseOf(act))
      await of.lock(deps, row)
      if (isAsRead && !isAsRead(await found(deps.db, act.reference))) throw new Refusal('already_decided')
      return work(deps, row)
    })

  /** The state that a decision leads to: it takes effect at once, or can be undone for a while. */
  const toward = (decision: Verdict, now: Date): Toward =>
    review.undoSeconds === 0
      ? { state: decision, effectiveAt: null }
      : { state: 'deciding', effectiveAt: after(now, review.undoSeconds) }

  /** Has the decision take effect, now or when it can be undone no more. */
  const followUp = async (deps: InTransaction<Deps>, decided: Case): Promise<Decided<Effect>> => {
    const { reference, effectiveAt, state } = decided
    if (effectiveAt === null) return { state, undoSeconds: 0, effect: await of.takeEffect(deps, decided) }
    if (decided.decision === 'passed') await of.refuse(deps, decided)
    await of.plan(deps, { reference, effectiveAt: effectiveAt.toISOString() }, review.undoSeconds)
    return { state, undoSeconds: review.undoSeconds, effect: null }
  }

  /** Only another person’s proposal can be confirmed or sent back. */
  const refuseOwn = async ({ reference, staffId }: Act) => {
    const row = await found(deps.db, reference)
    if (row.state !== 'proposed') throw new Refusal('proposal_ended')
    if (row.decidedBy === staffId) throw new Refusal('second_is_first')
  }

  return {
    refusalFor: (reference: string) => refusalFor(deps, reference),
    refuseOwn,

    /**
     * Decides, or proposes to a second person what the settings name. `own` are the columns of the kind; `proved` is
     * written down as well; `isAsRead` tells what was read from what has come since, where a row can change.
     * @throws not_found, already_decided, proposed_already, held_by_colleague, and what `refuse` says
     */
    settle: (act: Act, decision: Verdict, { own = {}, proved = false, isAsRead }: Settling<Case> = {}) => {
      const work = async (deps: InTransaction<Deps>, row: Case): Promise<Decided<Effect>> => {
        const needsSecond = (await of.secondFor(deps, row)).length > 0
        const now = deps.clock.now()
        const decided = await decisions(deps.db).decide(act.reference, {
          ...own,
          decision,
          decidedAt: now,
          decidedBy: act.staffId,
          ...(needsSecond ? ({ state: 'proposed', effectiveAt: null } as const) : toward(decision, now)),
        })
        if (!decided) throw await refusalFor(deps, act.reference)
        if (proved) await write(deps, act, 'proved_otherwise')
        await write(deps, act, needsSecond ? `proposed_${decision}` : actOf[decision])
        return needsSecond ? { state: decided.state, undoSeconds: 0, effect: null } : followUp(deps, decided)
      }
      return within(act, 'waiting', work, isAsRead)
    },

    /**
     * The second person agrees with what they have read.
     * @throws not_found, proposal_ended, second_is_first, held_by_colleague, and what `refuse` says
     */
    async confirm(act: Act, decision: Verdict, { proved = false, isAsRead }: Omit<Settling<Case>, 'own'> = {}) {
      await refuseOwn(act)
      const work = async (deps: InTransaction<Deps>) => {
        const now = deps.clock.now()
        const second = { secondedBy: act.staffId, ...toward(decision, now) }
        const seconded = await decisions(deps.db).second(act.reference, decision, second, now)
        if (!seconded) throw new Refusal('proposal_ended')
        if (proved) await write(deps, act, 'proved_otherwise')
        await write(deps, act, actOf[decision])
        return followUp(deps, seconded)
      }
      return within(act, 'proposed', work, isAsRead)
    },

    /** The second person does not agree: the case waits again. @throws not_found, proposal_ended, second_is_first, held_by_colleague */
    async sendBack(act: Act) {
      await refuseOwn(act)
      await within(act, 'proposed', async (deps) => {
        const from = { state: 'proposed', effectiveAt: null } as const
        if (!(await decisions(deps.db).giveBack(act.reference, from))) throw new Refusal('proposal_ended')
        await write(deps, act, 'sent_back')
      })
    },

    /**
     * Takes back one’s own decision before it is carried out: the case is one’s own again, as it was.
     * @throws not_found, undo_too_late, undo_not_yours
     */
    async undo(act: Act) {
      const { reference, staffId } = act
      await inTransaction(deps, async (deps) => {
        const { undo, undoSecond } = decisions(deps.db)
        if (!((await undo(reference, staffId)) ?? (await undoSecond(reference, staffId)))) {
          const { state } = await found(deps.db, reference)
          throw new Refusal(state === 'deciding' ? 'undo_not_yours' : 'undo_too_late')
        }
        await claimService(deps).take(caseOf(act))
        await write(deps, act, 'undone')
      })
      return {}
    },

    /**
     * Carries out a decision that nobody has undone, once: the state says which of two workers was first. Where something
     * stands against it by now, the case waits again.
     */
    async carryOut({ reference, effectiveAt }: PlannedEffect, finish: Finish) {
      const planned = new Date(effectiveAt)
      const effect = inTransaction(deps, async (deps) => {
        const row = await of.table(deps.db).byReference(reference)
        if (row) await of.lock(deps, row)
        const ended = await decisions(deps.db).end(reference, planned, deps.clock.now())
        if (ended) await of.takeEffect(deps, ended)
        await finish(deps.db)
      })
      await effect.catch(async (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        await inTransaction(deps, async (deps) => {
          const subject = { kind: of.kind, id: reference }
          if (await decisions(deps.db).giveBack(reference, { state: 'deciding', effectiveAt: planned }))
            await auditService(deps).write({ by: 'system', act: 'returned', subject })
          await finish(deps.db)
        })
      })
    },
  }
}
