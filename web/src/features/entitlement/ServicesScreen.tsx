import { Button } from '@palaestra/ui'
import * as texts from '#texts/entitlement'
import { useQuery } from '../../api/query.ts'
import { type Answer, serviceList } from '../../api/services.ts'
import { Reason, WhyNot } from '../../form/WhyNot.tsx'
import styles from './entitlement.module.css'
import { Related } from './Related.tsx'

/** What closes several services at once, as a suspension does: said once, above them. */
const sharedReason = (answers: Answer[]) =>
  answers.find(({ reason, message }, at) => reason && answers.slice(at + 1).some((other) => other.message === message))

/** To whom nothing is suspended nobody speaks of appeals. */
const isShown = ({ reason }: Answer) => reason !== 'nothing_to_appeal'

/** The services with their state, and of a closed one why and what helps (R46). */
export function ServicesScreen() {
  const { data, error, refetch } = useQuery(serviceList)
  const shared = data && sharedReason(data.items)

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
      {shared && <WhyNot answer={shared} />}
      <ul className={styles.list} aria-busy={!data && !error}>
        {data?.items.filter(isShown).map((answer) => (
          <li key={answer.service} data-state={answer.state}>
            <h2>{texts.names[answer.service]}</h2>
            <p className={styles.state}>
              {answer.state === 'yes' && (
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m4 10.5 4 4 8-9" />
                </svg>
              )}
              {texts.states[answer.state]}
            </p>
            {answer.state !== 'yes' && answer.message !== shared?.message && <Reason answer={answer} />}
          </li>
        ))}
      </ul>
      {(data || error) && <Related />}
    </div>
  )
}
