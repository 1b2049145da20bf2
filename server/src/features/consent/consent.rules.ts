import type { ConsentState } from '@palaestra/contract'

/** What stands after the guardian’s word. A no is a withdrawal where there was a yes. */
export const stateAfter = (
  before: ConsentState,
  authorised: boolean,
): Exclude<ConsentState, 'not_requested' | 'pending'> => {
  if (authorised) return 'authorised'
  return before === 'authorised' || before === 'withdrawn' ? 'withdrawn' : 'declined'
}
