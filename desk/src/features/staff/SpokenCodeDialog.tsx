import { Button, Dialog, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/staff'
import styles from './staff.module.css'

interface Given {
  code: string
  /** What to do with it. */
  said: string
}
interface Props {
  title: string
  /** What it does. */
  meaning: string
  act: string
  ask: () => Promise<Given>
  onClose: () => void
}

/** Says what it does, does it, and shows the code to be spoken: here, and nowhere again. */
export function SpokenCodeDialog({ title, meaning, act, ask, onClose }: Props) {
  const [given, setGiven] = useState<Given>()
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const get = () =>
    submit(async () => {
      setProblem(undefined)
      setGiven(await ask())
    })

  return (
    <Dialog title={title} onClose={onClose}>
      {given ? (
        <div role="status">
          <p>{given.said}</p>
          <p>
            <code className={styles.code}>{given.code}</code>
          </p>
        </div>
      ) : (
        <p>{meaning}</p>
      )}
      {problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {!given && (
        <Button aria-disabled={submitting} onClick={get}>
          {act}
        </Button>
      )}
      <Button kind="quiet" onClick={onClose}>
        {given ? texts.close : texts.cancel}
      </Button>
    </Dialog>
  )
}
