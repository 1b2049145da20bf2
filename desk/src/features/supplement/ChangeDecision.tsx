import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as said from '#texts/queue'
import * as texts from '#texts/supplement'
import ofCase from '../../case/case.module.css'
import { Next } from '../../case/Next.tsx'
import { useGoingOn } from '../../case/useGoingOn.ts'
import { Key } from '../../frame/Key.tsx'
import { useKeys } from '../../frame/useKeys.ts'
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
  useKeys({ a: () => setAsking('approve'), r: () => setAsking('reject') })

  return (
    <>
      <section className={ofCase.decision} aria-label={said.decision}>
        <Button aria-keyshortcuts="a" onClick={() => setAsking('approve')}>
          {said.approve}
          <Key name="A" />
        </Button>
        <Button kind="danger" aria-keyshortcuts="r" onClick={() => setAsking('reject')}>
          {said.reject}
          <Key name="R" />
        </Button>
        <Next here={change} />
      </section>
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
