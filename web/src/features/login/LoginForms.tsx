import { api } from '@palaestra/contract'
import { CallForm, CodeField, MobileField, mustFit, PasswordField, TextField, type Written } from '@palaestra/ui'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { sendLogIn, sendLoginCode } from './withCaptcha.ts'

interface Mode {
  onDone: (signedIn: { token: string }) => void
}

export const ByPassword = ({ onDone }: Mode) => (
  <CallForm call={api.login.logIn} send={sendLogIn} submit={texts.logIn} onDone={onDone}>
    <input type="hidden" name="method" value="account" />
    <TextField
      name="username"
      label={texts.username}
      hint={texts.usernameHint}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
    <PasswordField name="password" label={texts.password} autoComplete="current-password" />
  </CallForm>
)

const sendCode = ({ mobile }: Written) => {
  mustFit(api.login.sendCode.body, { mobile, solvedCaptcha: '' }, 'solvedCaptcha')
  return sendLoginCode(String(mobile))
}

export const ByCode = ({ onDone }: Mode) => (
  <CallForm call={api.login.logIn} send={send} submit={texts.logIn} onDone={onDone}>
    <input type="hidden" name="method" value="sms" />
    <MobileField name="mobile" label={texts.mobile} />
    <CodeField name="code" label={texts.code} sendCode={async (written) => sendCode(written)} />
  </CallForm>
)
