import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/booking.ownUse'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

interface Props {
  id: number
  /** One hour of it; left out, all that lie ahead. */
  hour?: string
  title: string
  onClose: () => void
  onDone: (said: string) => void
}

/** Gives back an own use, or one hour of it, with a reason for the audit trail. */
export function GiveBackOwnUse({ id, hour = '', title, onClose, onDone }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{hour ? texts.hourMeans : texts.allMeans}</p>
        <CallForm
          call={desk.booking.giveBackOwnUse}
          send={send}
          shape={({ reason }) => ({ id, hour, reason: String(reason ?? '') })}
          submit={texts.giveBack}
          onDone={({ hours }) => onDone(texts.givenBack(hours))}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} rows={3} maxLength={1000} />
        </CallForm>
      </div>
    </Dialog>
  )
}
