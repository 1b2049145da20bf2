import { api, refusals, registrationSteps } from '@palaestra/contract'
import { Refused, type Send, StepForm, TextField, Unfit, wrongIn } from '@palaestra/ui'
import { useRef, useState } from 'react'
import * as texts from '#texts/registration'
import { textOf } from '../draft.ts'
import type { StepProps } from '../entries.ts'
import styles from '../registration.module.css'

/** Undefined where it is free; else the authority’s sentence. */
const takenBy = (send: Send, username: string) =>
  send(api.registration.exist, { body: { field: 'username', value: username } }).then(
    () => undefined,
    (error) => {
      const no =
        error instanceof Refused &&
        [refusals.username_taken, refusals.username_format].some((one) => one === error.code)
      if (!no) throw error
      return error.message
    },
  )

/** The name that one will log in with; the password comes with the activation. */
export function AccountStep({ entries: { draft }, send, onDone, keep, save }: StepProps) {
  const [told, setTold] = useState<{ sentence: string; taken: boolean }>()
  const asked = useRef('')

  const checkTaken = async (username: string) => {
    if (asked.current === username || Object.keys(wrongIn(registrationSteps.account, { username })).length > 0) return
    asked.current = username
    try {
      const taken = await takenBy(send, username)
      if (asked.current === username) setTold({ sentence: taken ?? texts.usernameFree, taken: Boolean(taken) })
    } catch {
      // Asked once more when one goes on.
      asked.current = ''
    }
  }

  return (
    <StepForm
      schema={registrationSteps.account}
      submit={texts.goOn}
      onWrite={(written) => {
        setTold(undefined)
        asked.current = ''
        keep(written)
      }}
      onStep={async ({ username }) => {
        const taken = await takenBy(send, username)
        if (taken) {
          // The error says it now, and leaving the field once more would say it a second time.
          asked.current = username
          setTold(undefined)
          throw new Unfit({ username: taken })
        }
        onDone({ draft: await save({ username }) })
      }}
    >
      <div className={styles.withAdvice}>
        <TextField
          name="username"
          room="name"
          label={texts.fields.username}
          hint={texts.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={textOf(draft, 'username')}
          onBlur={({ currentTarget }) => void checkTaken(currentTarget.value)}
        />
        <p role="status" className={`${styles.told} ${told && !told.taken ? styles.free : styles.advice}`}>
          {told?.sentence}
        </p>
      </div>
    </StepForm>
  )
}
