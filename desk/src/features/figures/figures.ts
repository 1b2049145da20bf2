import { desk, type Reply } from '@palaestra/contract'
import { queryOptions } from '@tanstack/react-query'
import * as texts from '#texts/figures'
import { send } from '../../api/client.ts'
import { csvOf } from '../../frame/csv.ts'

export type Figures = Reply<typeof desk.figures.courts>
type Facility = Figures['facilities'][number]
export type Counts = Omit<Facility['rows'][number], 'from'>

/** What the courts are used for in a month; this one, where none is named. */
export const figuresOf = (month: string | undefined) =>
  queryOptions({
    queryKey: ['figures', month],
    queryFn: () => send(desk.figures.courts, { query: month ? { month } : {} }),
  })

/** What is counted, in the order of its columns. */
export const counted = [
  'offered',
  'booked',
  'missed',
  'ownUse',
  'closed',
  'cancelled',
] as const satisfies (keyof Counts)[]

/** Of several hours together. */
export const sumOf = (rows: readonly Counts[]) => {
  const sum: Counts = { offered: 0, booked: 0, missed: 0, ownUse: 0, closed: 0, cancelled: 0 }
  for (const row of rows) for (const count of counted) sum[count] += row[count]
  return sum
}

/** How much of what could be used is used, from 0 to 1: what is closed could not. Null where nothing could. */
export const shareOf = ({ offered, booked, ownUse, closed }: Counts) =>
  offered > closed ? (booked + ownUse) / (offered - closed) : null

/** A row for each hour of each facility, for a spreadsheet. */
export const figuresCsv = ({ month, facilities }: Figures) => {
  const heading = [
    texts.month,
    texts.venue,
    texts.facility,
    texts.hour,
    ...counted.map((count) => texts.columns[count]),
  ]
  const lines = facilities.flatMap(({ place, rows }) =>
    rows.map((row) => [month.slice(0, 7), ...place, row.from, ...counted.map((count) => row[count])]),
  )
  return csvOf([heading, ...lines])
}
