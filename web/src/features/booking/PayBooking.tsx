import { api } from '@palaestra/contract'
import * as texts from '#texts/booking'
import { send } from '../../api/client.ts'
import { PayHeld } from '../../form/PayHeld.tsx'
import type { OneBooking } from './bookings.ts'

interface Props {
  booking: OneBooking
  onChanged: () => Promise<unknown>
}

/** A court that is kept for a while, and how it is paid. */
export const PayBooking = ({ booking: { reference, amount, heldUntil, mayKeepLonger }, onChanged }: Props) =>
  heldUntil && (
    <PayHeld
      heldUntil={heldUntil}
      noHurry={texts.noHurry}
      pay={texts.pay(amount)}
      ask={() => send(api.booking.pay, { body: { reference } })}
      keepLonger={mayKeepLonger ? () => send(api.booking.keepLonger, { body: { reference } }) : undefined}
      onChanged={onChanged}
    />
  )
