import type { api } from '@palaestra/contract'
import { CallForm, DayField, Notice, TextField } from '@palaestra/ui'
import * as texts from '#texts/recovery'
import { CaptchaField } from '../../form/CaptchaField.tsx'
import { sendSolved } from '../../form/captcha.ts'
import page from '../../form/page.module.css'
import { Asking } from './Asking.tsx'

interface Props {
  what: string
  call: typeof api.recovery.sendUsername | typeof api.recovery.sendMemberNumber
  sent: string
  /** The forgotten thing itself, for a member who is logged in. */
  known: string | undefined
  /** True until it is sure whether it is known: the place is kept. */
  awaited: boolean
}

/** Asks for document and birthday; the forgotten thing then goes to the contact on file (T-46). */
export const Reminder = ({ what, call, sent, known, awaited }: Props) => (
  <Asking
    sent={sent}
    lead={
      <>
        <p>{what}</p>
        {(known || awaited) && (
          <div className={awaited ? page.awaited : undefined}>
            <Notice>
              <p>{known}</p>
            </Notice>
          </div>
        )}
      </>
    }
  >
    {(onAsked) => (
      <CallForm call={call} send={sendSolved} submit={texts.send} onDone={onAsked}>
        <DocumentFields />
        <CaptchaField call={call} />
      </CallForm>
    )}
  </Asking>
)

export const DocumentFields = () => (
  <>
    <TextField
      name="idNumber"
      room="digits"
      label={texts.idNumber}
      hint={texts.idNumberHint}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
    <DayField name="birthDate" label={texts.birthDate} autoComplete="bday" />
  </>
)
