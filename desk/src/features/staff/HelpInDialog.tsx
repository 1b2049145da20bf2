import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import type { Colleague } from './ColleaguesScreen.tsx'
import styles from './staff.module.css'

interface Props {
  colleague: Colleague
  onClose: () => void
}

/** Says what it does, does it, and shows the code: here, and nowhere again. */
export function HelpInDialog({ colleague: { username, name }, onClose }: Props) {
  const [given, setGiven] = useState<Reply<typeof desk.staff.helpIn>>()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const help = () =>
    submit(async () => {
      setProblem(undefined)
      setGiven(await send(desk.staff.helpIn, { body: { username } }))
    })

  return (
    <Dialog title={texts.helpWhom(name)} onClose={onClose}>
      {given ? (
        <div role="status">
          <p>{texts.helped(name, given.minutes)}</p>
          <p>
            <code className={styles.code}>{given.code}</code>
          </p>
        </div>
      ) : (
        <p>{texts.helpMeans}</p>
      )}
      {problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {!given && (
        <Button aria-disabled={submitting} onClick={help}>
          {texts.help}
        </Button>
      )}
      <Button kind="quiet" onClick={onClose}>
        {given ? texts.close : texts.cancel}
      </Button>
    </Dialog>
  )
}
