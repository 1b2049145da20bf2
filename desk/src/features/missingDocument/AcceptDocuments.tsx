import { desk, type Reply } from '@palaestra/contract'
import * as texts from '#texts/missingDocument'
import { send } from '../../api/client.ts'
import { ApproveDialog } from '../../case/ApproveDialog.tsx'
import type { Documents } from './DocumentsScreen.tsx'

interface Props {
  request: Documents
  /** What a colleague has decided, where one is the second person who confirms it. */
  confirming?: 'passed' | 'rejected'
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  onDone: (reply: Reply<typeof desk.missingDocument.accept>) => void
}

/** Says once more whose documents are accepted, or asked for again, and what follows. */
export function AcceptDocuments({ request, confirming, ...ways }: Props) {
  const { reference, receivedAt, namePt } = request
  const words = confirming
    ? { title: texts.confirmWhose[confirming](namePt, reference), button: texts.confirm[confirming] }
    : { title: texts.acceptWhose(namePt, reference), button: texts.decisions.approve }
  const decide = () =>
    confirming
      ? send(desk.missingDocument.confirm, { body: { reference, receivedAt, decision: confirming } })
      : send(desk.missingDocument.accept, { body: { reference, receivedAt } })
  return (
    <ApproveDialog of={request} words={words} decide={decide} {...ways}>
      <p>{texts.means[confirming ?? 'passed']}</p>
    </ApproveDialog>
  )
}
