import { api } from '@palaestra/contract'
import {
  CallForm,
  CodeField,
  MobileField,
  mustFit,
  PasswordField,
  Refused,
  type Send,
  TextField,
  type Written,
} from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { sendSolved, solveNewChallenge } from '../../form/captcha.ts'

interface Mode {
  onDone: (signedIn: { token: string }) => void
}

export function ByPassword({ onDone }: Mode) {
  const [refused, setRefused] = useState(false)
  const logIn: Send = async (call, given) => {
    setRefused(false)
    try {
      return await sendSolved(call, given)
    } catch (error) {
      setRefused(error instanceof Refused)
      throw error
    }
  }
  return (
    <CallForm
      call={api.login.logIn}
      send={logIn}
      submit={texts.logIn}
      wayOn={refused && <Link to="/online/account/forgot-password">{texts.forgotPassword}</Link>}
      onDone={onDone}
    >
      <input type="hidden" name="method" value="account" />
      <TextField
        name="username"
        label={texts.usernameOrNumber}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
    </CallForm>
  )
}

const sendCode = async ({ mobile }: Written) => {
  mustFit(api.login.sendCode.body, { mobile, solvedCaptcha: '' }, 'solvedCaptcha')
  const solvedCaptcha = await solveNewChallenge(api.login.sendCode)
  return sendSolved(api.login.sendCode, { body: { mobile: String(mobile), solvedCaptcha } })
}

export const ByCode = ({ onDone }: Mode) => (
  <CallForm call={api.login.logIn} send={send} submit={texts.logIn} onDone={onDone}>
    <input type="hidden" name="method" value="sms" />
    <MobileField name="mobile" label={texts.mobile} />
    <CodeField name="code" label={texts.code} sendCode={sendCode} />
  </CallForm>
)
