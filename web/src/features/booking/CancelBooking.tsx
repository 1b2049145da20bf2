import { api } from '@palaestra/contract'
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

/** Gives the booking back. What it means is said before the button, and once more where it is done. */
export function CancelBooking({ booking: { reference, cancelTerms, freeUntil }, onChanged }: Props) {
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
  return (
    <section className={styles.sheet} aria-labelledby="cancel">
      <h2 id="cancel">{texts.cancel}</h2>
      <p>{texts.cancelMeans[cancelTerms](longMoment(freeUntil))}</p>
      <Button kind="danger" onClick={() => setAsks(true)}>
        {texts.cancelThis}
      </Button>
      {asks && (
        <Dialog title={texts.cancelSure} onClose={() => setAsks(false)}>
          <p>{texts.cancelMeans[cancelTerms](longMoment(freeUntil))}</p>
          <p role="alert">{problem}</p>
          <Button kind="dangerFilled" aria-disabled={submitting} onClick={cancel}>
            {texts.cancelWith[cancelTerms]}
          </Button>
          <Button kind="quiet" onClick={() => setAsks(false)}>
            {texts.keep}
          </Button>
        </Dialog>
      )}
    </section>
  )
}
