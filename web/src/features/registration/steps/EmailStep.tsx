import { api, normaliseEmail } from '@palaestra/contract'
import { CallForm, CodeField, mustFit, TextField, wrongIn } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/registration'
import { textOf } from '../draft.ts'
import type { StepProps } from '../entries.ts'
import { Proved } from './Proved.tsx'

const twice = api.registration.sendEmail.body

/** The address that the decision and the activation link go to: typed twice, and proved by a code. */
export function EmailStep({ entries, send, onDone, keep }: StepProps) {
  const [changing, setChanging] = useState(entries.email === null)
  if (!changing)
    return (
      <Proved
        what={texts.emailProved(entries.email ?? '')}
        onGoOn={() => onDone({})}
        onChange={() => setChanging(true)}
      />
    )
  const address = { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const
  return (
    <CallForm
      call={api.registration.verifyEmail}
      send={send}
      submit={texts.verifyAndGoOn}
      shape={({ email = '', code = '' }) => ({ email, code })}
      alsoWrong={({ email = '', emailRepeat = '' }) => wrongIn(twice, { email, emailRepeat })}
      onWrite={keep}
      onDone={(_, { body: { email } }) => onDone({ email: normaliseEmail(email) })}
    >
      <TextField
        name="email"
        label={texts.fields.email}
        hint={texts.emailHint}
        {...address}
        defaultValue={textOf(entries.draft, 'email') || (entries.email ?? '')}
      />
      <TextField
        name="emailRepeat"
        label={texts.fields.emailRepeat}
        {...address}
        defaultValue={textOf(entries.draft, 'emailRepeat')}
      />
      <CodeField
        name="code"
        label={texts.emailCode}
        sendCode={async ({ email = '', emailRepeat = '' }) => {
          mustFit(twice, { email, emailRepeat })
          return send(api.registration.sendEmail, { body: { email: String(email), emailRepeat: String(emailRepeat) } })
        }}
      />
    </CallForm>
  )
}
