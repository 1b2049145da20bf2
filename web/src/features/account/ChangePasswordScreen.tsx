import { api } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { useAnswer } from '../../api/answers.ts'
import { memberInfo } from '../../api/questions.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'
import { ChangePage } from './ChangePage.tsx'

export function ChangePasswordScreen() {
  const { data: member } = useAnswer(memberInfo)
  const [done, setDone] = useState<string>()

  return (
    <ChangePage title={texts.changePassword} done={done}>
      <p>{texts.passwordWhat}</p>
      <CallForm
        call={api.login.changePassword}
        submit={texts.changePassword}
        onDone={() => setDone(texts.passwordChanged)}
      >
        <NewPasswordFields label={texts.newPassword} username={member?.username} />
      </CallForm>
    </ChangePage>
  )
}
