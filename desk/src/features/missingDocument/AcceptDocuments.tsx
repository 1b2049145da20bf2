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
  const { reference } = request
  const decide = () =>
    confirming
      ? send(desk.missingDocument.confirm, { body: { reference, decision: confirming } })
      : send(desk.missingDocument.accept, { body: { reference } })
  return (
    <ApproveDialog of={request} word={texts.decisions.approve} confirming={confirming} decide={decide} {...ways}>
      <p>{texts.means[confirming ?? 'passed']}</p>
    </ApproveDialog>
  )
}
