import { api } from '@palaestra/contract'
import { PasswordField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { useAnswer } from '../../api/answers.ts'
import { memberInfo } from '../../api/questions.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from './ChangePage.tsx'

export function ChangePasswordScreen() {
  const { data: member } = useAnswer(memberInfo)
  const [done, setDone] = useState<string>()

  return (
    <ChangePage title={texts.changePassword} done={done}>
      <p>{texts.passwordWhat}</p>
      <CallForm
        call={api.account.changePassword}
        submit={texts.changePassword}
        onDone={() => setDone(texts.passwordChanged)}
      >
        {/* Not sent, for it has no name: it tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={member?.username ?? ''} readOnly hidden />
        <PasswordField
          name="password"
          label={texts.newPassword}
          hint={texts.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField name="passwordRepeat" label={texts.newPasswordRepeat} autoComplete="new-password" />
      </CallForm>
    </ChangePage>
  )
}
