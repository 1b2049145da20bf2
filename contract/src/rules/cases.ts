/** What staff decide about: each has a word of its own, and all stand in one queue. */
export const caseKinds = ['application', 'supplement', 'documents', 'appeal'] as const
export type CaseKind = (typeof caseKinds)[number]

/** By which letter the reference of a case begins: who reads it on the telephone says by it what it is about. */
export const caseLetters = { application: 'A', supplement: 'S', documents: 'D', appeal: 'P' } as const satisfies Record<
  CaseKind,
  string
>
export type CaseLetter = (typeof caseLetters)[CaseKind]

export const kindOfLetter = (letter: string) => caseKinds.find((kind) => caseLetters[kind] === letter)

/** What the case of this reference is. Nothing comes back for a text that is no reference. */
export const kindOfReference = (reference: string) => kindOfLetter(reference.slice(0, 1))

/** What the queue tells apart: a renewal of the card is a change of what is on file, too. */
export const queueKinds = ['application', 'supplement', 'renewal', 'documents', 'appeal'] as const
export type QueueKind = (typeof queueKinds)[number]

/** As whose case it is claimed and decided. */
export const caseOfQueue = (kind: QueueKind): CaseKind => (kind === 'renewal' ? 'supplement' : kind)

/**
 * The state of a case. `asked` has still to be handed in, and stands in no queue; `proposed` waits for a second person;
 * `deciding` is decided and can be undone for a while. The others are final; `withdrawn` was taken back before a
 * decision. Documents that are rejected are asked for again: handed in once more, they wait.
 */
export const caseStates = ['asked', 'waiting', 'proposed', 'deciding', 'passed', 'rejected', 'withdrawn'] as const
export type CaseState = (typeof caseStates)[number]

/**
 * What the queue can be narrowed to: a state; of those that wait, the ones due today or past their last day; or what
 * somebody works on, oneself or a colleague.
 */
export const queueViews = [
  'waiting',
  'today',
  'overdue',
  'mine',
  'colleagues',
  'proposed',
  'passed',
  'rejected',
] as const
export type QueueView = (typeof queueViews)[number]

/** Who of the staff works on a case. */
export interface Holder {
  name: string
  since: string
  mine: boolean
}

/** Whether somebody may work on it and decide: it is nobody’s, or their own. */
export const isFree = (holder: Holder | null) => holder === null || holder.mine
