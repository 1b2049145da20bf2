import { CallForm as Form } from '@palaestra/ui'
import { type ComponentProps, useRef } from 'react'
import { LeaveWarning } from './LeaveWarning.tsx'
import { useProof } from './useProof.tsx'

type FormProps = ComponentProps<typeof Form>
type Props<C extends FormProps['call']> = Omit<Parameters<typeof Form<C>>[0], 'send' | 'onHalfFilled'>

/** A call being filled in; who leaves half-way is asked first, and a call that wants a fresh proof gets it. */
export function CallForm<C extends FormProps['call']>(props: Props<C>) {
  const halfFilled = useRef(false)
  const { sendProved, dialog } = useProof()

  return (
    <>
      <Form
        {...props}
        send={sendProved}
        onHalfFilled={(now) => {
          halfFilled.current = now
        }}
      />
      <LeaveWarning when={() => halfFilled.current} />
      {dialog}
    </>
  )
}
