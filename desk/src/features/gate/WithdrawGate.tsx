import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, Dialog } from '@palaestra/ui'
import * as texts from '#texts/gate'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

export type Gate = Reply<typeof desk.gate.list>['items'][number]

interface Props {
  gate: Gate
  onClose: () => void
  onDone: () => void
}

/** Takes the key of a gate away, for good. */
export function WithdrawGate({ gate: { id, name }, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.withdrawWhat(name)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <p>{texts.withdrawMeans}</p>
        <CallForm
          call={desk.gate.withdraw}
          send={send}
          shape={() => ({ id })}
          submit={texts.withdrawNow}
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        />
      </div>
    </Dialog>
  )
}
