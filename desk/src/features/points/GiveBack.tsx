import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/points'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

interface Props {
  redemption: Reply<typeof desk.points.findGifts>['redemptions'][number]
  onClose: () => void
  onDone: () => void
}

/** Takes an exchange back, with the reason: says first what the member gets, and what becomes of the gift. */
export function GiveBack({ redemption, onClose, onDone }: Props) {
  const { reference, price, state, ...names } = redemption
  return (
    <Dialog title={texts.giveBack} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>
          <strong>{texts.giftName(names)}</strong> {reference}
        </p>
        <p>{texts.givesBack(price)}</p>
        {state === 'collected' && <p>{texts.giveBackCollected}</p>}
        <CallForm
          call={desk.points.giveBack}
          send={send}
          shape={(written) => ({ ...written, reference })}
          submit={texts.giveBack}
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={1000} />
        </CallForm>
      </div>
    </Dialog>
  )
}
