import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/payment'
import { send } from '../../api/client.ts'
import styles from './payment.module.css'

/** Leads to the page of the provider, which is somebody else’s. Pressed twice, it is the same page. */
export function PayButton({ order, amount }: { order: string; amount: number }) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const pay = () =>
    submit(async () => {
      setProblem(undefined)
      const { address } = await send(api.payment.checkout, { body: { order } })
      location.assign(address)
    })
  return (
    <div className={styles.pay}>
      <p role="alert">{problem}</p>
      <Button kind="primary" aria-disabled={submitting} onClick={pay}>
        {texts.toPage(texts.amountWritten(amount))}
      </Button>
      <p className={styles.quiet}>{texts.pageOfOthers}</p>
    </div>
  )
}
