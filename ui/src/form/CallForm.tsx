import type { Call, Given, Reply } from '@palaestra/contract'
import type { Sending } from '../call/send.ts'
import { Form, type FormLook } from './Form.tsx'
import type { Blamed, Schema, Written } from './problems.ts'

export type FormCall = Call & { body: Schema }
export type Send = <C extends Call>(call: C, given: Given<C>, sending?: Sending) => Promise<Reply<C>>

interface Props<C extends FormCall> extends FormLook {
  call: C
  send: (call: C, given: Given<C>) => Promise<Reply<C>>
  /** What to send, where it is not just what stands in the fields. */
  shape?: (written: Written) => object
  /** What else is wrong, as between two fields of which only one is sent. */
  alsoWrong?: (written: Written) => Blamed
  onDone: (reply: Reply<C>, sent: Given<C>) => void
}

/** A form is a call being filled in: its checks and its refusals are those of the contract. */
export function CallForm<C extends FormCall>({ call, send, onDone, ...look }: Props<C>) {
  const deliver = async (body: object) => {
    const given = { body } as Given<C>
    const reply = await send(call, given)
    look.onHalfFilled?.(false)
    onDone(reply, given)
  }
  return <Form {...look} schema={call.body} deliver={deliver} />
}
