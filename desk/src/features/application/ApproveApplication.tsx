import { type ApplicationPicture, applicationPictures, desk, type Reply, refusals } from '@palaestra/contract'
import { Notice, type Refused } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/application'
import * as said from '#texts/queue'
import { send } from '../../api/client.ts'
import { ApproveDialog } from '../../case/ApproveDialog.tsx'
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
 * Says once more who becomes a member, and what speaks against it. Of somebody unknown to the bureau the tick comes first,
 * which says that they were proved in another way.
 */
export function ApproveApplication({ application, confirming, onUnseen, ...ways }: Props) {
  const { reference, duplicates, record, guardian, rejectionReason } = application
  const differences = differencesIn(application).length
  const becomesMember = confirming !== 'rejected'
  const unknown = becomesMember && (!record || guardian?.record === null)
  const [proved, setProved] = useState(false)
  const body = { reference, ...(unknown && { withoutRecord: true as const }) }
  const decide = () =>
    confirming
      ? send(desk.application.confirm, { body: { ...body, decision: confirming } })
      : send(desk.application.approve, { body })
  const leadToUnseen = ({ code, fields }: Refused) => {
    if (code !== refusals.pictures_unseen) return false
    onUnseen(applicationPictures.filter((picture) => picture in fields))
    return true
  }

  return (
    <ApproveDialog
      of={application}
      confirming={confirming}
      missing={unknown && !proved ? texts.tickFirst : ''}
      decide={decide}
      onRefused={leadToUnseen}
      {...ways}
    >
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
          <input type="checkbox" checked={proved} onChange={({ currentTarget }) => setProved(currentTarget.checked)} />
          {texts.provedOtherwise}
        </label>
      )}
    </ApproveDialog>
  )
}
