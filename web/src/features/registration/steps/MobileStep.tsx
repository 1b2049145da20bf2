import { api, normaliseMobile } from '@palaestra/contract'
import { CallForm, CodeField, MobileField, mustFit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/registration'
import { textOf } from '../draft.ts'
import type { StepProps } from '../entries.ts'
import { Proved } from './Proved.tsx'

/** The mobile first: it is what proves the applicant, and what the account is later opened with. */
export function MobileStep({ entries, send, onDone, keep }: StepProps) {
  const [changing, setChanging] = useState(entries.mobile === null)
  if (!changing)
    return (
      <Proved
        what={texts.mobileProved(entries.mobile ?? '')}
        onGoOn={() => onDone({})}
        onChange={() => setChanging(true)}
      />
    )
  return (
    <CallForm
      call={api.registration.verifySms}
      send={send}
      submit={texts.verifyAndGoOn}
      onWrite={keep}
      onDone={(_, { body: { mobile } }) => onDone({ mobile: normaliseMobile(mobile) })}
    >
      <MobileField
        name="mobile"
        label={texts.fields.mobile}
        defaultValue={textOf(entries.draft, 'mobile') || (entries.mobile ?? '')}
      />
      <CodeField
        name="captcha"
        label={texts.smsCode}
        sendCode={async ({ mobile = '' }) => {
          mustFit(api.registration.sendSms.body, { mobile })
          return send(api.registration.sendSms, { body: { mobile: String(mobile) } })
        }}
      />
    </CallForm>
  )
}
