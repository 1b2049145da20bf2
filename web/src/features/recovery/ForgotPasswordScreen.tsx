import { api } from '@palaestra/contract'
import { CallForm, CodeField, MethodTabs, MobileField, mustFit, TextField, type Written } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/recovery'
import { send } from '../../api/client.ts'
import { CaptchaField } from '../../form/CaptchaField.tsx'
import { sendSolved, solveNewChallenge } from '../../form/captcha.ts'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import page from '../../form/page.module.css'
import { Asking } from './Asking.tsx'
import { AskingPage } from './AskingPage.tsx'
import { useKnownMember } from './knownMember.ts'
import { PasswordSet } from './PasswordSet.tsx'
import styles from './recovery.module.css'

/** A new password in two ways: by a link to the e-mail on file, or by a code to the phone on file (R29). */
export function ForgotPasswordScreen() {
  const [method, setMethod] = useState<'email' | 'sms'>('email')
  const [done, setDone] = useState(false)
  const { member, settled } = useKnownMember()
  if (done) return <PasswordSet />

  return (
    <AskingPage title={texts.forgotPassword} what={texts.forgotPasswordWhat} way="/online/account/forgot-password">
      <MethodTabs
        label={texts.wayToRecover}
        methods={[
          {
            name: 'email',
            label: texts.byEmail,
            panel: settled ? <ByEmail username={member?.username} /> : <div className={styles.kept} />,
          },
          { name: 'sms', label: texts.byPhone, panel: <ByPhone onDone={() => setDone(true)} /> },
        ]}
        chosen={method}
        onChoose={setMethod}
      />
    </AskingPage>
  )
}

const ByEmail = ({ username }: { username: string | undefined }) => (
  <Asking sent={texts.sent.password}>
    {(onAsked) => (
      <CallForm call={api.recovery.forgotPassword} send={sendSolved} submit={texts.sendLink} onDone={onAsked}>
        <TextField
          name="account"
          label={texts.account}
          hint={texts.accountHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username}
        />
        <CaptchaField call={api.recovery.forgotPassword} />
      </CallForm>
    )}
  </Asking>
)

const sendCode = async ({ mobile }: Written) => {
  const call = api.recovery.sendPasswordCode
  mustFit(call.body, { mobile, solvedCaptcha: '' }, 'solvedCaptcha')
  return sendSolved(call, { body: { mobile: String(mobile), solvedCaptcha: await solveNewChallenge(call) } })
}

const ByPhone = ({ onDone }: { onDone: () => void }) => (
  <div className={page.sheet}>
    <CallForm call={api.recovery.resetPassword} send={send} submit={texts.setPassword} onDone={onDone}>
      <input type="hidden" name="method" value="sms" />
      <MobileField name="mobile" label={texts.mobile} hint={texts.mobileHint} />
      <CodeField name="code" label={texts.code} sendCode={sendCode} />
      <NewPasswordFields label={texts.password} />
    </CallForm>
  </div>
)
