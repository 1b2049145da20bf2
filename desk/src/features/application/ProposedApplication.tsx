import { type ApplicationPicture, desk } from '@palaestra/contract'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { Proposed } from '../../case/Proposed.tsx'
import { ApproveApplication } from './ApproveApplication.tsx'
import type { Application } from './differences.ts'
import { leadTo, stillToSee, useDecided } from './useDecided.ts'

interface Props {
  application: Application
  decision: 'passed' | 'rejected'
  /** Pictures that have not been on the screen: the second person has seen them, too. */
  unseen: readonly ApplicationPicture[]
  lookAgain: () => void
}

/** The word of the second person about an application. */
export function ProposedApplication({ application, decision, unseen, lookAgain }: Props) {
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { decided, lose, seeAnew } = useDecided(application, { close, lookAgain })
  const toSee = decision === 'passed' ? unseen : []
  const { reference } = application
  return (
    <>
      <Proposed
        here={application}
        decision={decision}
        missing={toSee.length > 0 ? stillToSee(toSee) : ''}
        onConfirm={() => (toSee.length > 0 ? leadTo(toSee) : setConfirming(true))}
        sendBack={() => send(desk.application.sendBack, { body: { reference } })}
        lookAgain={lookAgain}
      />
      {confirming && (
        <ApproveApplication
          application={application}
          confirming={decision}
          onClose={close}
          onLost={lose}
          onUnseen={seeAnew}
          onDone={(reply) => decided(decision, reply)}
        />
      )}
    </>
  )
}
