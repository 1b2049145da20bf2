import { feature } from '../../feature.ts'

/** Decisions about cases of every kind: made or proposed, confirmed by a second person, undone, carried out. */
export const decision = feature({})
