import { type desk, groupedMemberNumber, type Reply } from '@palaestra/contract'
import * as texts from '#texts/payment'
import { momentWritten } from '../../frame/dates.ts'
import { HandOutRefund } from './HandOutRefund.tsx'
import styles from './payment.module.css'
import type { Place } from './queries.ts'
import { TakeOrder } from './TakeOrder.tsx'

type Order = Reply<typeof desk.payment.findOrder>

interface Props {
  order: Order
  places: readonly Place[]
  /** The desk chosen last. */
  place: string | undefined
  onPlace: (place: string) => void
  onDone: (said: string) => void
}

/** How it stands, in one sentence. */
const standingOf = ({ state, paidBy, paidAt, payBy }: Order) => {
  if (state === 'paid' && paidBy && paidAt) return texts.paidOn[paidBy](momentWritten(paidAt))
  return state === 'open' ? texts.toPayBy(momentWritten(payBy)) : texts.notPaidInTime
}

/** An order: who has ordered what, and what can be done about it here. */
export function FoundOrder({ order, places, place, onPlace, onDone }: Props) {
  const { reference, memberNumber, name, amount, state, lines, receipt, refunds } = order
  return (
    <div className={styles.order}>
      <h3>{texts.orderNumber(reference)}</h3>
      <p>{memberNumber ? texts.memberNamed(name, groupedMemberNumber(memberNumber)) : texts.erased}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.said}>
            <span>{line.said}</span> <span>{texts.amount(line.amount)}</span>
          </li>
        ))}
      </ul>
      <p>
        <strong>{texts.amount(amount)}</strong> · {standingOf(order)}
        {receipt && ` · ${texts.receiptNumber(receipt)}`}
      </p>
      {state === 'open' && (
        <TakeOrder
          reference={reference}
          amount={amount}
          places={places}
          place={place}
          onDone={(chosen) => {
            onPlace(chosen)
            onDone(texts.taken(reference, texts.amount(amount)))
          }}
        />
      )}
      {refunds.map((refund) => (
        <div key={refund.id} className={styles.refund}>
          <p>
            {texts.refundOf(texts.amount(refund.amount), texts.causes[refund.cause])} ·{' '}
            {refund.way === 'desk' && refund.state === 'wanted' ? texts.toHandOut : texts.refundStates[refund.state]}
          </p>
          {refund.way === 'desk' && refund.state === 'wanted' && (
            <HandOutRefund
              refund={refund}
              places={places}
              place={place}
              onDone={(chosen) => {
                onPlace(chosen)
                onDone(texts.handedOut(texts.amount(refund.amount)))
              }}
            />
          )}
        </div>
      ))}
    </div>
  )
}
