import { desk, deskRefunds } from '@palaestra/contract'
import { Button, CallForm, Dialog, RadioField, TextArea } from '@palaestra/ui'
import * as texts from '#texts/course'
import { amount } from '#texts/payment'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import type { Person } from './queries.ts'

interface Props {
  person: Person
  /** What the class costs, in avos. */
  price: number
  onClose: () => void
  onDone: (said: string) => void
}

/** Gives back a place for its member, with a reason that they read; what was paid goes back or not, as is chosen. */
export const RemovePerson = ({ person: { reference, name, due }, price, onClose, onDone }: Props) => (
  <Dialog title={texts.removeWhom(name)} onClose={onClose}>
    <div className={ofCase.dialog}>
      <CallForm
        call={desk.course.remove}
        send={send}
        shape={({ reason, refund }) => ({ reference, reason: String(reason ?? ''), refund: refund ?? 'full' })}
        submit={texts.remove}
        submitKind="dangerFilled"
        onDone={({ refund }) => onDone(texts.removed(name, refund > 0 ? amount(refund) : undefined))}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.back}
          </Button>
        }
      >
        {price > due && (
          <RadioField
            name="refund"
            label={texts.refund}
            chosen="full"
            choices={deskRefunds.map((value) => ({ value, label: texts.refunds[value](amount(price - due)) }))}
          />
        )}
        <TextArea name="reason" label={texts.reason} hint={texts.memberReads} rows={3} maxLength={1000} />
      </CallForm>
    </div>
  </Dialog>
)
