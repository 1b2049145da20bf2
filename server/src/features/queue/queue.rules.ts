import {
  type CaseState,
  daysBetween,
  foreignNameOf,
  type Holder,
  needsGuardian,
  placeOfKey,
  type QueueKind,
  type QueuePlace,
  Refusal,
} from '@palaestra/contract'

/** A case of any kind, as its table has it. */
export interface QueueRow {
  kind: QueueKind
  reference: string
  state: CaseState
  nameZh: string | null
  surname: string
  firstName: string
  memberNumber: string | null
  /** Of a member; null where `minor` is known already. */
  birthDate: string | null
  receivedAt: Date
  dueOn: string
  corrected: boolean
  minor: boolean
  duplicate: boolean
  entered: boolean
  holder: Holder | null
}

/** A case in the queue on a day. It is overdue from the day after it was due. */
export const inQueue = (row: QueueRow, today: string) => ({
  kind: row.kind,
  reference: row.reference,
  state: row.state,
  nameZh: row.nameZh,
  namePt: foreignNameOf(row),
  memberNumber: row.memberNumber,
  receivedAt: row.receivedAt.toISOString(),
  dueOn: row.dueOn,
  daysLeft: daysBetween(today, row.dueOn),
  overdue: row.state === 'waiting' && row.dueOn < today,
  minor: row.minor || (row.birthDate !== null && needsGuardian(today, row.birthDate)),
  duplicate: row.duplicate,
  entered: row.entered,
  corrected: row.corrected,
  holder: row.holder,
})

/** @throws invalid_input */
export const placeFrom = (key: string): QueuePlace => {
  const place = placeOfKey(key)
  if (!place) throw Refusal.at('after', 'invalid_input')
  return place
}
