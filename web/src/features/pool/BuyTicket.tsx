import { api, enterFrom, type TicketHolder, ticketPrice } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/pool'
import { amount } from '#texts/pool.ticket'
import { send } from '../../api/client.ts'
import { companions, inList } from '../../api/companions.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { timeOf } from '../../frame/hours.ts'
import { ChildTick } from './ChildTick.tsx'
import styles from './pool.module.css'
import type { Quota, Session } from './sessions.ts'

interface Props {
  session: Session
  day: string
  /** What the member pays as on that day. */
  holder: TicketHolder
  quota: Quota
}

/** One request for each set of children: sent again after a lost answer, it is the same ticket. */
const wishOf = (children: readonly number[]) => ({ children, requestKey: crypto.randomUUID() })

/** In which time one has to come in: said before it is paid. */
const enterSaid = ({ startsAt }: Session, { enterMinutes }: Quota) => {
  const begins = new Date(startsAt)
  if (begins <= new Date()) return texts.enterWithin(enterMinutes)
  const by = new Date(begins.getTime() + enterMinutes * 60_000)
  return texts.enterBetween(timeOf(enterFrom(begins).toISOString()), timeOf(by.toISOString()))
}

/** Who comes along, until when one has to come in, what it costs in all, and the button that buys it. */
export function BuyTicket({ session, day, holder, quota }: Props) {
  const navigate = useNavigate()
  const { data } = useQuery(companions)
  const [{ children, requestKey }, setWish] = useState(() => wishOf([]))
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const { prices, from, until } = session
  const price = ticketPrice(prices, holder, children.length)
  const toggle = (id: number) =>
    setWish(wishOf(children.includes(id) ? children.filter((one) => one !== id) : [...children, id]))

  const buy = () =>
    submit(async () => {
      setProblem(undefined)
      const body = { session: session.id, children: [...children], requestKey }
      const { reference } = await send(api.pool.buy, { body }, { repeatable: true }).finally(() =>
        invalidate({ queryKey: ['pool'] }),
      )
      await navigate({ to: '/pools/ticket', search: { reference } })
    })
  return (
    <>
      <p>
        <b>
          {from}–{until}
        </b>{' '}
        {enterSaid(session, quota)}
      </p>
      <p className={styles.line}>
        <span>{texts.you[holder]}</span> <b>{amount(prices[holder])}</b>
      </p>
      {quota.children === 0 ? (
        <p className={styles.quiet}>{texts.adultsOnly}</p>
      ) : (
        <fieldset className={styles.children}>
          <legend>{texts.children(quota.children)}</legend>
          {data && inList(data, 'child').length === 0 && <p className={styles.quiet}>{texts.noChildren}</p>}
          {data &&
            inList(data, 'child').map((child) => (
              <ChildTick
                key={child.id}
                child={child}
                day={day}
                price={prices.child}
                isChosen={children.includes(child.id)}
                isFull={children.length === quota.children}
                onToggle={() => toggle(child.id)}
              />
            ))}
          <Link to="/online/account/accompanying-children">{texts.toChildren}</Link>
        </fieldset>
      )}
      <p className={styles.line}>
        <span>{texts.total}</span> <b className={styles.total}>{amount(price)}</b>
      </p>
      {price > 0 && <p className={styles.quiet}>{quota.online ? texts.paidOnline : texts.paidAtPool}</p>}
      <p role="alert">{problem}</p>
      <Button kind="primary" aria-disabled={submitting} onClick={buy}>
        {price === 0 ? texts.buyFree : texts.buy(amount(price))}
      </Button>
    </>
  )
}
