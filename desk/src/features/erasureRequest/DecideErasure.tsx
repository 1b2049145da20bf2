import { desk, type ErasureState } from '@palaestra/contract'
import { Button, CallForm, Dialog, TextArea } from '@palaestra/ui'
import * as texts from '#texts/erasureRequest'
import { send } from '../../api/client.ts'
import type { Request } from './RequestRow.tsx'

export interface Deciding {
  request: Request
  act: 'confirm' | 'refuse'
}

const ways = {
  confirm: {
    call: desk.erasureRequest.confirm,
    title: texts.confirmWhich,
    means: texts.confirmMeans,
    hint: texts.confirmReasonHint,
    submit: texts.confirm,
    kind: 'dangerFilled',
  },
  refuse: {
    call: desk.erasureRequest.refuse,
    title: texts.refuseWhich,
    means: texts.refuseMeans,
    hint: texts.refuseReasonHint,
    submit: texts.refuseAndSend,
    kind: 'primary',
  },
} as const

interface Props {
  deciding: Deciding
  onClose: () => void
  onDone: (state: ErasureState) => void
}

/** The reason of a decision: of a yes for the audit trail, of a no for the member. */
export function DecideErasure({ deciding: { request, act }, onClose, onDone }: Props) {
  const { call, title, means, hint, submit, kind } = ways[act]
  return (
    <Dialog title={title(request.reference)} onClose={onClose}>
      <p>{means}</p>
      <CallForm
        call={call}
        send={send}
        shape={({ reason }) => ({ reference: request.reference, reason: String(reason ?? '') })}
        submit={submit}
        submitKind={kind}
        onDone={({ state }) => onDone(state)}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <TextArea name="reason" label={texts.reason} hint={hint} rows={4} maxLength={1000} />
      </CallForm>
    </Dialog>
  )
}
