import { api } from '@palaestra/contract'
import { Button, problemsFrom, useCountdown, useSubmit } from '@palaestra/ui'
import { useEffect, useState } from 'react'
import * as texts from '#texts/booking'
import { send } from '../../api/client.ts'
import styles from './booking.module.css'
import type { OneBooking } from './bookings.ts'
import { timeOf } from './hours.ts'

interface Props {
  booking: OneBooking
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

/** A court that is kept for a while: until when, the way to pay, and some minutes more for who needs them. */
export function PayBooking({ booking, onChanged }: Props) {
  const { reference, amount, heldUntil, mayKeepLonger } = booking
  const { seconds, start } = useCountdown()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew when it is kept longer, and at no other time
  useEffect(() => {
    if (heldUntil) start(Math.max(0, Math.ceil((Date.parse(heldUntil) - Date.now()) / 1000)))
  }, [heldUntil])
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (saidAt.includes(seconds)) setSaid(texts.minutesLeft(seconds / 60))
  }, [seconds])
  if (!heldUntil) return null

  const pay = () =>
    submit(async () => {
      setProblem(undefined)
      const { address } = await send(api.booking.pay, { body: { reference } }).catch(async (error: unknown) => {
        await onChanged()
        throw error
      })
      location.assign(address)
    })
  const keepLonger = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.booking.keepLonger, { body: { reference } }).finally(onChanged)
    })
  return (
    <section className={styles.sheet} aria-labelledby="pay">
      <h2 id="pay">{texts.keptUntil(timeOf(heldUntil))}</h2>
      <p className={styles.left} aria-hidden="true">
        {clockOf(seconds)}
      </p>
      <p className={styles.quiet}>{texts.noHurry}</p>
      <p role="status">{said}</p>
      <p role="alert">{problem}</p>
      <p className={styles.acts}>
        <Button kind="primary" aria-disabled={submitting} onClick={pay}>
          {texts.pay(amount)}
        </Button>
        {mayKeepLonger && (
          <Button kind="quiet" aria-disabled={submitting} onClick={keepLonger}>
            {texts.fiveMinutesMore}
          </Button>
        )}
      </p>
      <p className={styles.quiet}>{texts.pageOfOthers}</p>
    </section>
  )
}
