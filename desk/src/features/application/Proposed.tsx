import { type ApplicationPicture, desk } from '@palaestra/contract'
import { Button, Notice, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/application'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { momentWritten } from '../../frame/dates.ts'
import { Key } from '../../frame/Key.tsx'
import { status } from '../../frame/status.ts'
import { useKeys } from '../../frame/useKeys.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { isLost } from './lost.ts'
import { Next } from './Next.tsx'
import { leadTo, stillToSee, useDecided } from './useDecided.ts'

/** What a colleague has decided, and that it needs a second person. */
export function ProposalNotice({ application: { proposal, decision, rejectionReason, secondFor } }: Shown) {
  if (!proposal || !decision) return null
  return (
    <Notice kind="warning">
      <p>{texts.proposedBy[decision](proposal.name, momentWritten(proposal.at))}</p>
      {secondFor.length > 0 && <p>{texts.secondFor(secondFor.map((one) => texts.secondCases[one]))}</p>}
      {rejectionReason && <p>{texts.reasonIs(rejectionReason)}</p>}
    </Notice>
  )
}
interface Shown {
  application: Application
}

interface Props extends Shown {
  decision: 'passed' | 'rejected'
  /** Pictures that have not been on the screen: the second person has seen them, too. */
  unseen: readonly ApplicationPicture[]
  lookAgain: () => void
}

/** In place of the decision: the word of the second person, and for the first one that there has to be one. */
export function Proposed({ application, decision, unseen, lookAgain }: Props) {
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { decided, goOn, lose, seeAnew } = useDecided(application, { close, lookAgain })
  const { submitting, submit } = useSubmit((error) => {
    if (error instanceof Refused && isLost(error.code)) return lose(error.code)
    status.say(problemsFrom(error).message ?? '')
  })
  const { data: me } = useQuery(whoAmI)
  const mayConfirm = application.proposal?.mine === false && me?.permissions.includes('decide_second')
  const toSee = decision === 'passed' ? unseen : []
  const missing = stillToSee(toSee)

  const confirm = () => (toSee.length > 0 ? leadTo(toSee) : setConfirming(true))
  const { reference } = application
  const sendBack = () =>
    submit(async () => {
      const { nextReference } = await send(desk.application.sendBack, { body: { reference } })
      await goOn(nextReference, texts.sentBack(reference))
    })
  useKeys(mayConfirm ? { a: confirm, r: sendBack } : {})

  if (!mayConfirm)
    return (
      <section className={styles.decision} aria-label={texts.decision}>
        <p className={styles.missing}>{texts.secondComes}</p>
        <Next application={application} />
      </section>
    )
  return (
    <>
      <section className={styles.decision} aria-label={texts.decision}>
        <Button
          aria-keyshortcuts="a"
          aria-disabled={toSee.length > 0}
          aria-describedby={toSee.length > 0 ? 'still-to-see' : undefined}
          onClick={confirm}
        >
          {texts.confirm[decision]}
          <Key name="A" />
        </Button>
        <Button kind="danger" aria-keyshortcuts="r" aria-disabled={submitting} onClick={sendBack}>
          {texts.sendBack}
          <Key name="R" />
        </Button>
        {toSee.length > 0 && (
          <p key={missing} id="still-to-see" className={styles.missing}>
            {missing}
          </p>
        )}
        <Next application={application} />
      </section>
      {confirming && (
        <ApproveDialog
          application={application}
          confirming={decision}
          onClose={close}
          onLost={lose}
          onUnseen={seeAnew}
          onDone={(reply) => decided(decision, reply)}
        />
      )}
    </>
  )
}
