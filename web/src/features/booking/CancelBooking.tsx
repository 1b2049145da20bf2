import { api, type CancelTerms } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/booking'
import { longMoment } from '#texts/day'
import { send } from '../../api/client.ts'
import styles from './booking.module.css'
import type { OneBooking } from './bookings.ts'

interface Props {
  booking: OneBooking
  /** It is cancelled, or what cancelling means has changed. */
  onChanged: () => Promise<unknown>
}

/** What it means to cancel now: for the money, and for what one may book instead. */
const meaning = ({ state, paid, amount, freeUntil }: OneBooking, terms: CancelTerms) => {
  if (state === 'held') return texts.cancelHeld
  const until = longMoment(freeUntil)
  return paid ? texts.cancelPaidMeans[terms](until, amount) : texts.cancelMeans[terms](until)
}

/** Gives the booking back. What it means is said before the button, and once more where it is done. */
export function CancelBooking({ booking, onChanged }: Props) {
  const { reference, cancelTerms } = booking
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  if (!cancelTerms) return null
  const cancel = () =>
    submit(async () => {
      setProblem(undefined)
      try {
        await send(api.booking.cancel, { body: { reference, terms: cancelTerms } })
        setAsks(false)
      } finally {
        await onChanged()
      }
    })
  const means = meaning(booking, cancelTerms)
  const withWhat =
    booking.paid && cancelTerms === 'free' ? texts.cancelAndRefund(booking.amount) : texts.cancelWith[cancelTerms]
  return (
    <section className={styles.sheet} aria-labelledby="cancel">
      <h2 id="cancel">{texts.cancel}</h2>
      <p>{means}</p>
      <Button kind="danger" onClick={() => setAsks(true)}>
        {texts.cancelThis}
      </Button>
      {asks && (
        <Dialog title={texts.cancelSure} onClose={() => setAsks(false)}>
          <p>{means}</p>
          <p role="alert">{problem}</p>
          <Button kind="dangerFilled" aria-disabled={submitting} onClick={cancel}>
            {withWhat}
          </Button>
          <Button kind="quiet" onClick={() => setAsks(false)}>
            {texts.keep}
          </Button>
        </Dialog>
      )}
    </section>
  )
}
