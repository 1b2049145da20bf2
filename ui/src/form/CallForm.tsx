import type { Call, Given, Reply } from '@palaestra/contract'
import type { SendOptions } from '../call/send.ts'
import { Form, type FormLook } from './Form.tsx'
import type { Blamed, Schema, Written } from './problems.ts'

export type FormCall = Call & { body: Schema }
export type Send = <C extends Call>(call: C, given: Given<C>, options?: SendOptions) => Promise<Reply<C>>

interface Props<C extends FormCall> extends FormLook {
  call: C
  send: (call: C, given: Given<C>) => Promise<Reply<C>>
  /** Makes the body out of the fields; without it the fields are the body. */
  shape?: (written: Written) => object
  /** Further checks, as between two fields of which only one is sent. */
  alsoWrong?: (written: Written) => Blamed
  onDone: (reply: Reply<C>, sent: Given<C>) => void
}

/** A form is a call being filled in: its checks and its refusals are those of the contract. */
export function CallForm<C extends FormCall>({ call, send, onDone, ...look }: Props<C>) {
  const onSubmit = async (body: object) => {
    const given = { body } as Given<C>
    const reply = await send(call, given)
    look.onHalfFilled?.(false)
    onDone(reply, given)
  }
  return <Form {...look} schema={call.body} onSubmit={onSubmit} />
}
