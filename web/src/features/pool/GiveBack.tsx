import { api } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/pool.ticket'
import { send } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'
import styles from './pool.module.css'
import type { Ticket } from './tickets.ts'

interface Props {
  ticket: Ticket
  /** It is given back, or can be no more. */
  onChanged: () => Promise<unknown>
}

/** What it means to give it back now, for the money and for others. */
const meaning = ({ state, paid, amount }: Ticket) => {
  if (state === 'held') return texts.giveBackHeld
  return paid && amount > 0 ? texts.giveBackPaid(texts.amount(amount)) : texts.giveBackFree
}

/** Gives the ticket back. What goes back is said before the button, and on the button that does it. */
export function GiveBack({ ticket, onChanged }: Props) {
  const { reference, mayGiveBack, paid, amount } = ticket
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  if (!mayGiveBack) return null
  const giveBack = () =>
    submit(async () => {
      setProblem(undefined)
      try {
        await send(api.pool.giveBack, { body: { reference } })
        setAsks(false)
        void invalidate({ queryKey: ['pool', 'quota'] })
      } finally {
        await onChanged()
      }
    })
  return (
    <section className={styles.panel} aria-labelledby="giveBack">
      <h2 id="giveBack">{texts.giveBack}</h2>
      <p>{meaning(ticket)}</p>
      <Button kind="danger" onClick={() => setAsks(true)}>
        {texts.giveBackThis}
      </Button>
      {asks && (
        <Dialog title={texts.giveBackSure} onClose={() => setAsks(false)}>
          <p>{meaning(ticket)}</p>
          <p role="alert">{problem}</p>
          <Button kind="dangerFilled" aria-disabled={submitting} onClick={giveBack}>
            {paid && amount > 0 ? texts.giveBackAndRefund(texts.amount(amount)) : texts.giveBack}
          </Button>
          <Button kind="quiet" onClick={() => setAsks(false)}>
            {texts.keep}
          </Button>
        </Dialog>
      )}
    </section>
  )
}
