import { desk } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'

interface Props {
  /** What the work account is called. */
  account: string
  /** Where one was going. */
  wanted: string | undefined
  /** Whether it is the only way in. */
  alone?: boolean
}

/** The way in by work account. */
export function AccountButton({ account, wanted, alone = false }: Props) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const leave = () =>
    submit(async () => {
      setProblem(undefined)
      const { address } = await send(desk.staffSignOn.begin, { body: {} })
      session.leaveFor(wanted)
      location.assign(address)
      // Whoever comes back by the browser’s own button finds this page as it was left, and the button works again.
      await new Promise((shown) => addEventListener('pageshow', shown, { once: true }))
    })

  return (
    <>
      <Button kind={alone ? 'primary' : 'quiet'} aria-disabled={submitting} onClick={leave}>
        {submitting ? texts.goingToAccount : texts.byAccount(account)}
      </Button>
      {problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
    </>
  )
}
