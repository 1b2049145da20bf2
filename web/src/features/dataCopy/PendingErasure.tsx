import { api } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/erasureRequest'
import { send } from '../../api/client.ts'
import type { Request } from './erasures.ts'
import { nameOf } from './names.ts'

interface Props {
  request: Request
  onWithdrawn: () => void
}

/** The request that is thought over, or that staff look at, and taking it back. */
export function PendingErasure({ request: { reference, of, own, state, thinkUntil }, onWithdrawn }: Props) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const withdraw = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.erasureRequest.withdraw, { body: { reference } })
      onWithdrawn()
    })
  return (
    <Notice kind="warning">
      <h3>{own ? texts.pending : texts.pendingOf(nameOf(of))}</h3>
      <p>{state === 'thinking' ? texts.thinking(reference, longMoment(thinkUntil)) : texts.waiting(reference)}</p>
      <p role="alert">{problem}</p>
      <Button kind="quiet" aria-disabled={submitting} onClick={withdraw}>
        {texts.withdraw}
      </Button>
    </Notice>
  )
}
