import {
  addMonths,
  type desk,
  type IncomeWay,
  incomeWays,
  type Locale,
  monthOf,
  type Received,
  type Reply,
} from '@palaestra/contract'
import type { Uses } from '../../deps.ts'
import { transferTable } from './transfer.table.ts'

type Look = typeof desk.payment.income

/** The way that an account of the books is: `provider:hosted`, `desk:mong-ha/cash`, `bank`. */
const wayOf = (account: string): IncomeWay => {
  const [, means] = /^desk:[^/]+\/(\w+)$/.exec(account) ?? []
  return incomeWays.find((way) => way === (means ?? account)) ?? 'online'
}
const named = { zh: 'nameZh', pt: 'namePt', en: 'nameEn' } as const

/** What came in and went back, as the accountant reads it. */
export const incomeService = ({ db, clock }: Uses<'clock'>) => ({
  async ofMonth({ month }: Received<Look>['query'], locale: Locale): Promise<Reply<Look>> {
    const thisMonth = monthOf(clock.today())
    const shown = month ?? thisMonth
    const first = await transferTable(db).first()
    const [from, until] = [clock.at(shown, '00:00'), clock.at(addMonths(shown, 1), '00:00')]
    const rows = (await transferTable(db).byVenue(from, until)).map((row) => ({ ...row, way: wayOf(row.account) }))
    // The desks of several places have an account each: money that they take for one venue is one row of it.
    const together = [...Map.groupBy(rows, ({ venue, way }) => `${venue} ${way}`).values()]
    return {
      ...{ month: shown, thisMonth, firstMonth: first ? monthOf(clock.dayOf(first)) : thisMonth },
      rows: together.flatMap((rows) => {
        const [one] = rows
        if (!one) return []
        const sumOf = (what: 'paid' | 'payments' | 'refunded' | 'refunds') =>
          rows.reduce((sum, row) => sum + row[what], 0)
        return {
          ...{ venue: one.venue, name: one[named[locale]] ?? '', way: one.way },
          ...{ paid: sumOf('paid'), payments: sumOf('payments') },
          ...{ refunded: sumOf('refunded'), refunds: sumOf('refunds') },
        }
      }),
    }
  },
})
