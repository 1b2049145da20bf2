import { desk, isFree, liesWithMember } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/missingDocument'
import * as said from '#texts/queue'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { status } from '../../frame/status.ts'
import type { Documents } from './DocumentsScreen.tsx'
import styles from './missingDocument.module.css'

interface Props {
  request: Documents
  lookAgain: () => void
}

/** To ask no more, as long as nobody has decided and no colleague works on it. */
export function Withdraw({ request, lookAgain }: Props) {
  const { reference, state, holder } = request
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const withdraw = () =>
    submit(async () => {
      setProblem(undefined)
      await send(desk.missingDocument.withdraw, { body: { reference } })
      setAsking(false)
      status.say(texts.withdrawn(reference))
      void client.invalidateQueries({ queryKey: ['queue'] })
      lookAgain()
    })
  const close = () => {
    setAsking(false)
    // What was refused was decided meanwhile: the page shows what.
    if (problem) lookAgain()
  }

  if (!liesWithMember(state) && !(state === 'waiting' && isFree(holder))) return null
  return (
    <div className={styles.withdraw}>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      {asking && (
        <Dialog title={texts.withdraw} onClose={close}>
          <div className={ofCase.dialog}>
            <p>{texts.withdrawMeaning}</p>
            {problem && <p role="alert">{problem}</p>}
          </div>
          <Button kind="dangerFilled" aria-disabled={submitting} onClick={withdraw}>
            {texts.withdraw}
          </Button>
          <Button kind="quiet" onClick={close}>
            {said.cancel}
          </Button>
        </Dialog>
      )}
    </div>
  )
}
