import { useState } from 'react'
import * as texts from '#texts/supplement'
import { DecisionBar } from '../../case/DecisionBar.tsx'
import { useGoingOn } from '../../case/useGoingOn.ts'
import { ApproveChange } from './ApproveChange.tsx'
import type { Change } from './ChangeScreen.tsx'
import { RejectChange } from './RejectChange.tsx'

interface Props {
  change: Change
  lookAgain: () => void
}

/** Approve, or reject with a reason at each field concerned; then on to the next case. */
export function ChangeDecision({ change, lookAgain }: Props) {
  const [asking, setAsking] = useState<'approve' | 'reject'>()
  const close = () => setAsking(undefined)
  const { decided, lose } = useGoingOn(change, { close, lookAgain })
  const { reference } = change

  return (
    <>
      <DecisionBar here={change} onApprove={() => setAsking('approve')} onReject={() => setAsking('reject')} />
      {asking === 'approve' && (
        <ApproveChange
          change={change}
          onClose={close}
          onLost={lose}
          onDone={(reply) => decided('passed', reply, texts.approved(reference))}
        />
      )}
      {asking === 'reject' && (
        <RejectChange
          change={change}
          onClose={close}
          onLost={lose}
          onDone={(reply) => decided('rejected', reply, texts.rejected(reference))}
        />
      )}
    </>
  )
}
