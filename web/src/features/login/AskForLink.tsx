import { api } from '@palaestra/contract'
import { CallForm, TextField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/login'
import { CaptchaField } from '../../form/CaptchaField.tsx'
import { sendSolved } from '../../form/captcha.ts'
import { Succeeded } from '../../form/Succeeded.tsx'
import styles from './AskForLink.module.css'

/**
 * Asks for a letter with a link that logs in. Whether there is such an account is told by nothing here (A04). `sheet` is
 * what the form stands on: what has been done stands alone.
 */
export function AskForLink({ sheet = styles.asking }: { sheet?: string | undefined }) {
  const [sent, setSent] = useState(false)
  if (sent) return <Succeeded>{texts.linkSent}</Succeeded>
  return (
    <div className={sheet}>
      <p>{texts.linkHow}</p>
      <CallForm call={api.login.askForLink} send={sendSolved} submit={texts.sendLink} onDone={() => setSent(true)}>
        <TextField
          name="account"
          label={texts.usernameOrEmail}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CaptchaField call={api.login.askForLink} quiet />
      </CallForm>
    </div>
  )
}
