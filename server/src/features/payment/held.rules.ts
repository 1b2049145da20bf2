import { after, minute } from '../../ports/clock.ts'

/** Seconds for which what is to be paid is kept longer than is said: somebody may be paying at the last moment. */
export const grace = 2 * minute

/** Until when it is kept, as it is said. */
export const saidUntil = (heldUntil: Date) => after(heldUntil, -grace)
