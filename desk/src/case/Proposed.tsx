import type { desk, Reply } from '@palaestra/contract'
import { Button, problemsFrom, Refused, useSubmit } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import * as texts from '#texts/queue'
import { whoAmI } from '../api/queries.ts'
import { Key } from '../frame/Key.tsx'
import { status } from '../frame/status.ts'
import { useKeys } from '../frame/useKeys.ts'
import styles from './case.module.css'
import { isLost } from './lost.ts'
import { Next } from './Next.tsx'
import type { Here } from './queueContext.ts'
import { useGoingOn } from './useGoingOn.ts'

interface Props {
  here: Here & Pick<Reply<typeof desk.application.look>, 'proposal'>
  decision: 'passed' | 'rejected'
  /** What confirming it is called, where a kind has other words. */
  words?: typeof texts.confirm
  /** What has to be done before one can confirm; empty where nothing is. */
  missing: string
  onConfirm: () => void
  /** Sends back to the queue what a colleague has proposed. */
  sendBack: () => Promise<{ nextReference: string | null }>
  lookAgain: () => void
}

/** In place of the decision: the word of the second person, and for the first one that there has to be one. */
export function Proposed({ here, decision, words = texts.confirm, missing, onConfirm, sendBack, lookAgain }: Props) {
  const { goOn, lose } = useGoingOn(here, { close: () => {}, lookAgain })
  const { submitting, submit } = useSubmit((error) => {
    if (error instanceof Refused && isLost(error.code)) return lose(error.code)
    status.say(problemsFrom(error).message ?? '')
  })
  const { data: me } = useQuery(whoAmI)
  const mayConfirm = here.proposal?.mine === false && me?.permissions.includes('decide_second')
  const giveBack = () =>
    submit(async () => {
      const { nextReference } = await sendBack()
      await goOn(nextReference, texts.sentBack(here.reference))
    })
  useKeys(mayConfirm ? { a: onConfirm, r: giveBack } : {})

  if (!mayConfirm)
    return (
      <section className={styles.decision} aria-label={texts.decision}>
        <p className={styles.missing}>{texts.secondComes}</p>
        <Next here={here} />
      </section>
    )
  return (
    <section className={styles.decision} aria-label={texts.decision}>
      <Button
        aria-keyshortcuts="a"
        aria-disabled={missing !== ''}
        aria-describedby={missing ? 'still-to-see' : undefined}
        onClick={onConfirm}
      >
        {words[decision]}
        <Key name="A" />
      </Button>
      <Button kind="danger" aria-keyshortcuts="r" aria-disabled={submitting} onClick={giveBack}>
        {texts.sendBack}
        <Key name="R" />
      </Button>
      {missing && (
        <p key={missing} id="still-to-see" className={styles.missing}>
          {missing}
        </p>
      )}
      <Next here={here} />
    </section>
  )
}
