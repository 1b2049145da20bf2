import { desk, type Reply } from '@palaestra/contract'
import { queryOptions } from '@tanstack/react-query'
import * as texts from '#texts/payment.income'
import { send } from '../../api/client.ts'
import { csvOf } from '../../frame/csv.ts'

export type Income = Reply<typeof desk.payment.income>
type Row = Income['rows'][number]
export type Sums = Pick<Row, 'paid' | 'payments' | 'refunded' | 'refunds'>

/** What was paid and paid back in a month; this one, where none is named. */
export const incomeOf = (month: string | undefined) =>
  queryOptions({
    queryKey: ['payment', 'income', month],
    queryFn: () => send(desk.payment.income, { query: month ? { month } : {} }),
  })

/** Of several rows together. */
export const sumOf = (rows: readonly Sums[]) =>
  rows.reduce<Sums>(
    (sum, { paid, payments, refunded, refunds }) => ({
      ...{ paid: sum.paid + paid, payments: sum.payments + payments },
      ...{ refunded: sum.refunded + refunded, refunds: sum.refunds + refunds },
    }),
    { paid: 0, payments: 0, refunded: 0, refunds: 0 },
  )

/** As the venue is called, also where it is not known any more. */
export const venueOf = ({ name }: Pick<Row, 'name'>) => name || texts.unknown

/** In patacas, as a spreadsheet reckons with them. */
const patacas = (avos: number) => avos / 100

/** A row for each venue and way, for a spreadsheet. */
export const incomeCsv = ({ month, rows }: Income) => {
  const { paid, payments, refunded, refunds } = texts.columns
  return csvOf([
    [texts.month, texts.venue, texts.way, paid, payments, refunded, refunds, texts.net],
    ...rows.map((row) => [
      ...[month.slice(0, 7), venueOf(row), texts.ways[row.way], patacas(row.paid), row.payments],
      ...[patacas(row.refunded), row.refunds, patacas(row.paid - row.refunded)],
    ]),
  ])
}
