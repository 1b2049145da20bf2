import { api } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from '../../form/ChangePage.tsx'
import { NothingToConfirm } from './NothingToConfirm.tsx'
import { WhereNeeded } from './WhereNeeded.tsx'

/** Has the link to the address on file sent, once more or for the first time. */
export function ConfirmEmailScreen() {
  const { data: member, error } = useQuery(memberInfo)
  const [done, setDone] = useState<string>()
  const hint = member?.emailHint
  const known = Boolean(member ?? error)
  const instead =
    hint === null ? (
      <NothingToConfirm why={texts.emailMissing} add={{ to: '/online/account/change-email', label: texts.addEmail }} />
    ) : hint && member?.emailConfirmed ? (
      <NothingToConfirm why={texts.emailIsConfirmed(hint)} />
    ) : undefined

  return (
    <ChangePage
      title={texts.confirmEmail}
      now={hint ? texts.emailNow(hint) : ''}
      done={done}
      known={known}
      instead={instead}
      besides={texts.nothingCame}
    >
      <WhereNeeded known={known} lead={texts.confirmEmailWhat}>
        <CallForm
          call={api.contact.sendConfirmationLink}
          submit={texts.sendLink}
          onDone={({ emailHint }) => setDone(texts.linkSent(emailHint))}
        />
      </WhereNeeded>
    </ChangePage>
  )
}
