import { api } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/course'
import * as words from '#texts/course.mine'
import { send } from '../../api/client.ts'
import styles from './course.module.css'
import type { Enrolment } from './courses.ts'

interface Props {
  enrolment: Enrolment
  /** It is given back, or what goes back has changed. */
  onChanged: () => Promise<unknown>
}

/** What it means to give it back now, for the money and for others. */
const meaning = ({ state, paid }: Enrolment, refund: number) => {
  if (state === 'held' || !paid) return words.withdrawFree
  return refund > 0 ? words.withdrawRefunds(texts.amount(refund)) : words.withdrawRefundsNothing
}

/** Gives the place back. What goes back is said before the button, and on the button that does it. */
export function Withdraw({ enrolment, onChanged }: Props) {
  const { reference, name, refund } = enrolment
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  if (refund === null) return null
  const withdraw = () =>
    submit(async () => {
      setProblem(undefined)
      try {
        await send(api.course.withdraw, { body: { reference, refundExpected: refund } })
        setAsks(false)
      } finally {
        await onChanged()
      }
    })
  return (
    <div className={styles.stack}>
      <p>
        <Button kind="danger" aria-describedby={reference} onClick={() => setAsks(true)}>
          {words.withdrawThis}
        </Button>
      </p>
      {asks && (
        <Dialog title={words.withdrawSure(name)} onClose={() => setAsks(false)}>
          <p>{meaning(enrolment, refund)}</p>
          <p role="alert">{problem}</p>
          <Button kind="dangerFilled" aria-disabled={submitting} onClick={withdraw}>
            {refund > 0 ? words.withdrawAndReceive(texts.amount(refund)) : words.withdraw}
          </Button>
          <Button kind="quiet" onClick={() => setAsks(false)}>
            {words.keep}
          </Button>
        </Dialog>
      )}
    </div>
  )
}
