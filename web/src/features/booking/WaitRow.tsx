import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/booking.waiting'
import { fullDay } from '#texts/day'
import { send } from '../../api/client.ts'
import styles from './waiting.module.css'
import type { Wait } from './waits.ts'

interface Props {
  wait: Wait
  /** Left out where one waits no longer. */
  onChanged?: () => Promise<unknown>
}

/** A line, with one’s place in it and the way out; or what has become of it. */
export function WaitRow({ wait, onChanged }: Props) {
  const { slot, venue, facility, court, day, from, until, place, state } = wait
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const leave = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.waiting.leave, { body: { slot } })
      await onChanged?.()
    })
  const what = `${court} ${fullDay(day).replaceAll('\u00a0', ' ')} ${from}–${until}`
  return (
    <li className={styles.row}>
      <div>
        <p>
          <b>{texts.when(fullDay(day).replaceAll('\u00a0', ' '), from, until)}</b>
        </p>
        <p className={styles.quiet}>{texts.where(venue, facility, court)}</p>
        <p className={styles.state}>{place === null ? texts.states[state] : texts.place(place)}</p>
        <p role="alert">{problem}</p>
      </div>
      {onChanged && (
        <Button kind="quiet" aria-label={texts.leaveThis(what)} aria-disabled={submitting} onClick={leave}>
          {texts.leave}
        </Button>
      )}
    </li>
  )
}
