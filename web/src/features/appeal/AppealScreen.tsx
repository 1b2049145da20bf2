import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/appeal'
import { longDay, longMoment } from '#texts/day'
import { useQuery } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { Succeeded } from '../../form/Succeeded.tsx'
import styles from './appeal.module.css'
import { appeals, type Sent } from './appeals.ts'
import { Pending } from './Pending.tsx'
import { Suspension } from './Suspension.tsx'

/** What holds the member back by a judgement, and what they have to say against it. */
export function AppealScreen() {
  const { data, error, refetch } = useQuery(appeals)
  const [done, setDone] = useState<string>()
  const waits = !data && !error
  const isPending = ({ missed, state }: Sent) => missed !== null && state === 'waiting'
  const pending = data?.earlier.filter(isPending) ?? []
  const earlier = data?.earlier.filter((one) => !isPending(one)) ?? []
  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <div className={styles.place} aria-busy={waits}>
        {error && !data && (
          <p role="status">
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
        {data?.holds.map((hold) => (
          <Suspension key={hold.id} hold={hold} onChanged={() => void refetch()} />
        ))}
        {data?.holds.length === 0 && <p>{texts.nothing}</p>}
        {done && <Succeeded key={done}>{done}</Succeeded>}
        {pending.map((appeal) => (
          <section key={appeal.reference} className={page.sheet}>
            <h2>{texts.missed(appeal.missed ?? '')}</h2>
            <Pending
              appeal={appeal}
              means={texts.missedWaits(appeal.reference, longDay(appeal.dueOn))}
              onWithdrawn={() => {
                setDone(texts.missedWithdrawn(appeal.reference))
                void refetch()
              }}
            />
          </section>
        ))}
        {earlier.length > 0 && <Earlier appeals={earlier} />}
        {!waits && <BackToAccount />}
      </div>
    </FormPage>
  )
}

const Earlier = ({ appeals }: { appeals: readonly Sent[] }) => (
  <section className={page.sheet}>
    <h2>{texts.earlier}</h2>
    <ul className={styles.earlier}>
      {appeals.map(({ reference, missed, state, endedAt, receivedAt, reason }) => (
        <li key={reference}>
          <p>
            <strong>{reference}</strong> <span>{longMoment(endedAt ?? receivedAt)}</span>
          </p>
          {missed && <p>{texts.missed(missed)}</p>}
          <p>{missed ? texts.missedStates[state] : texts.states[state]}</p>
          {reason && <p className={styles.words}>{texts.why(reason)}</p>}
        </li>
      ))}
    </ul>
  </section>
)
