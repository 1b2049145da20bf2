import { foreignNameOf, isDay, Refusal } from '@palaestra/contract'
import type { StoredApplication } from '../application.table.ts'
import type { Place, queueColumns } from './queue.table.ts'

type Row = Pick<StoredApplication, (typeof queueColumns)[number]> & { duplicate: boolean }

/** The row of an application in the queue on a day. It is overdue from the day after it was due. */
export const inQueue = (row: Row, today: string) => ({
  reference: row.reference,
  state: row.state,
  nameZh: row.nameZh,
  namePt: foreignNameOf(row),
  idType: row.idType,
  receivedAt: row.receivedAt.toISOString(),
  dueOn: row.dueOn,
  overdue: row.state === 'waiting' && row.dueOn < today,
  duplicate: row.duplicate,
  corrected: row.corrects !== null,
})

/** Encodes where the next page begins: `2026-03-05.17`. */
export const asKey = ({ dueOn, id }: Place) => `${dueOn}.${id}`

/** @throws invalid_input */
export const fromKey = (key: string): Place => {
  const [, dueOn = '', id = ''] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/.exec(key) ?? []
  if (!isDay(dueOn)) throw Refusal.at('after', 'invalid_input')
  return { dueOn, id: Number(id) }
}
