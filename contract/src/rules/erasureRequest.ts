/**
 * How a request to be erased stands. `thinking`: its time to think has not passed; `waiting` for staff; `proposed` to a
 * second person of the staff; `confirmed`: it is being carried out and cannot be taken back. The others are final.
 */
export const erasureStates = ['thinking', 'waiting', 'proposed', 'confirmed', 'done', 'withdrawn', 'refused'] as const
export type ErasureState = (typeof erasureStates)[number]

interface Facts {
  thinkUntil: Date
  withdrawnAt: Date | null
  refusedAt: Date | null
  proposedAt: Date | null
  confirmedAt: Date | null
  doneAt: Date | null
}

export const erasureStateOf = (request: Facts, now: Date): ErasureState => {
  if (request.doneAt) return 'done'
  if (request.withdrawnAt) return 'withdrawn'
  if (request.refusedAt) return 'refused'
  if (request.confirmedAt) return 'confirmed'
  if (request.proposedAt) return 'proposed'
  return request.thinkUntil > now ? 'thinking' : 'waiting'
}

/** Whether its member can still take it back. */
export const mayWithdrawErasure = (state: ErasureState) =>
  state === 'thinking' || state === 'waiting' || state === 'proposed'

/** What has to end before somebody is erased: it is about more than their data, or somebody else is in it. */
export const erasureObstacles = [
  'change',
  'documents',
  'appeal',
  'suspension',
  'gift',
  'booking',
  'ticket',
  'course',
  'payment',
  'mobile',
] as const
export type ErasureObstacle = (typeof erasureObstacles)[number]
