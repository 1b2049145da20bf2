import { Button } from '@palaestra/ui'
import * as texts from '#texts/entitlement'
import { useQuery } from '../../api/query.ts'
import { serviceList } from '../../api/services.ts'
import { Reason } from '../../form/WhyNot.tsx'
import styles from './entitlement.module.css'

/** The services with their state, and of a closed one why and what helps (R46). */
export function ServicesScreen() {
  const { data, error, refetch } = useQuery(serviceList)

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.services}</h1>
      <p role="status">
        {error && (
          <>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </>
        )}
      </p>
      <ul className={styles.list} aria-busy={!data}>
        {data?.items.map((answer) => (
          <li key={answer.service} data-state={answer.state}>
            <h2>{texts.names[answer.service]}</h2>
            <p className={styles.state}>{texts.states[answer.state]}</p>
            {answer.state !== 'yes' && <Reason answer={answer} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
