import { useState } from 'react'
import * as texts from '#texts/appeal'
import { DecisionBar } from '../../case/DecisionBar.tsx'
import { useGoingOn } from '../../case/useGoingOn.ts'
import type { Appeal } from './AppealScreen.tsx'
import { DecideAppeal } from './DecideAppeal.tsx'

interface Props {
  appeal: Appeal
  lookAgain: () => void
}

/** Approve or reject, each with a reason for the member; then on to the next case. */
export function AppealDecision({ appeal, lookAgain }: Props) {
  const [asking, setAsking] = useState<'passed' | 'rejected'>()
  const close = () => setAsking(undefined)
  const { decided, lose } = useGoingOn(appeal, { close, lookAgain })
  const ended = { passed: appeal.missed ? texts.missedApproved : texts.approved, rejected: texts.rejected }

  return (
    <>
      <DecisionBar here={appeal} onApprove={() => setAsking('passed')} onReject={() => setAsking('rejected')} />
      {asking && (
        <DecideAppeal
          appeal={appeal}
          decision={asking}
          onClose={close}
          onLost={lose}
          onDone={(reply) => decided(asking, reply, ended[asking](appeal.reference))}
        />
      )}
    </>
  )
}
