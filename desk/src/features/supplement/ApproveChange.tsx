import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as said from '#texts/queue'
import * as texts from '#texts/supplement'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { isLost } from '../../case/lost.ts'
import type { Change } from './ChangeScreen.tsx'

interface Props {
  change: Change
  /** What a colleague has decided, where one is the second person who confirms it. */
  confirming?: 'passed' | 'rejected'
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  onDone: (reply: Reply<typeof desk.supplement.approve>) => void
}

/** Says once more whose details change, or that they do not. The first button has the focus: Enter approves. */
export function ApproveChange({ change, confirming, onClose, onLost, onDone }: Props) {
  const { reference, namePt } = change
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => {
    if (error instanceof Refused && isLost(error.code)) return onLost(error.code)
    setProblem(problemsFrom(error).message)
  })
  const approve = () =>
    submit(async () => {
      setProblem(undefined)
      onDone(
        await (confirming
          ? send(desk.supplement.confirm, { body: { reference, decision: confirming } })
          : send(desk.supplement.approve, { body: { reference } })),
      )
    })
  return (
    <Dialog
      title={confirming ? said.confirmWhom[confirming](namePt, reference) : said.approveWhom(namePt, reference)}
      onClose={onClose}
    >
      <div className={ofCase.dialog}>
        <p>{confirming === 'rejected' ? texts.rejectionMeans : texts.approvalMeans}</p>
        {problem && (
          <div role="alert">
            <Notice kind="danger">
              <p>{problem}</p>
            </Notice>
          </div>
        )}
      </div>
      <Button aria-disabled={submitting} onClick={approve}>
        {confirming ? said.confirm[confirming] : said.approve}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {said.cancel}
      </Button>
    </Dialog>
  )
}
