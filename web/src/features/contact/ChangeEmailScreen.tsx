import { api } from '@palaestra/contract'
import { TextField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from '../../form/ChangePage.tsx'

/** Also for the first address of who has none. Nothing changes before the link to it is followed. */
export function ChangeEmailScreen() {
  const { data: member } = useQuery(memberInfo)
  const [done, setDone] = useState<string>()
  const hint = member?.emailHint
  const isFirst = hint === null

  return (
    <ChangePage
      title={isFirst ? texts.addEmail : texts.changeEmail}
      now={hint ? texts.emailNow(hint) : ''}
      done={done}
      besides={texts.nothingCame}
    >
      <p>{isFirst ? texts.addEmailWhat : texts.emailWhat}</p>
      <CallForm
        call={api.contact.changeEmail}
        submit={texts.sendLink}
        onDone={({ emailHint }) => setDone(texts.linkSent(emailHint))}
      >
        <TextField name="email" label={texts.newEmail} type="email" autoComplete="email" />
        <TextField name="emailRepeat" label={texts.newEmailRepeat} type="email" autoComplete="off" />
      </CallForm>
    </ChangePage>
  )
}
