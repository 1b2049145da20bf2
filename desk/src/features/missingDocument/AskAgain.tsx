import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, DayField, Dialog, Refused, TextArea } from '@palaestra/ui'
import * as texts from '#texts/missingDocument'
import * as said from '#texts/queue'
import { send } from '../../api/client.ts'
import { isLost } from '../../case/lost.ts'
import { useReadyReasons } from '../../case/readyReasons.ts'
import { ReadyWords } from '../../frame/ReadyWords.tsx'
import type { Documents } from './DocumentsScreen.tsx'
import styles from './missingDocument.module.css'

interface Props {
  request: Documents
  onClose: () => void
  /** A colleague was faster. */
  onLost: (refusal: number) => void
  onDone: (reply: Reply<typeof desk.missingDocument.askAgain>) => void
}

/** A reason at each document that will not do, and a new day. The member reads them as they are written here. */
export function AskAgain({ request, onClose, onLost, onDone }: Props) {
  const { reference, receivedAt, language, items } = request
  const ready = useReadyReasons('documents', language)
  const sendOrLose: typeof send = async (call, given) => {
    try {
      return await send(call, given)
    } catch (error) {
      if (error instanceof Refused && isLost(error.code)) onLost(error.code)
      throw error
    }
  }
  return (
    <Dialog title={texts.askAgainWhich(reference)} onClose={onClose}>
      <p>
        {texts.memberReads[language]} {texts.reasonsNeeded}
      </p>
      <CallForm
        call={desk.missingDocument.askAgain}
        send={sendOrLose}
        shape={(written) => ({
          reference,
          receivedAt,
          day: written['day'],
          reasons: Object.fromEntries(
            items.flatMap(({ kind }) => {
              const reason = String(written[`reasons.${kind}`] ?? '')
              return reason.trim() ? [[kind, reason]] : []
            }),
          ),
        })}
        submit={texts.askAndTell}
        submitKind="dangerFilled"
        onDone={onDone}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {said.cancel}
          </Button>
        }
      >
        {items.map(({ kind }) => (
          <div key={kind} className={styles.reason}>
            <TextArea name={`reasons.${kind}`} label={texts.kinds[kind]} rows={2} maxLength={1000} optional />
            <ReadyWords
              words={ready.filter(({ part }) => part === kind).map(({ text }) => text)}
              language={language}
              into={`reasons.${kind}`}
            />
          </div>
        ))}
        <DayField name="day" label={texts.newDay} hint={texts.dayHint} />
      </CallForm>
    </Dialog>
  )
}
