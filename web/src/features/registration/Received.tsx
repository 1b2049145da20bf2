import { Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { fullDay } from '#texts/day'
import * as texts from '#texts/registration'
import { pickUpPlaces } from '../../api/lists.ts'
import { useQuery } from '../../api/query.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { takeFocus } from '../../form/takeFocus.ts'
import type { Receipt } from './entries.ts'
import styles from './registration.module.css'

/** The application is with the authority: its number, the day by which it is decided, and what comes next (M02). */
export function Received({ receipt }: { receipt: Receipt }) {
  const { reference, receivedOn, dueOn, bureauAnswered, pickUpPlace } = receipt
  const place = useQuery(pickUpPlaces).data?.items.find(({ code }) => code === pickUpPlace)
  const steps = [...texts.nextSteps(fullDay(dueOn)), ...(place ? [texts.cardIsAt(place.name, place.address)] : [])]
  return (
    <FormPage>
      <h1 ref={takeFocus} tabIndex={-1}>
        {texts.received}
      </h1>
      <Notice kind="success">
        <dl className={styles.receipt}>
          <div>
            <dt>{texts.reference}</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt>{texts.receivedOn}</dt>
            <dd>
              <time dateTime={receivedOn}>{fullDay(receivedOn)}</time>
            </dd>
          </div>
          <div>
            <dt>{texts.decidedBy}</dt>
            <dd>
              <time dateTime={dueOn}>{fullDay(dueOn)}</time>
            </dd>
          </div>
        </dl>
      </Notice>
      {!bureauAnswered && (
        <Notice>
          <p>{texts.bureauSilent}</p>
        </Notice>
      )}
      <h2>{texts.whatNext}</h2>
      <ol className={styles.next}>
        {steps.map((next) => (
          <li key={next}>{next}</li>
        ))}
      </ol>
      <p>
        <Link to="/ams/login">{texts.toLogin}</Link>
      </p>
    </FormPage>
  )
}
