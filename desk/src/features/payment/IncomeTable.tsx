import { amount } from '#texts/payment'
import * as texts from '#texts/payment.income'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './income.module.css'
import { type Income, type Sums, sumOf, venueOf } from './income.ts'

/** The ways of each venue with their sum, and the sum of all. */
export function IncomeTable({ rows }: { rows: Income['rows'] }) {
  const venues = [...Map.groupBy(rows, ({ venue }) => venue)]
  return (
    <WideTable label={texts.title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.venue}</th>
          <th scope="col">{texts.way}</th>
          <th scope="col">{texts.columns.paid}</th>
          <th scope="col">{texts.columns.payments}</th>
          <th scope="col">{texts.columns.refunded}</th>
          <th scope="col">{texts.columns.refunds}</th>
          <th scope="col">{texts.net}</th>
        </tr>
      </thead>
      {venues.map(([venue, ways]) => (
        <tbody key={venue}>
          {ways.map((row) => (
            <tr key={row.way}>
              <th scope="row">{venueOf(row)}</th>
              <td>{texts.ways[row.way]}</td>
              <Cells sums={row} />
            </tr>
          ))}
          {ways.slice(1, 2).map((row) => (
            <tr key="sum" className={styles.sum}>
              <th scope="row" colSpan={2}>
                {texts.sumOf(venueOf(row))}
              </th>
              <Cells sums={sumOf(ways)} />
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className={styles.sum}>
          <th scope="row" colSpan={2}>
            {texts.total}
          </th>
          <Cells sums={sumOf(rows)} />
        </tr>
      </tfoot>
    </WideTable>
  )
}

const Cells = ({ sums: { paid, payments, refunded, refunds } }: { sums: Sums }) => (
  <>
    <td>{amount(paid)}</td>
    <td>{payments}</td>
    <td>{amount(refunded)}</td>
    <td>{refunds}</td>
    <td>{amount(paid - refunded)}</td>
  </>
)
