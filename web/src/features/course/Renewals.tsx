import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/course'
import * as words from '#texts/course.mine'
import { shortMoment } from '#texts/day'
import { send } from '../../api/client.ts'
import styles from './course.module.css'
import type { Mine } from './courses.ts'

interface Props {
  renewals: Mine['renewals']
  onChanged: () => Promise<unknown>
}

/** The classes in which one may stay in the next term. */
export const Renewals = ({ renewals, onChanged }: Props) =>
  renewals.length > 0 && (
    <section className={styles.turn} aria-labelledby="renewals">
      <h2 id="renewals">{words.renewals}</h2>
      <ul className={styles.list}>
        {renewals.map((renewal) => (
          <Renewal key={renewal.course} renewal={renewal} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )

function Renewal({ renewal, onChanged }: { renewal: Mine['renewals'][number]; onChanged: Props['onChanged'] }) {
  const { course, name, amount, until } = renewal
  const [requestKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const renew = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.course.renew, { body: { course, requestKey } }, { repeatable: true }).finally(onChanged)
    })
  return (
    <li className={styles.line}>
      <div>
        <p>
          <b id={`renew-${course}`}>{name}</b>
        </p>
        <p>{words.renewUntil(shortMoment(until))}</p>
        <p role="alert">{problem}</p>
      </div>
      <Button kind="primary" aria-describedby={`renew-${course}`} aria-disabled={submitting} onClick={renew}>
        {words.renew(texts.amount(amount))}
      </Button>
    </li>
  )
}
