import { type ApplicationPicture, refusals } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/application'
import { Key } from '../../frame/Key.tsx'
import { status } from '../../frame/status.ts'
import { useKeys } from '../../frame/useKeys.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { lastView } from './lastView.ts'
import { Next } from './Next.tsx'
import { useNext } from './queueContext.ts'
import { RejectDialog } from './RejectDialog.tsx'

interface Props {
  application: Application
  /** Pictures that have not been on the screen: nobody is approved unseen. */
  unseen: readonly ApplicationPicture[]
  lookAgain: () => void
}

/** The decision in two keystrokes, and on to the next application. */
export function Decision({ application, unseen, lookAgain }: Props) {
  const [asking, setAsking] = useState<'approve' | 'reject'>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { reference } = application
  const { next } = useNext(application)
  const close = () => setAsking(undefined)
  const stillToSee = (pictures: readonly ApplicationPicture[]) =>
    texts.stillToSee(pictures.map((picture) => texts.pictureNames[picture]))
  const missing = stillToSee(unseen)
  const [first] = unseen
  const silent = !application.bureau.answers

  const approve = () => {
    if (silent) return status.say(texts.notWhileSilent)
    if (!first) return setAsking('approve')
    // To the first of them, which by that is seen.
    document.getElementById(`picture-${first}`)?.focus()
    document.getElementById(`picture-${first}`)?.scrollIntoView({ block: 'center' })
    status.say(missing)
  }
  useKeys({ a: approve, r: () => setAsking('reject') })

  /** A colleague was faster: the page shows what they decided, or that they work on it. */
  const lose = (refusal: number) => {
    close()
    void client.invalidateQueries({ queryKey: ['queue'] })
    lookAgain()
    if (refusal === refusals.already_decided) status.say(texts.decidedMeanwhile(reference))
  }

  /** The server has not shown them to this person as they are now: they come anew. */
  const seeAnew = (pictures: readonly ApplicationPicture[]) => {
    close()
    lookAgain()
    status.say(stillToSee(pictures))
  }

  const goOn = async (waiting: string | null, said: string) => {
    // Who goes through what a search has found stays in it.
    const nextReference = next?.isFound ? next.reference : waiting
    close()
    void client.invalidateQueries({ queryKey: ['queue'] })
    if (nextReference) await navigate({ to: '/application/$reference', params: { reference: nextReference } })
    else await navigate({ to: '/', search: lastView.address() })
    status.say(nextReference ? said : `${said} ${texts.queueEmpty}`)
  }

  return (
    <>
      <section className={styles.decision} aria-label={texts.decision}>
        <Button
          aria-keyshortcuts="a"
          aria-disabled={silent || first !== undefined}
          aria-describedby={first && 'still-to-see'}
          onClick={approve}
        >
          {texts.approve}
          <Key name="A" />
        </Button>
        <Button kind="danger" aria-keyshortcuts="r" onClick={() => setAsking('reject')}>
          {texts.reject}
          <Key name="R" />
        </Button>
        {first && (
          // One more for each sentence: a shorter one does not move, it stands there.
          <p key={missing} id="still-to-see" className={styles.missing}>
            {missing}
          </p>
        )}
        <Next application={application} />
      </section>
      {asking === 'approve' && (
        <ApproveDialog
          application={application}
          onClose={close}
          onLost={lose}
          onUnseen={seeAnew}
          onDone={({ memberNumber, nextReference }) =>
            void goOn(nextReference, texts.approved(reference, memberNumber))
          }
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          application={application}
          onClose={close}
          onLost={lose}
          onDone={({ nextReference }) => void goOn(nextReference, texts.rejected(reference))}
        />
      )}
    </>
  )
}
