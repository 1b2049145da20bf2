import { api } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/login'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from '../../form/ChangePage.tsx'
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx'

export function ChangePasswordScreen() {
  const { data: member } = useQuery(memberInfo)
  const [done, setDone] = useState<string>()

  return (
    <ChangePage title={texts.changePassword} done={done}>
      <p>{texts.changePasswordWhat}</p>
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
