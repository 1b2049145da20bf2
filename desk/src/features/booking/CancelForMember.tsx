import { desk, deskRefunds } from '@palaestra/contract'
import { Button, CallForm, RadioField, TextArea } from '@palaestra/ui'
import * as texts from '#texts/booking.timetable'
import { amount } from '#texts/payment'
import { send } from '../../api/client.ts'
import type { Holder } from './queries.ts'

interface Props {
  booking: Holder
  onBack: () => void
  onDone: (said: string) => void
}

/** Cancels a booking for its member, with a reason that they read; what was paid goes back or not, as is chosen. */
export function CancelForMember({ booking: { reference, name, paid }, onBack, onDone }: Props) {
  return (
    <CallForm
      call={desk.booking.cancel}
      send={send}
      shape={({ reason, refund }) => ({ reference, reason: String(reason ?? ''), refund: refund ?? 'full' })}
      submit={texts.cancelNow}
      submitKind="dangerFilled"
      onDone={({ refund }) => onDone(texts.cancelled(name, refund > 0 ? amount(refund) : undefined))}
      aside={
        <Button kind="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      }
    >
      {paid > 0 && (
        <RadioField
          name="refund"
          label={texts.refund}
          chosen="full"
          choices={deskRefunds.map((value) => ({ value, label: texts.refunds[value](amount(paid)) }))}
        />
      )}
      <TextArea name="reason" label={texts.reason} hint={texts.memberReads} rows={3} maxLength={1000} />
    </CallForm>
  )
}
