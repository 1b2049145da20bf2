import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as words from '#texts/venue.waiting'
import { invalidate } from '../../api/query.ts'
import { sendSolved, solveNewChallenge } from '../../form/captcha.ts'
import { PathLink } from '../../frame/PathLink.tsx'
import type { Choice } from './choosing.ts'
import styles from './venue.module.css'

/** A court that somebody else has: the way into its waiting list, and then one’s place in it. */
export function JoinLine({ choice: { id, court, from, until } }: { choice: Choice }) {
  const [place, setPlace] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const join = () =>
    submit(async () => {
      setProblem(undefined)
      const solvedCaptcha = await solveNewChallenge(api.waiting.join)
      const joined = await sendSolved(api.waiting.join, { body: { slot: id, solvedCaptcha } })
      setPlace(joined.place)
      void invalidate({ queryKey: ['waiting'] })
    })
  return (
    <section className={styles.sheet} aria-labelledby="line">
      <h2 id="line">{words.isTaken(`${court} ${from}–${until}`)}</h2>
      <p className={styles.quiet}>{words.how}</p>
      <p role="alert">{problem}</p>
      <p role="status">{place !== undefined && words.joined(place)}</p>
      {place === undefined ? (
        <Button aria-disabled={submitting} onClick={join}>
          {words.join}
        </Button>
      ) : (
        <p>
          <PathLink uri="/waiting">{words.toWaits}</PathLink>
        </p>
      )}
    </section>
  )
}
