/** What staff decide about: each has a queue of its own word, and all stand in one. */
export const caseKinds = ['application', 'supplement', 'documents', 'appeal'] as const
export type CaseKind = (typeof caseKinds)[number]

/** Who of the staff works on a case. */
export interface Holder {
  name: string
  since: string
  mine: boolean
}

/** Whether somebody may work on it and decide: it is nobody’s, or their own. */
export const isFree = (holder: Holder | null) => holder === null || holder.mine
