import { refusals } from '@palaestra/contract'
import { CallForm as Form, Refused, type Send, ToldElsewhere } from '@palaestra/ui'
import { type ComponentProps, useRef } from 'react'
import { sessionEnd } from '../routing/sessionEnd.ts'
import { LeaveWarning } from './LeaveWarning.tsx'
import { useProof } from './useProof.tsx'

type FormProps = ComponentProps<typeof Form>
type Props<C extends FormProps['call']> = Omit<Parameters<typeof Form<C>>[0], 'send' | 'onHalfFilled'>

/** A call being filled in; who leaves half-way is asked first, and a call that wants a fresh proof gets it. */
export function CallForm<C extends FormProps['call']>(props: Props<C>) {
  const halfFilled = useRef(false)
  const { sendProved, dialog } = useProof()

  /** A session that ends meanwhile, or opens nothing before new terms, is told of once, by the dialog. */
  const sendOnce: Send = async (...sent) => {
    try {
      return await sendProved(...sent)
    } catch (error) {
      // Nobody has logged in since the dialog was closed.
      if (error instanceof Refused && halfFilled.current) {
        if (error.code === refusals.signed_out) sessionEnd.say('signed_out')
        if (error.code === refusals.terms_changed) sessionEnd.say('terms_changed')
      }
      throw sessionEnd.reason() ? new ToldElsewhere() : error
    }
  }

  return (
    <>
      <Form
        {...props}
        send={sendOnce}
        onHalfFilled={(now) => {
          halfFilled.current = now
        }}
      />
      <LeaveWarning when={() => halfFilled.current} />
      {dialog}
    </>
  )
}
