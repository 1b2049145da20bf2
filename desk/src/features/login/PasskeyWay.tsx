import { desk, type Reply } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { closePasskeys, NoPasskey, signByPasskey } from '../../api/passkeys.ts'
import styles from './LoginScreen.module.css'

interface Props {
  pending: string
  onDone: (reply: Reply<typeof desk.login.givePasskey>) => void
}

/**
 * The second step by passkey, where there is one. It begins by itself; a browser that waits for a press, or a person who
 * closes it, finds the button.
 */
export function PasskeyWay({ pending, onDone }: Props) {
  const [offered, setOffered] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pressed = useRef(false)
  const begun = useRef(false)
  const { submitting, submit } = useSubmit((error) => {
    if (pressed.current || !(error instanceof NoPasskey)) setProblem(problemsFrom(error).message)
  })

  const prove = () =>
    submit(async () => {
      setProblem(undefined)
      const { options } = await send(desk.login.askPasskey, { body: { pending } })
      if (!options) return
      setOffered(true)
      const answer = await signByPasskey(options)
      onDone(await send(desk.login.givePasskey, { body: { pending, answer } }))
    })
  const press = () => {
    pressed.current = true
    prove()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step opens
  useEffect(() => {
    if (!begun.current) prove()
    begun.current = true
  }, [])
  useEffect(() => {
    if (offered) return () => void closePasskeys()
  }, [offered])

  if (!offered && !problem) return null
  return (
    <div className={styles.passkey}>
      {problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {offered && (
        <Button aria-disabled={submitting} onClick={press}>
          {submitting ? texts.passkeyAsked : texts.byPasskey}
        </Button>
      )}
    </div>
  )
}
