import { desk } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/letter'
import { send } from '../../api/client.ts'
import type { Undelivered } from './LetterTable.tsx'

interface Props {
  letter: Undelivered
  onDone: (said: string) => void
}

/** Tries one letter again; or says why that would help nobody. */
export function SendAgain({ letter: { id, kind, toHint, again }, onDone }: Props) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  if (!again) return <>{texts.secretEnded}</>

  const sendAgain = () =>
    submit(async () => {
      setProblem(undefined)
      await send(desk.letter.sendAgain, { body: { id } })
      onDone(texts.sentAgain(texts.kinds[kind], toHint))
    })

  return (
    <>
      <Button
        kind="quiet"
        aria-disabled={submitting}
        aria-label={texts.sendWhichAgain(texts.kinds[kind], toHint)}
        onClick={sendAgain}
      >
        {texts.sendAgain}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
