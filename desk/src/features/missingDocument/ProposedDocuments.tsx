import { desk } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/missingDocument'
import { send } from '../../api/client.ts'
import { Proposed } from '../../case/Proposed.tsx'
import { useGoingOn } from '../../case/useGoingOn.ts'
import { AcceptDocuments } from './AcceptDocuments.tsx'
import type { Documents } from './DocumentsScreen.tsx'

interface Props {
  request: Documents
  decision: 'passed' | 'rejected'
  lookAgain: () => void
}

/** The word of the second person about documents. */
export function ProposedDocuments({ request, decision, lookAgain }: Props) {
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { decided, lose } = useGoingOn(request, { close, lookAgain })
  const { reference } = request
  return (
    <>
      <Proposed
        here={request}
        decision={decision}
        words={texts.confirm}
        missing=""
        onConfirm={() => setConfirming(true)}
        sendBack={() => send(desk.missingDocument.sendBack, { body: { reference } })}
        lookAgain={lookAgain}
      />
      {confirming && (
        <AcceptDocuments
          request={request}
          confirming={decision}
          onClose={close}
          onLost={lose}
          onDone={(reply) =>
            decided(decision, reply, texts.ended[decision](reference), texts.deciding[decision](reference))
          }
        />
      )}
    </>
  )
}
