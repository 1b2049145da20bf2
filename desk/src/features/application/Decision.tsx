import type { ApplicationPicture } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/application'
import * as said from '#texts/queue'
import ofCase from '../../case/case.module.css'
import { Next } from '../../case/Next.tsx'
import { Key } from '../../frame/Key.tsx'
import { status } from '../../frame/status.ts'
import { useKeys } from '../../frame/useKeys.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
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
  const missing = stillToSee(unseen)
  const [first] = unseen
  const silent = !application.bureau.answers

  const approve = () => {
    if (silent) return status.say(texts.notWhileSilent)
    if (first) return leadTo(unseen)
    setAsking('approve')
  }
  useKeys({ a: approve, r: () => setAsking('reject') })

  return (
    <>
      <section className={ofCase.decision} aria-label={said.decision}>
        <Button
          aria-keyshortcuts="a"
          aria-disabled={silent || first !== undefined}
          aria-describedby={first && 'still-to-see'}
          onClick={approve}
        >
          {said.approve}
          <Key name="A" />
        </Button>
        <Button kind="danger" aria-keyshortcuts="r" onClick={() => setAsking('reject')}>
          {said.reject}
          <Key name="R" />
        </Button>
        {first && (
          // One more for each sentence: a shorter one does not move, it stands there.
          <p key={missing} id="still-to-see" className={ofCase.missing}>
            {missing}
          </p>
        )}
        <Next here={application} />
      </section>
      {asking === 'approve' && (
        <ApproveDialog
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
