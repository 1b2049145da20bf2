import { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea, TextField } from '@palaestra/ui'
import * as texts from '#texts/ballot'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import type { Opening } from './draws.ts'

interface Props {
  opening: Opening
  onClose: () => void
  /** With the new opening. */
  onDone: (opensAt: string) => void
}

/** Puts an opening off, for all whose turn has not come, with a reason for the audit trail. */
export function PutOffOpening({ opening: { reference, opensAt, latest }, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.putOffOf(momentWritten(opensAt))} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.putOffMeans}</p>
        <CallForm
          call={desk.ballot.putOff}
          send={send}
          shape={({ time, reason }) => ({ draw: reference, time: String(time ?? ''), reason: String(reason ?? '') })}
          submit={texts.putOffNow}
          submitKind="dangerFilled"
          onDone={({ opensAt }) => onDone(opensAt)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextField
            name="time"
            label={texts.newTime}
            hint={texts.newTimeHint(momentWritten(latest))}
            autoComplete="off"
            inputMode="numeric"
            maxLength={5}
          />
          <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} rows={2} maxLength={1000} />
        </CallForm>
      </div>
    </Dialog>
  )
}
