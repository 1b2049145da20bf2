import { api, refusals } from '@palaestra/contract'
import { CallForm, CodeField, DayField, Notice, Refused, TextField } from '@palaestra/ui'
import { useState } from 'react'
import * as frame from '#texts/frame'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { CaptchaField } from '../../form/CaptchaField.tsx'
import { sendSolved } from '../../form/captcha.ts'
import { settings } from '../../settings.ts'
import styles from './MemberCodeLogin.module.css'

interface Props {
  onDone: (signedIn: { token: string }) => void
}

/** One login in two short steps: what one knows, then a code to what one has (A03). */
export function ByMemberCode({ onDone }: Props) {
  const [pending, setPending] = useState<string>()
  const again = () => setPending(undefined)

  if (pending) return <CodeStep key={pending} pending={pending} onDone={onDone} onAgain={again} />
  return (
    <CallForm
      call={api.login.verify}
      send={sendSolved}
      submit={texts.goOn}
      onDone={(reply) => setPending(reply.pending)}
    >
      <TextField
        name="memberNumber"
        label={texts.memberNumber}
        hint={texts.memberNumberHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="idNumber"
        label={texts.idNumber}
        hint={texts.idNumberHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <DayField name="birthDate" label={texts.birthDate} autoComplete="bday" />
      <CaptchaField call={api.login.verify} quiet />
    </CallForm>
  )
}

interface StepProps extends Props {
  pending: string
  onAgain: () => void
}

function CodeStep({ pending, onDone, onAgain }: StepProps) {
  const [hint, setHint] = useState<string | undefined>(texts.sendingCode)
  const [unreachable, setUnreachable] = useState(false)
  const beginAgain = (
    <button type="button" className={styles.again} onClick={onAgain}>
      {texts.beginAgain}
    </button>
  )

  const sendCode = async () => {
    try {
      const sent = await send(api.login.sendPendingCode, { body: { pending } })
      setHint(texts.codeSentBy[sent.channel])
      return sent
    } catch (error) {
      // None is on its way. Of one that was sent before, what was said is still so.
      setHint((said) => (said === texts.sendingCode ? undefined : said))
      if (error instanceof Refused && error.code === refusals.contact_missing) setUnreachable(true)
      throw error
    }
  }

  if (unreachable)
    return (
      <>
        <Notice kind="warning">
          <p role="alert">{texts.noContact}</p>
          <p>{texts.hotline(settings.hotline, frame.supportHours)}</p>
        </Notice>
        {beginAgain}
      </>
    )
  return (
    <CallForm call={api.login.logIn} send={send} submit={texts.logIn} onDone={onDone} aside={beginAgain}>
      <input type="hidden" name="method" value="member_code" />
      <input type="hidden" name="pending" value={pending} />
      <CodeField name="code" label={texts.codeOnFile} hint={hint} sendCode={sendCode} atOnce />
    </CallForm>
  )
}
