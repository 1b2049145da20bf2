import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TickField } from '@palaestra/ui'
import * as texts from '#texts/content'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { WhenField } from '../../frame/WhenField.tsx'
import { whenWritten } from '../../frame/whenWritten.ts'

interface Props {
  pageKey: string
  version: number
  onClose: () => void
  /** With the moment at which it will be published; null where it is. */
  onDone: (publishAt: string | null) => void
}

/** When everybody is to read the draft, and whether it says anything new. */
export function PublishDialog({ pageKey, version, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.publish} onClose={onClose}>
      <div className={ofCase.dialog}>
        <CallForm
          call={desk.content.publish}
          send={send}
          shape={({ correction, ...written }) => ({
            ...{ key: pageKey, version, correction: correction === true },
            ...whenWritten(written),
          })}
          submit={texts.publish}
          onDone={({ publishAt }) => onDone(publishAt)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          <WhenField label={texts.when} hint={texts.hourHint} />
          <TickField name="correction" label={texts.correction} hint={texts.correctionHint} />
        </CallForm>
      </div>
    </Dialog>
  )
}
