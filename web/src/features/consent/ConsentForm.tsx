import { api, type ConsentState, type Reply } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/consent'
import page from '../../form/page.module.css'
import { useProof } from '../../form/useProof.tsx'
import styles from './consent.module.css'
import { nameOf } from './names.ts'
import { Said } from './Said.tsx'

interface Props {
  child: Reply<typeof api.consent.look>
  hash: string
  onDone: (state: ConsentState) => void
}

/** The question to the guardian in plain words, with its two buttons. */
export function Answer({ child, hash, onDone }: Props) {
  const { sendProved, dialog } = useProof()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const give = (authorised: boolean) => () =>
    submit(async () => {
      setProblem(undefined)
      onDone((await sendProved(api.consent.answer, { body: { hash, authorised } })).state)
    })

  return (
    <div className={page.card}>
      <p className={styles.name}>{nameOf(child)}</p>
      <p>{texts.nowIs[child.state](nameOf(child))}</p>
      <p>{texts.yesMeans}</p>
      <ul className={styles.points}>
        {texts.yesMeansPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <Link to="/readme-parent">{texts.readTerms}</Link>
      </p>
      <Said problem={problem} />
      <div className={styles.buttons}>
        <Button aria-disabled={submitting} onClick={give(true)}>
          {texts.authorise}
        </Button>
        <Button kind="quiet" aria-disabled={submitting} onClick={give(false)}>
          {texts.decline}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
