import type { desk } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/payment'
import { send } from '../../api/client.ts'

interface Props {
  call: typeof desk.payment.settle | typeof desk.payment.transferRefund
  /** What it is about, as the call names it. */
  about: { difference: number } | { refund: number }
  title: string
  means: string
  hint: string
  submit: string
  onClose: () => void
  onDone: () => void
}

/** What somebody has found and done, in their words: without it nothing is settled. */
export function NoteDialog({ call, about, title, means, hint, submit, onClose, onDone }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{means}</p>
      <CallForm
        call={call}
        send={send}
        shape={(written) => ({ ...written, ...about })}
        submit={submit}
        onDone={onDone}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.back}
          </Button>
        }
      >
        <TextArea name="note" label={texts.note} hint={hint} rows={4} maxLength={1000} />
      </CallForm>
    </Dialog>
  )
}
