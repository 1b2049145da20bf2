/**
 * How a wait for a court stands. `waiting`; `offered`: the court is kept for the member until they have answered; `taken`,
 * `declined`, `unanswered`: they have said yes, no, or nothing in time; `left` the line; `over`: it came to nothing in time.
 */
export const waitStates = ['waiting', 'offered', 'taken', 'declined', 'unanswered', 'left', 'over'] as const
export type WaitState = (typeof waitStates)[number]

/** The states of a wait of which something may still come. */
export const liveWaits = ['waiting', 'offered'] as const satisfies WaitState[]

/** For how many courts one may wait at once. The database holds the same. */
export const mostWaits = 5

/** Minutes before its beginning from which on a court is offered to nobody. The database holds the same. */
const lastOfferMinutes = 60

/** The last moment at which a court is offered to who waits for it. */
export const lastOfferAt = (startsAt: Date) => new Date(startsAt.getTime() - lastOfferMinutes * 60_000)
