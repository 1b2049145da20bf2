import type { CaseState } from '@palaestra/contract'
import type { Db } from '../../database/database.ts'

/** What a case is decided to be. */
export type Verdict = 'passed' | 'rejected'

/** The columns by which a table keeps the decisions about its cases. */
export interface Decidable {
  reference: string
  state: CaseState
  /** What was decided; null while it waits. */
  decision: Verdict | null
  decidedAt: Date | null
  /** The id of the member of staff. */
  decidedBy: number | null
  /** When a decision takes effect that can still be undone. */
  effectiveAt: Date | null
  /** The member of staff who has confirmed it: never the one who has decided it. */
  secondedBy: number | null
}

/** The state that a decision leads to: it ends the case, can be undone until a moment, or waits for a second person. */
export type Toward = { state: Verdict | 'proposed'; effectiveAt: null } | { state: 'deciding'; effectiveAt: Date }
/** What is decided, with the columns of its own kind: the reason of a rejection, when it ended. */
export type Decision = Toward & { decision: Verdict; decidedAt: Date; decidedBy: number } & object

/** Nothing decided yet. */
export const noDecision = {
  decision: null,
  decidedAt: null,
  decidedBy: null,
  effectiveAt: null,
  secondedBy: null,
} as const

/** Where a kind of cases keeps its decisions. */
export interface Kept {
  table: 'applications' | 'supplements' | 'documentRequests' | 'appeals'
  /** Its columns of a decision as they are before one, its own among them. */
  undecided: typeof noDecision & Record<string, null>
  /** The decisions with which a case ends for good, and its table writes down when, in `ended_at`. */
  ends: readonly Verdict[]
}

/**
 * The steps of a decision for any table that has its columns, each in one statement: of two at once one wins, and of the
 * other’s update nothing comes back.
 */
export const decisionTable = <Case extends Decidable>(db: Db, { table, undecided, ends }: Kept) => {
  // The columns have the same names in every table of cases; to Kysely it is one of them.
  const on = (reference: string) => db.updateTable(table as 'appeals').where('reference', '=', reference)
  /** The row that was updated, as its kind reads it. */
  const updated = async (query: { execute: () => Promise<object[]> }) => (await query.execute())[0] as Case | undefined
  const waiting = { ...undecided, state: 'waiting' } as const
  /** What takes effect at once may have ended at once. */
  const ending = ({ state }: Toward, endedAt: Date) => (ends.some((verdict) => verdict === state) ? { endedAt } : {})

  return {
    /** On from waiting. */
    decide: (reference: string, decision: Decision) =>
      updated(
        on(reference)
          .set({ ...decision, ...ending(decision, decision.decidedAt) })
          .where('state', '=', 'waiting')
          .returningAll(),
      ),

    /** Another person confirms what was proposed. Not when it is no longer that, or their own. */
    second: (reference: string, decision: Verdict, second: Toward & { secondedBy: number }, now: Date) =>
      updated(
        on(reference)
          .set({ ...second, ...ending(second, now) })
          .where('state', '=', 'proposed')
          .where('decision', '=', decision)
          .where('decidedBy', '!=', second.secondedBy)
          .returningAll(),
      ),

    /** Ends the time in which it can be undone. Not when it was undone, or ended by another worker. */
    end: (reference: string, effectiveAt: Date, now: Date) =>
      updated(
        on(reference)
          .set((row) => ({
            state: row.ref('decision').$notNull(),
            effectiveAt: null,
            ...(ends.length > 0 && {
              endedAt: row
                .case()
                .when('decision', 'in', ends)
                .then(row.cast<Date>(row.val(now), 'timestamptz'))
                .end(),
            }),
          }))
          .where('state', '=', 'deciding')
          .where('effectiveAt', '=', effectiveAt)
          .returningAll(),
      ),

    /** Undoes what this person has decided alone: it waits again. */
    undo: (reference: string, staffId: number) =>
      on(reference)
        .set(waiting)
        .where('state', '=', 'deciding')
        .where('decidedBy', '=', staffId)
        .where('secondedBy', 'is', null)
        .returning('id')
        .executeTakeFirst(),

    /** Undoes what this person has confirmed: it is a proposal again. */
    undoSecond: (reference: string, staffId: number) =>
      on(reference)
        .set({ state: 'proposed', effectiveAt: null, secondedBy: null })
        .where('state', '=', 'deciding')
        .where('secondedBy', '=', staffId)
        .returning('id')
        .executeTakeFirst(),

    /** It waits again, as if nothing had been decided. */
    giveBack: (reference: string, from: { state: 'proposed' | 'deciding'; effectiveAt: Date | null }) =>
      on(reference)
        .set(waiting)
        .where('state', '=', from.state)
        .where('effectiveAt', 'is not distinct from', from.effectiveAt)
        .returning('id')
        .executeTakeFirst(),
  }
}
