import { api } from '@palaestra/contract'
import * as texts from '#texts/course'
import * as words from '#texts/course.mine'
import { send } from '../../api/client.ts'
import { PayHeld } from '../../form/PayHeld.tsx'

interface Props {
  reference: string
  amount: number
  heldUntil: string
  onChanged: () => Promise<unknown>
}

/** A place that is kept for a while, and how it is paid. It is kept for hours: no minutes more are offered. */
export const PayPlace = ({ reference, amount, heldUntil, onChanged }: Props) => (
  <PayHeld
    heldUntil={heldUntil}
    noHurry={words.noHurryToPay}
    pay={words.pay(texts.amount(amount))}
    ask={() => send(api.course.pay, { body: { reference } })}
    keepLonger={undefined}
    onChanged={onChanged}
  />
)
