import type { ConsentState } from '@palaestra/contract'

/** The state after the guardian’s decision. A no after a yes is a withdrawal. */
export const stateAfter = (
  before: ConsentState,
  authorised: boolean,
): Exclude<ConsentState, 'not_requested' | 'pending'> => {
  if (authorised) return 'authorised'
  return before === 'authorised' || before === 'withdrawn' ? 'withdrawn' : 'declined'
}
