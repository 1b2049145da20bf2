import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Dialog, Refused, TextArea } from '@palaestra/ui'
import * as said from '#texts/queue'
import * as texts from '#texts/supplement'
import { send } from '../../api/client.ts'
import { isLost } from '../../case/lost.ts'
import { useReadyReasons } from '../../case/readyReasons.ts'
import { ReadyWords } from '../../frame/ReadyWords.tsx'
import type { Change } from './ChangeScreen.tsx'
import styles from './supplement.module.css'

interface Props {
  change: Change
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  onDone: (reply: Reply<typeof desk.supplement.reject>) => void
}

/** A reason at each field concerned; one at least. The member reads them as they are written here. */
export function RejectChange({ change, onClose, onLost, onDone }: Props) {
  const { reference, changed, language } = change
  const ready = useReadyReasons('supplement', language)
  const sendOrLose: typeof send = async (call, given) => {
    try {
      return await send(call, given)
    } catch (error) {
      if (error instanceof Refused && isLost(error.code)) onLost(error.code)
      throw error
    }
  }

  return (
    <Dialog title={texts.rejectWhich(reference)} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{texts.memberReads}</p>
        <CallForm
          call={desk.supplement.reject}
          send={sendOrLose}
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
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {said.cancel}
            </Button>
          }
        >
          {changed.map((field) => (
            <div key={field} className={styles.reason}>
              <TextArea name={`reasons.${field}`} label={texts.fields[field]} rows={2} maxLength={1000} optional />
              <ReadyWords
                words={ready.filter(({ part }) => part === field).map(({ text }) => text)}
                language={language}
                into={`reasons.${field}`}
              />
            </div>
          ))}
        </CallForm>
      </div>
    </Dialog>
  )
}
