import { type CaseKind, type CaseLetter, caseLetters, kindOfLetter } from './cases.ts'
import { isDay } from './days.ts'

/** Where a page of the queue begins: after this case. Of one due day, what came first comes first. */
export interface QueuePlace {
  dueOn: string
  receivedAt: Date
  kind: CaseKind
  id: number
}

/** `2026-03-05.1772416800000.A17`: the due day, the moment of receipt in milliseconds, the kind and the row. */
export const keyOfPlace = ({ dueOn, receivedAt, kind, id }: QueuePlace) =>
  `${dueOn}.${receivedAt.getTime()}.${caseLetters[kind]}${id}`

/** Nothing comes back for a text that is no such key. */
export const placeOfKey = (key: string): QueuePlace | undefined => {
  const [, dueOn = '', moment = '', letter = '', id = ''] =
    /^(\d{4}-\d{2}-\d{2})\.(\d{1,14})\.([A-Z])(\d{1,15})$/.exec(key) ?? []
  const kind = kindOfLetter(letter)
  if (!kind || !isDay(dueOn)) return undefined
  return { dueOn, receivedAt: new Date(Number(moment)), kind, id: Number(id) }
}

/** Kinds of one due day and one moment stand in the order of their letters, whatever language the database sorts in. */
export const compareLetters = (one: CaseLetter, other: CaseLetter) => one.charCodeAt(0) - other.charCodeAt(0)
