import type { CaseState } from '@palaestra/contract'
import type { UpdateQueryBuilder, UpdateResult } from 'kysely'

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
const undecided = { state: 'waiting', decision: null, decidedAt: null, decidedBy: null, effectiveAt: null } as const

type Updating = UpdateQueryBuilder<{ cases: Decidable }, 'cases', 'cases', UpdateResult>

/**
 * The steps of a decision for any table that has its columns, each in one statement: of two at once one wins, and of the
 * other’s update nothing comes back.
 *
 * @param begin the update of the table
 * @param cleared its own columns of a decision, as they are before one
 */
export const decisionSteps = <Query>(begin: () => Query, cleared: object) => {
  // The columns have the same names in every table of cases, so each step is written once; to Kysely they are different.
  const on = (reference: string) => (begin() as unknown as Updating).where('reference', '=', reference)
  const as = (query: Updating) => query as unknown as Query

  return {
    /** On from waiting. */
    decide: (reference: string, decision: Decision) => as(on(reference).set(decision).where('state', '=', 'waiting')),

    /** Another person confirms what was proposed. Not when it is no longer that, or their own. */
    second: (reference: string, decision: Verdict, second: Toward & { secondedBy: number } & object) =>
      as(
        on(reference)
          .set(second)
          .where('state', '=', 'proposed')
          .where('decision', '=', decision)
          .where('decidedBy', '!=', second.secondedBy),
      ),

    /** Ends the time in which it can be undone. Not when it was undone, or ended by another worker. */
    end: (reference: string, effectiveAt: Date, ending: object = {}) =>
      as(
        on(reference)
          .set((row) => ({ state: row.ref('decision').$notNull(), effectiveAt: null, ...ending }))
          .where('state', '=', 'deciding')
          .where('effectiveAt', '=', effectiveAt),
      ),

    /** Undoes what this person has decided alone: it waits again. */
    undo: (reference: string, staffId: number) =>
      as(
        on(reference)
          .set({ ...undecided, ...cleared })
          .where('state', '=', 'deciding')
          .where('decidedBy', '=', staffId)
          .where('secondedBy', 'is', null),
      ),

    /** Undoes what this person has confirmed: it is a proposal again. */
    undoSecond: (reference: string, staffId: number) =>
      as(
        on(reference)
          .set({ state: 'proposed', effectiveAt: null, secondedBy: null })
          .where('state', '=', 'deciding')
          .where('secondedBy', '=', staffId),
      ),

    /** It waits again, as if nothing had been decided. */
    giveBack: (reference: string, from: { state: 'proposed' | 'deciding'; effectiveAt: Date | null }) =>
      as(
        on(reference)
          .set({ ...undecided, secondedBy: null, ...cleared })
          .where('state', '=', from.state)
          .where('effectiveAt', 'is not distinct from', from.effectiveAt),
      ),
  }
}
