import { desk, type Reply } from '@palaestra/contract'
import * as texts from '#texts/supplement'
import { send } from '../../api/client.ts'
import { ApproveDialog } from '../../case/ApproveDialog.tsx'
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

/** Says once more whose details change, or that they do not. */
export function ApproveChange({ change, confirming, ...ways }: Props) {
  const { reference } = change
  const decide = () =>
    confirming
      ? send(desk.supplement.confirm, { body: { reference, decision: confirming } })
      : send(desk.supplement.approve, { body: { reference } })
  return (
    <ApproveDialog of={change} confirming={confirming} decide={decide} {...ways}>
      <p>{confirming === 'rejected' ? texts.rejectionMeans : texts.approvalMeans}</p>
    </ApproveDialog>
  )
}
