import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/venue'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Closure } from './closure.ts'

interface Props {
  closure: Closure
  onClose: () => void
  onDone: () => void
}

/** Opens again what lies ahead, with a reason for the audit trail. */
export function LiftClosure({ closure: { id, place }, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.liftWhat(place.join(' · ') || texts.everything)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.liftMeans}</p>
        <CallForm
          call={desk.venue.lift}
          send={send}
          shape={({ reason }) => ({ id, reason: String(reason ?? '') })}
          submit={texts.lift}
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextArea name="reason" label={texts.liftReason} hint={texts.liftReasonHint} rows={3} maxLength={1000} />
        </CallForm>
      </div>
    </Dialog>
  )
}
