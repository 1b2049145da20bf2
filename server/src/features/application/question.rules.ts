import { after, hour, minute } from '../../ports/clock.ts'

/** Seconds until the bureau is asked again, after so many tries without an answer: each pause is twice the one before. */
const pauseAfter = (tries: number) => Math.min(5 * minute * 2 ** (tries - 1), hour)

export const askAgainAt = (askedAt: Date, tries: number) => after(askedAt, pauseAfter(tries))
