import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Dialog, Refused, TextArea } from '@palaestra/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as texts from '#texts/application'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { Key } from '../../frame/Key.tsx'
import styles from './application.module.css'
import type { Application } from './differences.ts'
import { isLost } from './lost.ts'
import { readyReasons } from './readyReasons.ts'

interface Props {
  application: Application
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  onDone: (reply: Reply<typeof desk.application.reject>) => void
}

/** The reason goes to the applicant as it is written here; Ctrl and Enter send it. */
export function RejectDialog({ application: { reference, namePt, language }, onClose, onLost, onDone }: Props) {
  const content = useRef<HTMLDivElement>(null)
  // A dialog gives the focus to its first control; here the reason is what one came for.
  useEffect(() => content.current?.querySelector('textarea')?.focus(), [])

  const beginWith = (reason: string) => {
    const area = content.current?.querySelector('textarea')
    if (!area) return
    area.value = [area.value.trim(), reason].filter(Boolean).join('\n')
    session.setReason(reference, area.value)
    area.focus()
  }
  const sendOrLose: typeof send = async (call, given) => {
    try {
      return await send(call, given)
    } catch (error) {
      if (error instanceof Refused && isLost(error.code)) onLost(error.code)
      throw error
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const ready = readyReasons[language][Number(event.key) - 1]
    if (ready && mayPick(event)) {
      event.preventDefault()
      return beginWith(ready)
    }
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    content.current?.querySelector('form')?.requestSubmit()
  }

  return (
    <Dialog title={texts.rejectWhom(namePt, reference)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for the form inside, which has its button too */}
      <div ref={content} className={styles.dialog} onKeyDown={onKeyDown}>
        <p>{texts.applicantReads(texts.languageNames[language])}</p>
        <ul className={styles.reasons} aria-label={texts.readyReasons}>
          {readyReasons[language].map((reason, place) => (
            <li key={reason}>
              <button
                type="button"
                aria-keyshortcuts={String(place + 1)}
                lang={texts.languageTags[language]}
                onClick={() => beginWith(reason)}
              >
                <Key name={String(place + 1)} /> {reason}
              </button>
            </li>
          ))}
        </ul>
        <CallForm
          call={desk.application.reject}
          send={sendOrLose}
          shape={(written) => ({ ...written, reference })}
          submit={texts.rejectAndSend}
          submitKind="dangerFilled"
          onWrite={({ reason = '' }) => session.setReason(reference, String(reason))}
          onDone={(reply) => {
            session.setReason(reference, '')
            onDone(reply)
          }}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          <TextArea
            name="reason"
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={1000}
            defaultValue={session.reason(reference)}
          />
        </CallForm>
      </div>
    </Dialog>
  )
}

/** A digit picks a reason as long as none is begun: after that it is a digit of the reason. */
const mayPick = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  session.shortcuts() &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof HTMLTextAreaElement && target.value.trim() !== '')
