import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as texts from '#texts/booking'
import { longMoment } from '#texts/day'
import { bookings as titleOf } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import styles from './booking.module.css'
import { oneBooking, type OneBooking as Shown } from './bookings.ts'
import { CancelBooking } from './CancelBooking.tsx'
import { Ticket } from './Ticket.tsx'

/** Few are waiting to be paid. */
const PayBooking = lazyNamed('PayBooking', () => import('./PayBooking.tsx'))
/** Most bookings are one hour alone. */
const JoinedHours = lazyNamed('JoinedHours', () => import('./JoinedHours.tsx'))

/** One booking: what to know on the way, and how to give it back. */
export function OneBooking({ reference }: { reference: string }) {
  const { data, error, refetch } = useQuery(oneBooking(reference))
  return (
    <div className={styles.one} aria-busy={!data && !error}>
      {data ? (
        <>
          <Ticket booking={data} />
          <div className={styles.beside}>
            {data.state === 'offered' && (
              <p>
                <Link to="/waiting">{texts.toAnswer}</Link>
              </p>
            )}
            {data.state === 'held' && (
              <Suspense>
                <PayBooking booking={data} onChanged={refetch} />
              </Suspense>
            )}
            <Facts booking={data} />
            <CancelBooking booking={data} onChanged={refetch} />
            {(data.hours.length > 1 || data.joins) && (
              <Suspense>
                <JoinedHours booking={data} onChanged={refetch} />
              </Suspense>
            )}
            <ToList />
          </div>
        </>
      ) : (
        <div className={styles.beside}>
          <h1 tabIndex={-1}>{titleOf}</h1>
          <div role="status">
            {error && (
              <>
                <p>{texts.oneNotRead}</p>
                <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
              </>
            )}
          </div>
          {error && <ToList />}
        </div>
      )}
    </div>
  )
}

const ToList = () => (
  <p>
    <Link to="/vbs/bookings">{texts.toList}</Link>
  </p>
)

const Facts = ({ booking }: { booking: Shown }) => {
  const { venue, address, facility, court, amount, endedAt, reference, order, paid, closed } = booking
  return (
    <section className={styles.sheet} aria-labelledby="facts">
      <h2 id="facts">{texts.facts}</h2>
      <dl className={styles.facts}>
        <dt>{texts.place}</dt>
        <dd>
          {venue}
          <span className={styles.quiet}>{address}</span>
        </dd>
        <dt>{texts.courtOf}</dt>
        <dd>{texts.where(facility, court)}</dd>
        <dt>{texts.price}</dt>
        <dd>
          {texts.amount(amount)}
          {order && (
            <span className={styles.quiet}>
              <Link to="/payment/orders" search={{ reference: order }}>
                {paid ? texts.toReceipt : texts.toPayment}
              </Link>
            </span>
          )}
        </dd>
        <dt>{texts.number}</dt>
        <dd>{reference}</dd>
        {endedAt && (
          <>
            <dt>{texts.ended}</dt>
            <dd>
              {longMoment(endedAt)}
              {closed && (
                <span className={styles.quiet}>
                  {texts.closedBecause[closed.reason]} {closed.text}
                </span>
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
