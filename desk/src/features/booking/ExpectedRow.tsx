import { desk, groupedMemberNumber } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useId, useState } from 'react'
import * as texts from '#texts/booking'
import { send } from '../../api/client.ts'
import { Flag } from '../../frame/Flag.tsx'
import { hourOf } from '../../frame/hours.ts'
import styles from './arrivals.module.css'
import type { Expected } from './queries.ts'

interface Props {
  expected: Expected
  /** It is noted, or taken back; with the sentence that says so. */
  onDone: (said: string) => void
}

/** Somebody who is expected: who, at which court, and whether they are there. */
export function ExpectedRow({ expected, onDone }: Props) {
  const { reference, joined, startsAt, endsAt, name, memberNumber, facility, court, due, arrivedAt, isOpen } = expected
  const id = useId()
  const [problem, setProblem] = useState('')
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message ?? ''))
  const [call, word, said] = arrivedAt
    ? ([desk.booking.takeBackArrival, texts.takeBack, texts.takenBack] as const)
    : ([desk.booking.arrive, texts.arrive, texts.arrived] as const)
  const note = () =>
    submit(async () => {
      setProblem('')
      await send(call, { body: { reference } })
      onDone(said(name))
    })
  return (
    <li className={styles.expected} data-there={arrivedAt !== null}>
      <div id={id}>
        <p className={styles.who}>
          <strong>{name}</strong> <span>{groupedMemberNumber(memberNumber)}</span>
        </p>
        <p className={styles.what}>
          <span>{texts.where(facility, court)}</span> <span>{[reference, ...joined].join(', ')}</span>{' '}
          {joined.length > 0 && (
            <span>
              {hourOf(startsAt)}–{hourOf(endsAt)}
            </span>
          )}
        </p>
        {due > 0 && <Flag kind="warning">{texts.due(due)}</Flag>}
      </div>
      <div className={styles.act}>
        {arrivedAt && <Flag kind="success">{texts.thereSince(hourOf(arrivedAt))}</Flag>}
        {isOpen && (
          <Button kind={arrivedAt ? 'quiet' : 'primary'} aria-describedby={id} disabled={submitting} onClick={note}>
            {word}
          </Button>
        )}
        {!isOpen && !arrivedAt && <span className={styles.what}>{texts.tooEarly}</span>}
        <p role="alert">{problem}</p>
      </div>
    </li>
  )
}
