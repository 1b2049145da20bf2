import { api } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/course'
import * as words from '#texts/course.mine'
import { longDay, shortMoment } from '#texts/day'
import { send } from '../../api/client.ts'
import styles from './course.module.css'
import type { Offered } from './courses.ts'
import { clockOf, useLeft } from './useLeft.ts'

interface Props {
  wait: Offered
  online: boolean
  ahead: number
  onChanged: () => Promise<unknown>
}

/** A place that is kept for the member: until when, what it costs, and the two answers. */
export function OfferedPlace({ wait, online, ahead, onChanged }: Props) {
  const { offer, course, name, venue, startsOn, amount } = wait
  const left = useLeft(offer.until, ahead)
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const answer = (takes: boolean) =>
    submit(async () => {
      setProblem(undefined)
      await send(api.waiting.answerCourse, { body: { reference: offer.reference, takes } }).finally(onChanged)
    })
  const id = `offer-${course}`
  return (
    <section className={styles.turn} aria-labelledby={id}>
      <p className={styles.quiet}>{words.cameFree}</p>
      <h2 id={id}>{name}</h2>
      <p>
        {venue} · {words.begins(longDay(startsOn))} · <b>{texts.amount(amount)}</b>
      </p>
      <Notice kind="warning">
        <p>
          <b>{words.answerBy(shortMoment(offer.until))}</b> {words.noHurry}
        </p>
      </Notice>
      <p className={styles.clock} aria-hidden="true">
        {clockOf(left)}
      </p>
      <p role="alert">{problem}</p>
      <p className={styles.acts}>
        <Button kind="primary" aria-describedby={id} aria-disabled={submitting} onClick={() => answer(true)}>
          {online && amount > 0 ? words.takeAndPay(texts.amount(amount)) : words.take}
        </Button>
        <Button kind="quiet" aria-describedby={id} aria-disabled={submitting} onClick={() => answer(false)}>
          {words.doNotTake}
        </Button>
      </p>
    </section>
  )
}
