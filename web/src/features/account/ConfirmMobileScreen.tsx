import { api } from '@palaestra/contract'
import { CodeField } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { answers, useAnswer } from '../../api/answers.ts'
import { memberInfo } from '../../api/questions.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { useProof } from '../../form/useProof.tsx'
import { ChangePage } from './ChangePage.tsx'

export function ConfirmMobileScreen() {
  const { data: member } = useAnswer(memberInfo)
  const { sendProved, dialog } = useProof()
  const [done, setDone] = useState<string>()
  const hint = member?.mobileHint

  const showDone = ({ mobileHint }: { mobileHint: string }) => {
    answers.outdate(memberInfo)
    setDone(texts.mobileConfirmed(mobileHint))
  }

  return (
    <ChangePage title={texts.confirmMobile} now={hint ? texts.mobileNow(hint) : ''} done={done}>
      <p>{texts.confirmMobileWhat}</p>
      <CallForm call={api.contact.confirmMobile} submit={texts.confirmMobile} onDone={showDone}>
        <CodeField
          name="code"
          label={texts.code}
          hint={texts.codeToFile}
          sendCode={() => sendProved(api.contact.sendConfirmationCode, { body: {} })}
        />
      </CallForm>
      <p>
        <Link to="/online/account/change-mobile">{texts.notThisNumber}</Link>
      </p>
      {dialog}
    </ChangePage>
  )
}
