import { desk } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/missingDocument'
import { send } from '../../api/client.ts'
import { status } from '../../frame/status.ts'
import { AskAgain } from './AskAgain.tsx'
import type { Documents } from './DocumentsScreen.tsx'
import styles from './missingDocument.module.css'

interface Props {
  request: Documents
  lookAgain: () => void
}

/** Accept all of it, ask again with a reason at each document that will not do, or ask no more. */
export function Decision({ request, lookAgain }: Props) {
  const { reference, state } = request
  const [begun, setBegun] = useState<'askAgain' | 'withdraw'>()
  const [problem, setProblem] = useState<string>()
  const client = useQueryClient()
  const { submitting, submit } = useSubmit((error) => {
    setProblem(problemsFrom(error).message)
    lookAgain()
  })
  const end = (said: string) => {
    setBegun(undefined)
    status.say(said)
    void client.invalidateQueries({ queryKey: ['queue'] })
    lookAgain()
  }
  const decide = (call: typeof desk.missingDocument.accept | typeof desk.missingDocument.withdraw, said: string) =>
    submit(async () => {
      setProblem(undefined)
      await send(call, { body: { reference } })
      end(said)
    })

  return (
    <section className={styles.decision} aria-label={texts.decision}>
      <p role="alert">{problem}</p>
      {state === 'delivered' && (
        <>
          <Button
            aria-disabled={submitting}
            onClick={() => decide(desk.missingDocument.accept, texts.accepted(reference))}
          >
            {texts.accept}
          </Button>
          <Button kind="danger" onClick={() => setBegun('askAgain')}>
            {texts.askAgain}
          </Button>
        </>
      )}
      <Button kind="quiet" onClick={() => setBegun('withdraw')}>
        {texts.withdraw}
      </Button>
      {begun === 'askAgain' && (
        <AskAgain
          request={request}
          onClose={() => setBegun(undefined)}
          onDone={() => end(texts.askedAgain(reference))}
        />
      )}
      {begun === 'withdraw' && (
        <Dialog title={texts.withdraw} onClose={() => setBegun(undefined)}>
          <p>{texts.withdrawMeaning}</p>
          <div className={styles.decision}>
            <Button
              kind="dangerFilled"
              aria-disabled={submitting}
              onClick={() => decide(desk.missingDocument.withdraw, texts.withdrawn(reference))}
            >
              {texts.withdraw}
            </Button>
            <Button kind="quiet" onClick={() => setBegun(undefined)}>
              {texts.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
