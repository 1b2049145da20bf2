import { desk } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/appeal'
import { send } from '../../api/client.ts'
import { ApproveDialog } from '../../case/ApproveDialog.tsx'
import { Proposed } from '../../case/Proposed.tsx'
import { useGoingOn } from '../../case/useGoingOn.ts'
import type { Appeal } from './AppealScreen.tsx'

interface Props {
  appeal: Appeal
  decision: 'passed' | 'rejected'
  lookAgain: () => void
}

/** The word of the second person about an appeal. */
export function ProposedAppeal({ appeal, decision, lookAgain }: Props) {
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { decided, lose } = useGoingOn(appeal, { close, lookAgain })
  const { reference, missed } = appeal
  const ended = { passed: missed ? texts.missedApproved : texts.approved, rejected: texts.rejected }[decision]
  const means = { passed: texts.approvalMeans, rejected: texts.rejectionMeans }[decision]
  return (
    <>
      <Proposed
        here={appeal}
        decision={decision}
        missing=""
        onConfirm={() => setConfirming(true)}
        sendBack={() => send(desk.appeal.sendBack, { body: { reference } })}
        lookAgain={lookAgain}
      />
      {confirming && (
        <ApproveDialog
          of={appeal}
          confirming={decision}
          decide={() => send(desk.appeal.confirm, { body: { reference, decision } })}
          onClose={close}
          onLost={lose}
          onDone={(reply) => decided(decision, reply, ended(reference))}
        >
          <p>{missed ? texts.missedMeans[decision] : means}</p>
        </ApproveDialog>
      )}
    </>
  )
}
