import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, Notice } from '@palaestra/ui'
import { useMutation } from '@tanstack/react-query'
import * as texts from '#texts/application'
import { send } from '../../api/client.ts'
import { useOnce } from '../../frame/useOnce.ts'
import styles from './application.module.css'
import { type Application, differencesIn } from './differences.ts'
import { GuardianWarnings } from './GuardianWarnings.tsx'

interface Props {
  application: Application
  onClose: () => void
  onDone: (reply: Reply<typeof desk.application.approve>) => void
}

/** Says once more who becomes a member, and what speaks against it. The first button has the focus: Enter approves. */
export function ApproveDialog({ application, onClose, onDone }: Props) {
  const { reference, namePt, duplicates, record, guardian } = application
  const differences = differencesIn(application).length
  const approving = useMutation({
    mutationFn: () => send(desk.application.approve, { body: { reference } }),
    onSuccess: onDone,
  })
  const approve = useOnce(approving.mutateAsync)

  return (
    <Dialog title={texts.approveWhom(namePt, reference)} onClose={onClose}>
      <div className={styles.dialog}>
        {guardian && <GuardianWarnings guardian={guardian} />}
        {(differences > 0 || duplicates.length > 0 || !record) && (
          <Notice kind="warning">
            {differences > 0 && <p>{texts.differencesCount(differences)}</p>}
            {duplicates.length > 0 && <p>{texts.duplicates}</p>}
            {!record && <p>{texts.noRecord}</p>}
          </Notice>
        )}
        <p>{texts.approvalMeans}</p>
        {approving.error && (
          <div role="alert">
            <Notice kind="danger">
              <p>{approving.error.message}</p>
            </Notice>
          </div>
        )}
      </div>
      <Button aria-disabled={approving.isPending} onClick={approve}>
        {texts.approve}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
