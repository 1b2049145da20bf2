import { isDay } from './days.ts'

/** Where a page of the queue begins: after this application. Of one due day, what came first comes first. */
export interface QueuePlace {
  dueOn: string
  receivedAt: Date
  id: number
}

/** `2026-03-05.1772416800000.17`: the due day, the moment of receipt in milliseconds, the row. */
export const keyOfPlace = ({ dueOn, receivedAt, id }: QueuePlace) => `${dueOn}.${receivedAt.getTime()}.${id}`

/** Nothing comes back for a text that is no such key. */
export const placeOfKey = (key: string): QueuePlace | undefined => {
  const [, dueOn = '', moment = '', id = ''] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,14})\.(\d{1,15})$/.exec(key) ?? []
  return isDay(dueOn) ? { dueOn, receivedAt: new Date(Number(moment)), id: Number(id) } : undefined
}
