import { api } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import { longDay } from '#texts/day'
import * as texts from '#texts/supplement'
import { useProof } from '../../form/useProof.tsx'
import type { Last } from './onFile.ts'
import styles from './supplement.module.css'

interface Props {
  last: Last
  onWithdrawn: () => void
}

/** What the change says, in the order of the form. */
const linesOf = (last: Last): [string, string][] => {
  const { nameZh, dropsNameZh, surname, firstName, documentNumber, documentExpiry, photo, idCopy } = last
  const lines: [string, string | null][] = [
    [texts.fields.nameZh, dropsNameZh ? texts.none : nameZh],
    [texts.fields.surname, surname],
    [texts.fields.firstName, firstName],
    [texts.fields.documentNumber, documentNumber],
    [texts.fields.documentExpiry, documentExpiry && longDay(documentExpiry)],
    [texts.fields.photo, photo && texts.newPicture],
    [texts.fields.idCopy, idCopy && texts.newPicture],
  ]
  return lines.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

/** The change that staff look at, and taking it back. */
export function Waiting({ last, onWithdrawn }: Props) {
  const { sendProved, dialog } = useProof()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const withdraw = () =>
    submit(async () => {
      setProblem(undefined)
      await sendProved(api.supplement.withdraw, { body: { reference: last.reference } })
      onWithdrawn()
    })

  return (
    <Notice>
      <h2>{last.renews ? texts.renewalWaits : texts.changeWaits}</h2>
      <p>{texts.waits(last.reference, longDay(last.dueOn))}</p>
      <dl className={styles.asked}>
        {linesOf(last).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.oneAtATime}</p>
      <p role="alert">{problem}</p>
      <Button kind="quiet" aria-disabled={submitting} onClick={withdraw}>
        {texts.withdraw}
      </Button>
      {dialog}
    </Notice>
  )
}
