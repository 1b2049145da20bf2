import * as texts from '#texts/payment'
import styles from './payment.module.css'

interface Line {
  said: string
  amount: number
  refunded: number
}

/** What was ordered and what it costs, with the sum below. */
export function Lines({ lines, amount, sum }: { lines: readonly Line[]; amount: number; sum: string }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.said}>
            <td>{line.said}</td>
            <td>
              {texts.amountWritten(line.amount)}
              {line.refunded > 0 && (
                <span className={styles.back}>{texts.paidBack(texts.amountWritten(line.refunded))}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td>{texts.amountWritten(amount)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
