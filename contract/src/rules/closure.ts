/** Why something is closed, as the authority chooses it from a list. `other` is said in words of its own. */
export const closureReasons = ['typhoon', 'rainstorm', 'maintenance', 'event', 'other'] as const
export type ClosureReason = (typeof closureReasons)[number]

/** Characters of what is said of a closure besides its reason: it has to fit above a grid on a telephone. */
export const longestClosureText = 300

/** Days from now that a closure may reach: what lasts longer is a change of the opening hours. */
export const longestClosureDays = 60

/** Whose booking begins within so many hours is told by text message, too: they may be on their way. */
export const toldByMessageHours = 24

/** How a closure stands: to come, under way, over by its time, or lifted before. */
export const closureStates = ['coming', 'running', 'over', 'lifted'] as const
export type ClosureState = (typeof closureStates)[number]

interface Closed {
  startsAt: Date
  endsAt: Date
  liftedAt: Date | null
}

/** How a closure stands at a moment. */
export const closureStateOf = ({ startsAt, endsAt, liftedAt }: Closed, now: Date): ClosureState => {
  if (liftedAt !== null) return 'lifted'
  if (endsAt <= now) return 'over'
  return startsAt > now ? 'coming' : 'running'
}

/**
 * Whether a closure meets more people than the clerk has read and typed: more than a tenth more. At half past seven there
 * is another number each second, and a typhoon waits for none; fewer than were meant do no harm.
 */
export const meetsManyMore = (read: number, now: number) => now * 10 > read * 11
