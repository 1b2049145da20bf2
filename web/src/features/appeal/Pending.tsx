import { api } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/appeal'
import { useProof } from '../../form/useProof.tsx'
import styles from './appeal.module.css'
import type { Sent } from './appeals.ts'

interface Props {
  appeal: Sent
  /** By when it is decided, and what holds until then. */
  means: string
  onWithdrawn: () => void
}

/** The appeal that staff look at, and taking it back. */
export function Pending({ appeal: { reference, statement }, means, onWithdrawn }: Props) {
  const { sendProved, dialog } = useProof()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const withdraw = () =>
    submit(async () => {
      setProblem(undefined)
      await sendProved(api.appeal.withdraw, { body: { reference } })
      onWithdrawn()
    })

  return (
    <Notice>
      <h3>{texts.waiting}</h3>
      <p>{means}</p>
      <div>
        <p className={styles.label}>{texts.said}</p>
        <p className={styles.words}>{statement}</p>
      </div>
      <p role="alert">{problem}</p>
      <Button kind="quiet" aria-disabled={submitting} onClick={withdraw}>
        {texts.withdraw}
      </Button>
      {dialog}
    </Notice>
  )
}
