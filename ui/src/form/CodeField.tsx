import type { Wait } from '@palaestra/contract'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as texts from '#texts/form'
import { Button } from '../Button.tsx'
import { Refused } from '../call/send.ts'
import { useSubmit } from '../useSubmit.ts'
import { Field, type Named, useControl } from './Field.tsx'
import styles from './form.module.css'
import { FormContext } from './formContext.ts'
import type { Written } from './problems.ts'
import { useCountdown } from './useCountdown.ts'
import { waitFromNow } from './waitFromNow.ts'
import { writtenIn } from './written.ts'

interface Props extends Named {
  /** Sends a code and tells how many seconds lie before the next one; it may look at what stands in the form. */
  sendCode: (written: Written) => Promise<{ wait: number }>
  /** The first one is sent without being asked for, where all that it needs is known. */
  atOnce?: boolean
}

/** A code from a letter or text message, and the button that sends it: again only after a countdown (V16). */
export function CodeField({ sendCode, atOnce = false, hint = texts.codeHint, ...rest }: Props) {
  const named = { ...rest, hint }
  const { id, control, complaint } = useControl(named)
  const { report } = use(FormContext)
  const [sent, setSent] = useState(false)
  const countdown = useCountdown()
  const input = useRef<HTMLInputElement>(null)
  const { submitting, submit } = useSubmit((error) => {
    setSent(false)
    if (error instanceof Refused && error.wait) countdown.start(error.wait)
    report(error)
  })
  const blocked = submitting || countdown.seconds > 0

  const ask = () => {
    const form = input.current?.form
    if (blocked || !form) return
    submit(async () => {
      countdown.start((await sendCode(writtenIn(form))).wait)
      setSent(true)
      input.current?.focus()
    })
  }

  /**
   * Enter before there is a code asks for one: in this field, or in one before it, such as the number that it goes to.
   * While another may not be sent yet, it sends the form, which tells what is missing.
   */
  const askByEnter = useEffectEvent((event: KeyboardEvent) => {
    const { current: field } = input
    const { target } = event
    if (event.key !== 'Enter' || event.isComposing || blocked || !field || field.value.trim() !== '') return
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return
    const isBefore = target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING
    if (target !== field && !isBefore) return
    event.preventDefault()
    ask()
  })
  useEffect(() => {
    const form = input.current?.form
    const listen = (event: KeyboardEvent) => askByEnter(event)
    form?.addEventListener('keydown', listen)
    return () => form?.removeEventListener('keydown', listen)
  }, [])

  const askAtOnce = useEffectEvent(() => atOnce && ask())
  useEffect(() => void askAtOnce(), [])

  return (
    <Field named={named} id={id} complaint={complaint}>
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...control}
        />
        <Button kind="quiet" aria-disabled={blocked} onClick={ask}>
          {countdown.seconds > 0
            ? sendAgain(countdown.seconds)
            : texts.sendCode[submitting ? 'sending' : sent ? 'sent' : 'unsent']}
        </Button>
      </div>
      <Announced wait={countdown.of} over={countdown.seconds === 0} sent={sent && !submitting} />
    </Field>
  )
}

/** What the button says while it waits: counted down for two minutes at the most, by the clock before. */
const sendAgain = (seconds: number) => {
  const wait: Wait = waitFromNow(seconds)
  if (wait.kind === 'seconds') return texts.sendAgainIn(wait.seconds)
  return wait.kind === 'clock' ? texts.sendAgainAt(wait) : texts.sendAgainLater
}
const codeSent = (seconds: number) => {
  const wait: Wait = waitFromNow(seconds)
  if (wait.kind === 'seconds') return texts.codeSent(wait.seconds)
  return wait.kind === 'clock' ? texts.codeSentUntil(wait) : texts.codeSentLast
}

/** Said once when the code is on its way and once when another may be sent: not every second. */
function Announced({ wait, over, sent }: { wait: number; over: boolean; sent: boolean }) {
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    if (wait === 0) return
    setSentence(over ? texts.codeMayBeSent : sent ? codeSent(wait) : '')
  }, [wait, over, sent])
  return (
    <p role="status" className={styles.status}>
      {sentence}
    </p>
  )
}
