import type { api } from '@palaestra/contract'
import { CallForm, DayField, Notice, TextField } from '@palaestra/ui'
import * as texts from '#texts/recovery'
import { CaptchaField } from '../../form/CaptchaField.tsx'
import { sendSolved } from '../../form/captcha.ts'
import { Asking } from './Asking.tsx'
import styles from './recovery.module.css'

interface Props {
  call: typeof api.recovery.sendUsername | typeof api.recovery.sendMemberNumber
  sent: string
  /** The forgotten thing itself, for a member who is logged in. */
  known: string | undefined
  /** True until it is sure whether it is known: the place is kept. */
  awaited: boolean
}

/** Asks for document and birthday; the forgotten thing then goes to the contact on file (T-46). */
export const Reminder = ({ call, sent, known, awaited }: Props) => (
  <>
    {(known || awaited) && (
      <div className={awaited ? styles.awaited : undefined}>
        <Notice>
          <p>{known}</p>
        </Notice>
      </div>
    )}
    <Asking sent={sent}>
      {(onAsked) => (
        <CallForm call={call} send={sendSolved} submit={texts.send} onDone={onAsked}>
          <DocumentFields />
          <CaptchaField call={call} />
        </CallForm>
      )}
    </Asking>
  </>
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
