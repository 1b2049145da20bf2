import { type DeliveryReason, desk, type LetterChannel } from '@palaestra/contract'
import { Button, Dialog, problemsFrom, useSubmit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/letter'
import { send } from '../../api/client.ts'
import type { Undelivered } from './LetterTable.tsx'
import styles from './letters.module.css'

interface Props {
  items: Undelivered[]
  /** The one that is shown alone; undefined for both. */
  channel: LetterChannel | undefined
  onDone: (said: string) => void
}

/** Tries all letters again that have ended for one of the reasons shown; it asks first. */
export function SendAllAgain({ items, channel, onDone }: Props) {
  const [asked, setAsked] = useState<DeliveryReason>()
  const reasons = [...new Set(items.flatMap(({ again, reason }) => (again && reason ? [reason] : [])))]
  if (reasons.length === 0) return null

  return (
    <section className={styles.all}>
      <h2>{texts.allOfAReason}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Button kind="quiet" onClick={() => setAsked(reason)}>
              {texts.sendAllAgain(texts.reasons[reason])}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <AllDialog reason={asked} channel={channel} onClose={() => setAsked(undefined)} onDone={onDone} />}
    </section>
  )
}

interface DialogProps extends Pick<Props, 'channel' | 'onDone'> {
  reason: DeliveryReason
  onClose: () => void
}

function AllDialog({ reason, channel, onClose, onDone }: DialogProps) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const sendAll = () =>
    submit(async () => {
      setProblem(undefined)
      const { count } = await send(desk.letter.sendAllAgain, { body: { reason, ...(channel && { channel }) } })
      onClose()
      onDone(texts.sentAllAgain(count))
    })

  return (
    <Dialog title={texts.sendAllAgain(texts.reasons[reason])} onClose={onClose}>
      <p>{texts.allMeans}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button aria-disabled={submitting} onClick={sendAll}>
        {texts.sendAgain}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
