import type { desk, Reply } from '@palaestra/contract'
import * as texts from '#texts/payment'
import { dayWritten } from '../../frame/dates.ts'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './payment.module.css'

type Day = Reply<typeof desk.payment.reconciliations>['days'][number]

/** Both sums of one thing; marked where they are not the same. */
const Both = ({ ours, theirs }: { ours: number; theirs: number }) => (
  <td className={ours === theirs ? undefined : styles.differs}>
    {ours === theirs ? texts.amount(ours) : texts.bothSides(texts.amount(ours), texts.amount(theirs))}
  </td>
)

/** The days that were compared, the latest first. */
export function ReconciledDays({ days }: { days: readonly Day[] }) {
  return (
    <div className={styles.part}>
      <h2>{texts.comparedDays}</h2>
      {days.length === 0 ? (
        <p>{texts.noDays}</p>
      ) : (
        <WideTable label={texts.comparedDays} className={undefined}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.paidSum}</th>
              <th scope="col">{texts.refundedSum}</th>
              <th scope="col">{texts.fees}</th>
              <th scope="col">{texts.payouts}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <tr key={`${one.day} ${one.provider}`}>
                <th scope="row">{dayWritten(one.day)}</th>
                <Both ours={one.oursPaid} theirs={one.theirsPaid} />
                <Both ours={one.oursRefunded} theirs={one.theirsRefunded} />
                <td>{texts.amount(one.fees)}</td>
                <td>{texts.amount(one.payouts)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </div>
  )
}
