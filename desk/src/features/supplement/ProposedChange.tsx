import { desk } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/supplement'
import { send } from '../../api/client.ts'
import { Proposed } from '../../case/Proposed.tsx'
import { useGoingOn } from '../../case/useGoingOn.ts'
import { ApproveChange } from './ApproveChange.tsx'
import type { Change } from './ChangeScreen.tsx'

interface Props {
  change: Change
  decision: 'passed' | 'rejected'
  lookAgain: () => void
}

/** The word of the second person about a change. */
export function ProposedChange({ change, decision, lookAgain }: Props) {
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { decided, lose } = useGoingOn(change, { close, lookAgain })
  const { reference } = change
  const ended = { passed: texts.approved, rejected: texts.rejected }[decision]
  return (
    <>
      <Proposed
        here={change}
        decision={decision}
        missing=""
        onConfirm={() => setConfirming(true)}
        sendBack={() => send(desk.supplement.sendBack, { body: { reference } })}
        lookAgain={lookAgain}
      />
      {confirming && (
        <ApproveChange
          change={change}
          confirming={decision}
          onClose={close}
          onLost={lose}
          onDone={(reply) => decided(decision, reply, ended(reference))}
        />
      )}
    </>
  )
}
