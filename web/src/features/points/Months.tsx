import * as texts from '#texts/points'
import styles from './report.module.css'
import type { Report, ReportRow } from './report.ts'
import { roles } from './roles.ts'

const figures = [
  ['hours', (row: ReportRow) => row.totalHours],
  ['points', (row: ReportRow) => row.points],
  ['used', (row: ReportRow) => row.deductedPoints],
  ['expired', (row: ReportRow) => row.expiredPoints],
  ['left', (row: ReportRow) => row.total],
] as const

/** Nothing is a dash: a column of noughts would hide the figures. */
const shown = (figure: number) => (figure === 0 ? '—' : texts.amount(figure))

/** Every month with its figures, the newest first; what has expired is struck through and has its day. */
export function Months({ report: { rows, totals } }: { report: Report }) {
  return (
    <section className={styles.sheet} aria-labelledby="months">
      <h2 id="months">
        {texts.months} <span className={styles.quiet}>{texts.newestFirst}</span>
      </h2>
      {rows.length === 0 ? (
        <p>{texts.nothingYet}</p>
      ) : (
        <table {...roles.table} className={styles.months} aria-labelledby="months">
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.columnName} scope="col">
                {texts.month}
              </th>
              {figures.map(([name]) => (
                <th {...roles.columnName} key={name} scope="col">
                  {texts.columns[name]}
                </th>
              ))}
              <th {...roles.columnName} scope="col">
                {texts.validUntil}
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <tr {...roles.row} key={row.month} data-over={row.lastExpiryDate !== null}>
                <th {...roles.rowName} scope="row">
                  {texts.monthLong(row.month)}
                </th>
                {figures.map(([name, of]) => (
                  <td {...roles.cell} key={name} data-label={texts.columns[name]} data-figure={name}>
                    {shown(of(row))}
                  </td>
                ))}
                <td {...roles.cell} data-label={row.lastExpiryDate ? undefined : texts.validUntil}>
                  {row.lastExpiryDate ? texts.expiredOn(row.lastExpiryDate) : (row.pointsValidUntil ?? '—')}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.rowName} scope="row">
                {texts.sum}
              </th>
              {figures.map(([name]) => (
                <td {...roles.cell} key={name} data-label={texts.columns[name]} data-figure={name}>
                  {shown(
                    {
                      hours: totals.totalHours,
                      points: totals.points,
                      used: totals.deductedPoints,
                      expired: totals.expiredPoints,
                      left: totals.total,
                    }[name],
                  )}
                </td>
              ))}
              <td {...roles.cell} />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}
