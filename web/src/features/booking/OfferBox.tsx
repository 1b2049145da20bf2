import { api } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useCountdown, useSubmit } from '@palaestra/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as texts from '#texts/booking.waiting'
import { fullDay, shortMoment } from '#texts/day'
import { send } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'
import styles from './waiting.module.css'
import type { Offered, Waiting } from './waits.ts'

interface Props {
  wait: Offered
  waiting: Waiting
  onChanged: () => Promise<unknown>
}

/** Seconds at which the time that is left is said to who does not see it. */
const saidAt = [600, 300, 60]

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** Minutes and seconds, as on a clock; of a night also hours. */
const clockOf = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`
}

/** A court that is kept for the member: until when, what it costs, and the two answers. */
export function OfferBox({ wait, waiting, onChanged }: Props) {
  const { offer, venue, facility, court, day, from, until, amount, slot } = wait
  const { reference } = offer
  const navigate = useNavigate()
  const { seconds, start } = useCountdown()
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const whole = (Date.parse(offer.until) - Date.parse(offer.since)) / 1000
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once for each offer
  useEffect(() => start(Math.max(0, Math.ceil((Date.parse(offer.until) - Date.now()) / 1000))), [offer.until])
  useEffect(() => {
    if (saidAt.includes(seconds)) setSaid(texts.minutesLeft(seconds / 60))
  }, [seconds])

  const answer = (takes: boolean) =>
    submit(async () => {
      setProblem(undefined)
      try {
        await send(api.waiting.answer, { body: { reference, takes } })
      } finally {
        await onChanged()
      }
      void invalidate({ queryKey: ['booking'] })
      if (takes) await navigate({ to: '/vbs/booking', search: { reference } })
    })
  const name = `offer-${slot}`
  return (
    <section className={styles.offer} aria-labelledby={name}>
      <div className={styles.top}>
        <div className={styles.ring} aria-hidden="true">
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="16" />
            <circle cx="18" cy="18" r="16" pathLength="1" strokeDasharray={`${Math.min(1, seconds / whole)} 1`} />
          </svg>
          <p>
            <b>{clockOf(seconds)}</b>
            <span>{texts.left}</span>
          </p>
        </div>
        <div className={styles.what}>
          <p className={styles.quiet}>{texts.cameFree}</p>
          <h2 id={name}>{texts.where(venue, facility, court)}</h2>
          <p>
            <b>{texts.when(fullDay(day).replaceAll('\u00a0', ' '), from, until)}</b> · <b>{texts.amount(amount)}</b>
          </p>
        </div>
      </div>
      <Notice kind="warning">
        <p>
          <b>{texts.answerBy(shortMoment(offer.until))}</b> {texts.noHurry}
        </p>
      </Notice>
      <p role="status" className="unseen">
        {said}
      </p>
      <p role="alert">{problem}</p>
      <p className={styles.acts}>
        <Button kind="primary" aria-describedby={name} aria-disabled={submitting} onClick={() => answer(true)}>
          {waiting.online && amount > 0 ? texts.takeAndPay(amount) : texts.take}
        </Button>
        <Button kind="quiet" aria-describedby={name} aria-disabled={submitting} onClick={() => answer(false)}>
          {texts.doNotTake}
        </Button>
      </p>
      <p className={styles.quiet}>
        {waiting.online && amount > 0 && texts.timeToPay(waiting.minutesToPay)} {texts.quota(offer.used, offer.most)}
      </p>
    </section>
  )
}
