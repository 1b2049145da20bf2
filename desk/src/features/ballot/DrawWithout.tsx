import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/ballot'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Draw } from './draws.ts'

interface Props {
  draw: Draw
  onClose: () => void
  onDone: (said: string) => void
}

/** Says that the public value has not come, with a reason for the audit trail; a colleague does the same. */
export function DrawWithout({ draw: { reference }, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.withoutOf(reference)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.withoutMeans}</p>
        <CallForm
          call={desk.ballot.drawWithout}
          send={send}
          shape={({ reason }) => ({ draw: reference, reason: String(reason ?? '') })}
          submit={texts.withoutNow}
          submitKind="dangerFilled"
          onDone={({ outcome }) => onDone(texts.withoutOutcomes[outcome])}
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
