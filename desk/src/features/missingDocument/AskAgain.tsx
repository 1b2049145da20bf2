import { desk } from '@palaestra/contract'
import { Button, CallForm, DayField, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/missingDocument'
import { send } from '../../api/client.ts'
import { useReadyReasons } from '../../case/readyReasons.ts'
import { ReadyWords } from '../../frame/ReadyWords.tsx'
import type { Documents } from './DocumentsScreen.tsx'
import styles from './missingDocument.module.css'

interface Props {
  request: Documents
  onClose: () => void
  onDone: () => void
}

/** A reason at each document that will not do, and a new day. The member reads them as they are written here. */
export function AskAgain({ request, onClose, onDone }: Props) {
  const { reference, language, items } = request
  const ready = useReadyReasons('documents', language)
  return (
    <Dialog title={texts.askAgainWhich(reference)} onClose={onClose}>
      <p>
        {texts.memberReads[language]} {texts.reasonsNeeded}
      </p>
      <CallForm
        call={desk.missingDocument.askAgain}
        send={send}
        shape={(written) => ({
          reference,
          day: written['day'],
          reasons: Object.fromEntries(
            items.flatMap(({ kind }) => {
              const reason = String(written[`reasons.${kind}`] ?? '')
              return reason.trim() ? [[kind, reason]] : []
            }),
          ),
        })}
        submit={texts.sendBack}
        submitKind="dangerFilled"
        onDone={onDone}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
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
