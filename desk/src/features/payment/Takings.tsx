import type { desk, Reply } from '@palaestra/contract'
import * as texts from '#texts/payment'
import { dayWritten } from '../../frame/dates.ts'
import { WideTable } from '../../frame/WideTable.tsx'
import styles from './payment.module.css'
import type { Place } from './queries.ts'

interface Props {
  takings: Reply<typeof desk.payment.takings>
  places: readonly Place[]
}

/** What has to be in the drawers today. */
export function Takings({ takings: { day, takings }, places }: Props) {
  const nameOf = (code: string) => places.find((one) => one.code === code)?.name ?? code
  const title = texts.takingsOf(dayWritten(day))
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {takings.length === 0 ? (
        <p>{texts.noTakings}</p>
      ) : (
        <WideTable label={title} className={undefined}>
          <thead>
            <tr>
              <th scope="col">{texts.place}</th>
              <th scope="col">{texts.means}</th>
              <th scope="col">{texts.takenSum}</th>
              <th scope="col">{texts.handedOutSum}</th>
              <th scope="col">{texts.balance}</th>
            </tr>
          </thead>
          <tbody>
            {takings.map(({ place, means, taken, handedOut }) => (
              <tr key={`${place} ${means}`}>
                <th scope="row">{nameOf(place)}</th>
                <td>{texts.meansNamed[means]}</td>
                <td>{texts.amount(taken)}</td>
                <td>{texts.amount(handedOut)}</td>
                <td>{texts.amount(taken - handedOut)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </div>
  )
}
