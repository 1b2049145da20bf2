import { api } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { amount as amountOf, toPayment, toReceipt } from '#texts/booking'
import * as texts from '#texts/booking.joined'
import { send } from '../../api/client.ts'
import { hoursOf } from '../../frame/hours.ts'
import type { OneBooking } from './bookings.ts'
import styles from './joined.module.css'

interface Props {
  booking: OneBooking
  onChanged: () => Promise<unknown>
}

/** The hours that are joined in a booking, and the one beside it with which it could be. */
export function JoinedHours({ booking: { reference, hours, joins, cancelTerms }, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const act = (work: () => Promise<unknown>, done: string) =>
    submit(async () => {
      setProblem(undefined)
      setSaid('')
      await work().finally(onChanged)
      setSaid(done)
      heading.current?.focus()
    })
  const isJoined = hours.length > 1
  return (
    <section className={styles.sheet} aria-labelledby="joined">
      <h2 id="joined" ref={heading} tabIndex={-1}>
        {isJoined ? texts.joined(hours.length) : texts.title}
      </h2>
      {isJoined && (
        <ul className={styles.hours}>
          {hours.map((hour) => (
            <li key={hour.reference}>
              <strong>{hoursOf(hour)}</strong> <span>{hour.reference}</span> <span>{amountOf(hour.amount)}</span>{' '}
              {hour.order && (
                <Link to="/payment/orders" search={{ reference: hour.order }}>
                  {hour.paid ? toReceipt : toPayment}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>{isJoined ? texts.together : joins && texts.means(hoursOf(joins))}</p>
      <p role="status">{said}</p>
      <p role="alert">{problem}</p>
      <p className={styles.ways}>
        {joins && (
          <Button
            kind="quiet"
            aria-disabled={submitting}
            onClick={() =>
              act(
                () => send(api.booking.merge, { body: { references: [reference, joins.reference] } }),
                texts.areJoined,
              )
            }
          >
            {texts.join(hoursOf(joins))}
          </Button>
        )}
        {isJoined && cancelTerms && (
          <Button
            kind="quiet"
            aria-disabled={submitting}
            onClick={() => act(() => send(api.booking.split, { body: { reference } }), texts.areSplit)}
          >
            {texts.split}
          </Button>
        )}
      </p>
    </section>
  )
}
