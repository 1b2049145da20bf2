import type { BookingState } from './booking.ts'
import { stateOf } from './timetable.ts'

/**
 * How an hour of a court stands for who works at a desk. `free`, and can be booked now; `held` until somebody has paid,
 * or answered; `booked`; `own_use` of the authority; `kept` for a moment for who waits for it; the others as everybody sees them.
 */
export const cellStates = ['free', 'held', 'booked', 'own_use', 'kept', 'ballot', 'unopened', 'closed', 'past'] as const
export type CellState = (typeof cellStates)[number]

type Slot = Omit<Parameters<typeof stateOf>[0], 'taken'> & {
  /** How the booking stands of who has it; null where nobody has it. */
  holder: BookingState | null
  /** The own use of the authority that has it; null where none has. */
  ownUseId: number | null
  /** Whether it is kept for who waits for it. */
  kept: boolean
}

/** How it stands at a moment. Whose it is is said first, also of what is over or closed: somebody may ask for it. */
export const cellStateOf = ({ holder, ownUseId, kept, ...slot }: Slot, now: Date): CellState => {
  if (ownUseId !== null) return 'own_use'
  if (holder) return holder === 'held' || holder === 'offered' ? 'held' : 'booked'
  const state = stateOf({ ...slot, taken: kept }, now)
  return state === 'taken' ? 'kept' : state
}
