import {
  daysBetween,
  foreignNameOf,
  type Holder,
  isIdNumber,
  isMemberNumber,
  isTelephone,
  normaliseEmail,
  normaliseIdNumber,
  normaliseMemberNumber,
  normaliseMobile,
  placeOfKey,
  type QueuePlace,
  Refusal,
} from '@palaestra/contract'
import type { StoredApplication } from '../application.table.ts'
import type { queueColumns } from './queue.table.ts'

type Row = Pick<StoredApplication, (typeof queueColumns)[number]> & { duplicate: boolean; holder: Holder | null }

/** The row of an application in the queue on a day. It is overdue from the day after it was due. */
export const inQueue = (row: Row, today: string) => ({
  reference: row.reference,
  state: row.state,
  nameZh: row.nameZh,
  namePt: foreignNameOf(row),
  idType: row.idType,
  receivedAt: row.receivedAt.toISOString(),
  dueOn: row.dueOn,
  daysLeft: daysBetween(today, row.dueOn),
  overdue: row.state === 'waiting' && row.dueOn < today,
  minor: row.guardianIdNumber !== null,
  duplicate: row.duplicate,
  corrected: row.corrects !== null,
  holder: row.holder,
})

/** @throws invalid_input */
export const placeFrom = (key: string): QueuePlace => {
  const place = placeOfKey(key)
  if (!place) throw Refusal.at('after', 'invalid_input')
  return place
}

/** More words than a name has. */
const mostWords = 8

/**
 * What a search may mean. `words` are made in the database, by the rule that keeps the names there; a search without a
 * letter or digit has none, and finds nobody.
 */
export const readSearch = (text: string, words: readonly string[]) => {
  const digits = normaliseMobile(text)
  const idNumber = normaliseIdNumber(text)
  const memberNumber = normaliseMemberNumber(text)
  const reference = text.normalize('NFKC').trim().toUpperCase()
  return {
    words: words.slice(0, mostWords),
    ...(/^A\d/.test(reference) && { reference: reference.replace(/^(A\d\d)[\s-]*(?=[A-Z0-9])/, '$1-') }),
    ...(isIdNumber(idNumber) && { idNumber }),
    ...(isTelephone(digits) && { telephone: digits }),
    ...(isMemberNumber(memberNumber) && { memberNumber }),
    ...(text.includes('@') && { email: normaliseEmail(text) }),
  }
}
export type Search = ReturnType<typeof readSearch>
