import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/application'
import { send } from '../../api/client.ts'
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
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const approve = () =>
    submit(async () => {
      setProblem(undefined)
      onDone(await send(desk.application.approve, { body: { reference } }))
    })

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
        {problem && (
          <div role="alert">
            <Notice kind="danger">
              <p>{problem}</p>
            </Notice>
          </div>
        )}
      </div>
      <Button aria-disabled={submitting} onClick={approve}>
        {texts.approve}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
