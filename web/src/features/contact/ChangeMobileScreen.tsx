import { api } from '@palaestra/contract'
import { CodeField, MobileField, mustFit, type Written } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from '../../form/ChangePage.tsx'
import { useProof } from '../../form/useProof.tsx'

/** A code to the new number proves it; that it is somebody else’s, only who holds it learns. */
export function ChangeMobileScreen() {
  const { data: member } = useQuery(memberInfo)
  const { sendProved, dialog } = useProof()
  const [done, setDone] = useState<string>()
  const hint = member?.mobileHint

  const sendCode = async ({ mobile }: Written) => {
    mustFit(api.contact.sendMobileCode.body, { mobile })
    return sendProved(api.contact.sendMobileCode, { body: { mobile: String(mobile) } })
  }
  const showDone = ({ mobileHint }: { mobileHint: string }) => {
    void invalidate(memberInfo)
    setDone(texts.mobileChanged(mobileHint))
  }

  return (
    <ChangePage title={texts.changeMobile} now={hint ? texts.mobileNow(hint) : ''} done={done}>
      <p>{texts.mobileWhat}</p>
      <CallForm call={api.contact.changeMobile} submit={texts.changeMobile} onDone={showDone}>
        <MobileField name="mobile" label={texts.newMobile} />
        <CodeField name="code" label={texts.code} hint={texts.codeToNew} sendCode={sendCode} />
      </CallForm>
      {dialog}
    </ChangePage>
  )
}
