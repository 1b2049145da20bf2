import type { ApplicationPicture } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/application'
import { DecisionBar } from '../../case/DecisionBar.tsx'
import { status } from '../../frame/status.ts'
import { ApproveApplication } from './ApproveApplication.tsx'
import type { Application } from './differences.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { leadTo, stillToSee, useDecided } from './useDecided.ts'

interface Props {
  application: Application
  /** Pictures that have not been on the screen: nobody is approved unseen. */
  unseen: readonly ApplicationPicture[]
  lookAgain: () => void
}

/** The decision in two keystrokes, and on to the next application. */
export function Decision({ application, unseen, lookAgain }: Props) {
  const [asking, setAsking] = useState<'approve' | 'reject'>()
  const close = () => setAsking(undefined)
  const { decided, lose, seeAnew } = useDecided(application, { close, lookAgain })
  const [first] = unseen
  const silent = !application.bureau.answers

  const approve = () => {
    if (silent) return status.say(texts.notWhileSilent)
    if (first) return leadTo(unseen)
    setAsking('approve')
  }

  return (
    <>
      <DecisionBar
        here={application}
        missing={first ? stillToSee(unseen) : ''}
        disabled={silent}
        onApprove={approve}
        onReject={() => setAsking('reject')}
      />
      {asking === 'approve' && (
        <ApproveApplication
          application={application}
          onClose={close}
          onLost={lose}
          onUnseen={seeAnew}
          onDone={(reply) => decided('passed', reply)}
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          application={application}
          onClose={close}
          onLost={lose}
          onDone={(reply) => decided('rejected', reply)}
        />
      )}
    </>
  )
}
