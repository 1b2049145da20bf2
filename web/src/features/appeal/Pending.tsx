import { api, type Judgement, restsWhileAppealed } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/appeal'
import { longDay } from '#texts/day'
import { useProof } from '../../form/useProof.tsx'
import styles from './appeal.module.css'
import type { Sent } from './appeals.ts'

interface Props {
  /** What it is against. */
  against: Judgement
  appeal: Sent
  onWithdrawn: () => void
}

/** The appeal that staff look at, and taking it back. */
export function Pending({ against, appeal: { reference, dueOn, statement }, onWithdrawn }: Props) {
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
      <p>{texts.waits(reference, longDay(dueOn), restsWhileAppealed(against))}</p>
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
