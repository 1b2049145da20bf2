import { useState } from 'react'
import * as texts from '#texts/missingDocument'
import { DecisionBar } from '../../case/DecisionBar.tsx'
import { useGoingOn } from '../../case/useGoingOn.ts'
import { AcceptDocuments } from './AcceptDocuments.tsx'
import { AskAgain } from './AskAgain.tsx'
import type { Documents } from './DocumentsScreen.tsx'

interface Props {
  request: Documents
  lookAgain: () => void
}

/** Accept all of it, or ask again with a reason at each document that will not do; then on to the next case. */
export function DocumentsDecision({ request, lookAgain }: Props) {
  const [asking, setAsking] = useState<'accept' | 'askAgain'>()
  const close = () => setAsking(undefined)
  const { decided, lose } = useGoingOn(request, { close, lookAgain })
  const { reference } = request

  return (
    <>
      <DecisionBar
        here={request}
        words={texts.decisions}
        onApprove={() => setAsking('accept')}
        onReject={() => setAsking('askAgain')}
      />
      {asking === 'accept' && (
        <AcceptDocuments
          request={request}
          onClose={close}
          onLost={lose}
          onDone={(reply) => decided('passed', reply, texts.ended.passed(reference), texts.deciding.passed(reference))}
        />
      )}
      {asking === 'askAgain' && (
        <AskAgain
          request={request}
          onClose={close}
          onLost={lose}
          onDone={(reply) =>
            decided('rejected', reply, texts.ended.rejected(reference), texts.deciding.rejected(reference))
          }
        />
      )}
    </>
  )
}
