import { desk, type Locale } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import { useRef } from 'react'
import * as texts from '#texts/supplement'
import { send } from '../../api/client.ts'
import { readyReasons as en } from '../../texts/en/supplement.ts'
import { readyReasons as pt } from '../../texts/pt/supplement.ts'
import { readyReasons as zh } from '../../texts/zh/supplement.ts'
import type { Change } from './ChangeScreen.tsx'
import styles from './supplement.module.css'

/** Reasons to start from, in the language of the member, whatever language the desk is in. */
const ready: Record<Locale, typeof zh> = { zh, pt, en }
const tags = { zh: 'zh-Hant', pt: 'pt', en: 'en' } as const

interface Props {
  change: Change
  onClose: () => void
  onDone: (next: string | null) => void
}

/** A reason at each field concerned; one at least. The member reads them as they are written here. */
export function RejectChange({ change, onClose, onDone }: Props) {
  const { reference, changed, language } = change
  const content = useRef<HTMLDivElement>(null)
  const beginWith = (field: string, reason: string) => {
    const area = content.current?.querySelector<HTMLTextAreaElement>(`textarea[name="reasons.${field}"]`)
    if (!area) return
    area.value = [area.value.trim(), reason].filter(Boolean).join('\n')
    area.focus()
  }

  return (
    <Dialog title={texts.rejectWhich(reference)} onClose={onClose}>
      <div ref={content} className={styles.dialog}>
        <p>{texts.memberReads}</p>
        <CallForm
          call={desk.supplement.reject}
          send={send}
          shape={(written) => ({
            reference,
            reasons: Object.fromEntries(
              changed.flatMap((field) => {
                const reason = String(written[`reasons.${field}`] ?? '')
                return reason.trim() ? [[field, reason]] : []
              }),
            ),
          })}
          submit={texts.rejectAndSend}
          submitKind="dangerFilled"
          onDone={({ nextReference }) => onDone(nextReference)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          {changed.map((field) => (
            <div key={field} className={styles.reason}>
              <TextArea name={`reasons.${field}`} label={texts.fields[field]} rows={2} maxLength={1000} optional />
              <div className={styles.ready}>
                {ready[language][field].map((reason) => (
                  <button key={reason} type="button" lang={tags[language]} onClick={() => beginWith(field, reason)}>
                    {reason}
                  </button>
                ))}
              </div>
            </div>
          ))}
        </CallForm>
      </div>
    </Dialog>
  )
}
