import { Button, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { longMoment } from '#texts/day'
import * as texts from '#texts/payment'
import { bookings, myCourses, poolTickets } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { Lines } from './Lines.tsx'
import { NotShown } from './NotShown.tsx'
import { PayButton } from './PayButton.tsx'
import styles from './payment.module.css'
import { type Order, order } from './queries.ts'

/** How it stands, in one sentence; what it means for whoever has just come back from paying, below it. */
function Standing({ order }: { order: Order }) {
  const { state, page, amount, receipt, reference, payBy } = order
  if (state === 'paid')
    return (
      <Notice kind="success">
        <p>
          <strong>{texts.paid(texts.amountWritten(amount))}</strong>
        </p>
        {receipt && (
          <p>
            <Link to="/payment/orders" search={{ reference, receipt: '' }}>
              {texts.receiptNumber(receipt)}
            </Link>
          </p>
        )}
      </Notice>
    )
  if (state === 'ended')
    return (
      <Notice kind="warning">
        <p>{texts.ended}</p>
      </Notice>
    )
  if (page === 'unknown')
    return (
      <Notice kind="warning">
        <p>
          <strong>{texts.notKnown}</strong>
        </p>
        <p>{texts.doNotPayAgain}</p>
      </Notice>
    )
  return (
    <Notice kind={page === 'unpaid' ? 'warning' : 'info'}>
      {page === 'unpaid' && (
        <p>
          <strong>{texts.nothingTaken}</strong>
        </p>
      )}
      <p>{texts.keptUntil(longMoment(payBy))}</p>
    </Notice>
  )
}

/** The way to what is paid: the list of everything of its kind says less. */
const ToPaid = ({ kind, name }: NonNullable<Order['pays']>) => {
  const said = texts.toPaid[kind]
  if (kind === 'class')
    return (
      <Link to="/classes/class" search={{ code: name } as never}>
        {said}
      </Link>
    )
  return (
    <Link to={kind === 'ticket' ? '/pools/ticket' : '/vbs/booking'} search={{ reference: name }}>
      {said}
    </Link>
  )
}

/** One order: to be paid, or how it was (face 08). The browser comes back here from the page of the provider. */
export function OneOrder({ reference }: { reference: string }) {
  const { data, error, refetch } = useQuery(order(reference))
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.payment}</h1>
      <div className={styles.sheet} aria-busy={!data && !error}>
        {error && !data && <NotShown error={error} retry={refetch} />}
        {data && (
          <>
            <div role="status">
              <Standing order={data} />
            </div>
            <h2>{texts.orderNumber(data.reference)}</h2>
            <Lines {...data} sum={texts.total} />
            {data.refunds.map(({ amount, cause, way, doneAt }) => (
              <p key={`${cause} ${amount} ${doneAt}`}>
                {doneAt === null
                  ? texts.refundWaits[way](texts.amountWritten(amount), texts.causes[cause])
                  : texts.refunded(texts.amountWritten(amount), texts.causes[cause], longMoment(doneAt))}
              </p>
            ))}
            {data.state === 'open' && data.page !== 'unknown' && (
              <PayButton order={data.reference} amount={data.amount} />
            )}
            {data.page === 'unknown' && <Button onClick={() => void refetch()}>{texts.lookAgain}</Button>}
          </>
        )}
      </div>
      <p className={styles.acts}>
        {data?.pays && <ToPaid {...data.pays} />} <Link to="/payment/orders">{texts.toOrders}</Link>{' '}
        <Link to="/vbs/bookings">{bookings}</Link> <Link to="/pools/tickets">{poolTickets}</Link>{' '}
        <Link to="/classes/mine">{myCourses}</Link>
      </p>
    </div>
  )
}
