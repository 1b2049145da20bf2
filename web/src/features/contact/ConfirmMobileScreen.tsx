import { api } from '@palaestra/contract'
import { CodeField } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/contact'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from '../../form/ChangePage.tsx'
import { useProof } from '../../form/useProof.tsx'
import { NothingToConfirm } from './NothingToConfirm.tsx'
import { WhereNeeded } from './WhereNeeded.tsx'

export function ConfirmMobileScreen() {
  const { data: member, error } = useQuery(memberInfo)
  const { sendProved, dialog } = useProof()
  const [done, setDone] = useState<string>()
  const hint = member?.mobileHint
  const known = Boolean(member ?? error)
  const instead =
    hint === null ? (
      <NothingToConfirm
        why={texts.mobileMissing}
        add={{ to: '/online/account/change-mobile', label: texts.addMobile }}
      />
    ) : hint && member?.mobileConfirmed ? (
      <NothingToConfirm why={texts.mobileIsConfirmed(hint)} />
    ) : undefined

  const showDone = ({ mobileHint }: { mobileHint: string }) => {
    void invalidate(memberInfo)
    setDone(texts.mobileConfirmed(mobileHint))
  }

  return (
    <ChangePage
      title={texts.confirmMobile}
      now={hint ? texts.mobileNow(hint) : ''}
      done={done}
      known={known}
      instead={instead}
    >
      <WhereNeeded known={known} lead={texts.confirmMobileWhat}>
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
      </WhereNeeded>
    </ChangePage>
  )
}
