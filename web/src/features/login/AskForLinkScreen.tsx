import { api } from '@palaestra/contract'
import { CallForm, Notice, TextField } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/login'
import { CaptchaField } from '../../form/CaptchaField.tsx'
import { sendSolved } from '../../form/captcha.ts'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { takeFocus } from '../../form/takeFocus.ts'

/** Asks for a letter with a link that logs in. Whether there is such an account is told by nothing here (A04). */
export function AskForLinkScreen() {
  const [sent, setSent] = useState(false)

  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.byLink}</h1>
      {sent ? (
        <Notice kind="success">
          {/* The button has gone, and the focus with it. */}
          <p role="status" ref={takeFocus} tabIndex={-1}>
            {texts.linkSent}
          </p>
        </Notice>
      ) : (
        <div className={page.sheet}>
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
      )}
      <p>
        <Link to="/ams/login">{texts.otherWays}</Link>
      </p>
    </FormPage>
  )
}
