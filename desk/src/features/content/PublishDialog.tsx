import { desk } from '@palaestra/contract'
import { Button, CallForm, ChoiceField, DayField, Dialog, RadioField, TickField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/content'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

interface Props {
  pageKey: string
  version: number
  onClose: () => void
  /** With the moment at which it will be published; null where it is. */
  onDone: (publishAt: string | null) => void
}

/** When everybody is to read the draft, and whether it says anything new. */
export function PublishDialog({ pageKey, version, onClose, onDone }: Props) {
  const [isLater, setLater] = useState(false)
  return (
    <Dialog title={texts.publish} onClose={onClose}>
      <div className={ofCase.dialog}>
        <CallForm
          call={desk.content.publish}
          send={send}
          shape={({ correction, day, hour }) => ({
            ...{ key: pageKey, version, correction: correction === true },
            ...(isLater ? { day: day === '' ? '?' : day, hour: Number(hour) } : { day: '', hour: 0 }),
          })}
          submit={texts.publish}
          onDone={({ publishAt }) => onDone(publishAt)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          <RadioField
            name="when"
            label={texts.when}
            chosen="now"
            choices={[
              { value: 'now', label: texts.now },
              { value: 'later', label: texts.later },
            ]}
            onChoose={(value) => setLater(value === 'later')}
          />
          {isLater && (
            <>
              <DayField name="day" label={texts.day} />
              <ChoiceField name="hour" label={texts.hour} hint={texts.hourHint} choices={hours} defaultValue="9" />
            </>
          )}
          <TickField name="correction" label={texts.correction} hint={texts.correctionHint} />
        </CallForm>
      </div>
    </Dialog>
  )
}
