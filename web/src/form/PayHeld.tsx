import { Button, problemsFrom, useCountdown, useSubmit } from '@palaestra/ui'
import { useEffect, useState } from 'react'
import * as texts from '#texts/form.held'
import { timeOf } from '../frame/hours.ts'
import styles from './PayHeld.module.css'

interface Props {
  /** Until when it is kept. */
  heldUntil: string
  /** Why one need not hurry, and what the payment does. */
  noHurry: string
  /** The words of the way to pay, with what it costs. */
  pay: string
  /** The page on which it is paid. */
  ask: () => Promise<{ address: string }>
  /** Left out where it cannot be kept longer. */
  keepLonger: (() => Promise<unknown>) | undefined
  onChanged: () => Promise<unknown>
}

/** Seconds at which the time that is left is said to who does not see it. */
const saidAt = [300, 60]

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** Minutes and seconds, as on a clock; before them hours, of what was won in a ballot. */
const clockOf = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const short = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}

/** What is kept for a while: until when, the way to pay, and some minutes more for who needs them. */
export function PayHeld({ heldUntil, noHurry, pay, ask, keepLonger, onChanged }: Props) {
  const { seconds, start } = useCountdown()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew when it is kept longer, and at no other time
  useEffect(() => start(Math.max(0, Math.ceil((Date.parse(heldUntil) - Date.now()) / 1000))), [heldUntil])
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (saidAt.includes(seconds)) setSaid(texts.minutesLeft(seconds / 60))
  }, [seconds])

  const goToPay = () =>
    submit(async () => {
      setProblem(undefined)
      const { address } = await ask().catch(async (error: unknown) => {
        await onChanged()
        throw error
      })
      location.assign(address)
    })
  const keep = () =>
    submit(async () => {
      setProblem(undefined)
      await keepLonger?.().finally(onChanged)
    })
  return (
    <section className={styles.sheet} aria-labelledby="pay">
      <h2 id="pay">{texts.keptUntil(timeOf(heldUntil))}</h2>
      <p className={styles.left} aria-hidden="true">
        {clockOf(seconds)}
      </p>
      <p className={styles.quiet}>{noHurry}</p>
      <p role="status">{said}</p>
      <p role="alert">{problem}</p>
      <p className={styles.acts}>
        <Button kind="primary" aria-disabled={submitting} onClick={goToPay}>
          {pay}
        </Button>
        {keepLonger && (
          <Button kind="quiet" aria-disabled={submitting} onClick={keep}>
            {texts.fiveMinutesMore}
          </Button>
        )}
      </p>
      <p className={styles.quiet}>{texts.pageOfOthers}</p>
    </section>
  )
}
