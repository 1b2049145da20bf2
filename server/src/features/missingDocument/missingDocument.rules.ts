import { type QueuePlace, Refusal } from '@palaestra/contract'
import type { DocumentRequest } from './missingDocument.table.ts'

/** When it came in and is due for a decision; before it is delivered, when it was asked for and the member’s last day. */
export const standingOf = ({ deliveredAt, reviewDueOn, askedAt, dueOn }: DocumentRequest) => ({
  receivedAt: deliveredAt ?? askedAt,
  dueOn: reviewDueOn ?? dueOn,
})

export const placeOf = (request: DocumentRequest): QueuePlace => ({
  kind: 'documents',
  id: request.id,
  ...standingOf(request),
})

/** A last day is one that has not begun. @throws day_past */
export const refusePast = (today: string, dueOn: string) => {
  if (dueOn <= today) throw Refusal.at('day', 'day_past')
}
