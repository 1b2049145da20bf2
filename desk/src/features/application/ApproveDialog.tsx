import { type ApplicationPicture, applicationPictures, desk, type Reply, refusals } from '@palaestra/contract'
import { Button, Dialog, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/application'
import * as said from '#texts/queue'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { isLost } from '../../case/lost.ts'
import styles from './application.module.css'
import { type Application, differencesIn } from './differences.ts'
import { GuardianWarnings } from './GuardianWarnings.tsx'

interface Props {
  application: Application
  /** What a colleague has decided, where one is the second person who confirms it. */
  confirming?: 'passed' | 'rejected'
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  /** By what the server has served, this person has not seen these pictures. */
  onUnseen: (pictures: readonly ApplicationPicture[]) => void
  onDone: (reply: Reply<typeof desk.application.approve>) => void
}

/**
 * Says once more who becomes a member, and what speaks against it. The first button has the focus: Enter approves. Of
 * somebody unknown to the bureau the tick comes first, which says that they were proved in another way.
 */
export function ApproveDialog({ application, confirming, onClose, onLost, onUnseen, onDone }: Props) {
  const { reference, namePt, duplicates, record, guardian, rejectionReason } = application
  const differences = differencesIn(application).length
  const becomesMember = confirming !== 'rejected'
  const unknown = becomesMember && (!record || guardian?.record === null)
  const [proved, setProved] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => {
    if (error instanceof Refused && isLost(error.code)) return onLost(error.code)
    if (error instanceof Refused && error.code === refusals.pictures_unseen)
      return onUnseen(applicationPictures.filter((picture) => picture in error.fields))
    setProblem(problemsFrom(error).message)
  })
  const approve = () => {
    if (unknown && !proved) return setProblem(texts.tickFirst)
    submit(async () => {
      setProblem(undefined)
      const body = { reference, ...(unknown && { withoutRecord: true as const }) }
      onDone(
        await (confirming
          ? send(desk.application.confirm, { body: { ...body, decision: confirming } })
          : send(desk.application.approve, { body })),
      )
    })
  }

  return (
    <Dialog
      title={confirming ? said.confirmWhom[confirming](namePt, reference) : said.approveWhom(namePt, reference)}
      onClose={onClose}
    >
      <div className={ofCase.dialog}>
        {becomesMember && guardian && <GuardianWarnings guardian={guardian} asked />}
        {becomesMember && (differences > 0 || duplicates.length > 0 || !record) && (
          <Notice kind="warning">
            {differences > 0 && <p>{texts.differencesCount(differences)}</p>}
            {duplicates.length > 0 && <p>{texts.duplicates}</p>}
            {!record && <p>{texts.noRecord}</p>}
          </Notice>
        )}
        <p>{becomesMember ? texts.approvalMeans : texts.rejectionMeans}</p>
        {rejectionReason && <p>{said.reasonIs(rejectionReason)}</p>}
        {unknown && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={proved}
              onChange={({ currentTarget }) => setProved(currentTarget.checked)}
            />
            {texts.provedOtherwise}
          </label>
        )}
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
