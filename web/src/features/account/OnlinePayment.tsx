import { api, refusals } from '@palaestra/contract'
import { Button, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/consent'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate } from '../../api/query.ts'
import type { Member } from './AccountScreen.tsx'
import styles from './OnlinePayment.module.css'

type Payment = NonNullable<Member['onlinePayment']>

/** How a minor’s online payment stands, and the way to ask the guardian for it (M05). */
export function OnlinePayment({ payment: { state, guardian } }: { payment: Payment }) {
  const [said, setSaid] = useState<{ kind: 'success' | 'danger'; text: string }>()
  const { submitting, submit } = useSubmit((error) => {
    setSaid({ kind: 'danger', text: problemsFrom(error).message })
    // The guardian is no longer a member, or none any more: the page showed stale data.
    const gone = error instanceof Refused && error.code === refusals.guardian_not_registered
    if (gone) void invalidate(memberInfo)
  })
  const ask = () =>
    submit(async () => {
      setSaid(undefined)
      await send(api.consent.ask, { body: {} })
      setSaid({ kind: 'success', text: texts.guardianAsked })
      await invalidate(memberInfo)
    })

  return (
    <div className={styles.payment}>
      <p>
        <strong>{texts.paymentStates[state]}</strong> {texts.paymentStatesWhat[state]}
      </p>
      <div role="status">
        {said && (
          <Notice kind={said.kind}>
            <p>{said.text}</p>
          </Notice>
        )}
      </div>
      {state !== 'authorised' && guardian === 'none' && (
        <>
          <p>{texts.noGuardian}</p>
          <p className={styles.way}>
            <Link to="/online/account/guardians">{texts.nameGuardian}</Link>
          </p>
        </>
      )}
      {state !== 'authorised' && guardian === 'no_member' && (
        <>
          <p>
            {texts.guardianNoMember} {state === 'pending' ? texts.letterComes : texts.thenAsk}
          </p>
          <p className={styles.way}>
            <Link to="/register">{texts.guardianRegisters}</Link>
          </p>
        </>
      )}
      {state !== 'authorised' && guardian === 'member' && (
        <div>
          <Button kind="quiet" aria-disabled={submitting} onClick={ask}>
            {state === 'pending' ? texts.askAgain : texts.askGuardian}
          </Button>
        </div>
      )}
    </div>
  )
}
