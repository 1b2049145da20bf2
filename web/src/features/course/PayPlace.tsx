import { api } from '@palaestra/contract'
import * as texts from '#texts/course'
import * as words from '#texts/course.mine'
import { send } from '../../api/client.ts'
import { PayHeld } from '../../form/PayHeld.tsx'

interface Props {
  reference: string
  amount: number
  heldUntil: string
  mayKeepLonger: boolean
  onChanged: () => Promise<unknown>
}

/** A place that is kept for a while, and how it is paid. Where it is kept for minutes, there are some more. */
export const PayPlace = ({ reference, amount, heldUntil, mayKeepLonger, onChanged }: Props) => (
  <PayHeld
    heldUntil={heldUntil}
    noHurry={words.noHurryToPay}
    pay={words.pay(texts.amount(amount))}
    ask={() => send(api.course.pay, { body: { reference } })}
    keepLonger={mayKeepLonger ? () => send(api.course.keepLonger, { body: { reference } }) : undefined}
    onChanged={onChanged}
  />
)
