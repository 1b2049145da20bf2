import { api } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import { locale } from '#texts/document'
import * as texts from '#texts/erasureRequest'
import { send } from '../../api/client.ts'
import type { Request } from './erasures.ts'

interface Props {
  request: Request
  onWithdrawn: () => void
}

/** The request that is thought over, or that staff look at, and taking it back. */
export function Pending({ request: { reference, of, own, state, thinkUntil }, onWithdrawn }: Props) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const withdraw = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.erasureRequest.withdraw, { body: { reference } })
      onWithdrawn()
    })
  const name = locale === 'zh' ? (of.nameZh ?? of.namePt) : of.namePt
  return (
    <Notice kind="warning">
      <h2>{own ? texts.pending : texts.pendingOf(name)}</h2>
      <p>{state === 'thinking' ? texts.thinking(reference, longMoment(thinkUntil)) : texts.waiting(reference)}</p>
      <p role="alert">{problem}</p>
      <Button kind="quiet" aria-disabled={submitting} onClick={withdraw}>
        {texts.withdraw}
      </Button>
    </Notice>
  )
}
