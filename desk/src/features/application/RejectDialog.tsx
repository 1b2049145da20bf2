import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Dialog, Refused, TextArea } from '@palaestra/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as texts from '#texts/application'
import * as said from '#texts/queue'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import ofCase from '../../case/case.module.css'
import { isLost } from '../../case/lost.ts'
import { useReadyReasons } from '../../case/readyReasons.ts'
import { Key } from '../../frame/Key.tsx'
import styles from './application.module.css'
import type { Application } from './differences.ts'

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
  const ready = useReadyReasons('application', language)
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
    const picked = ready[Number(event.key) - 1]
    if (picked && mayPick(event)) {
      event.preventDefault()
      return beginWith(picked.text)
    }
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    content.current?.querySelector('form')?.requestSubmit()
  }

  return (
    <Dialog title={texts.rejectWhom(namePt, reference)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for the form inside, which has its button too */}
      <div ref={content} className={ofCase.dialog} onKeyDown={onKeyDown}>
        <p>{texts.applicantReads(said.languageNames[language])}</p>
        <ul className={styles.reasons} aria-label={texts.readyReasons}>
          {ready.map(({ id, text }, place) => (
            <li key={id}>
              <button
                type="button"
                // Of nine digits there are no more.
                aria-keyshortcuts={place < 9 ? String(place + 1) : undefined}
                lang={said.languageTags[language]}
                onClick={() => beginWith(text)}
              >
                {place < 9 && <Key name={String(place + 1)} />} {text}
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
              {said.cancel}
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
