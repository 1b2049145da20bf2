import { type DeskWay, desk, deskWays } from '@palaestra/contract'
import { Button, problemsFrom, useSubmit } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/pool'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import styles from './pool.module.css'

interface Props {
  /** By which the cashier finds it. */
  ticket: string
  /** The order by which it is paid; null where there is none yet. */
  order: string | null
  amount: number
  /** The desk at which it is taken. */
  place: string | null
  onTaken: () => Promise<void>
}

/** Takes the money for a ticket, in cash or by card, for who may; others send to the cashier, with the number. */
export function TakeMoney({ ticket, order, amount, place, onTaken }: Props) {
  const { data: me } = useQuery(whoAmI)
  const [problem, setProblem] = useState('')
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  if (!me) return null
  if (!me.permissions.includes('cashier') || place === null) return <p>{texts.atCashier(ticket, amount)}</p>
  const take = (means: DeskWay) =>
    submit(async () => {
      setProblem('')
      const reference = order ?? (await send(desk.pool.order, { body: { reference: ticket } })).order
      await send(desk.payment.takeOrder, { body: { reference, means, place } })
      await onTaken()
    })
  return (
    <div className={styles.money}>
      {deskWays.map((means) => (
        <Button key={means} kind="primary" aria-disabled={submitting} onClick={() => take(means)}>
          {texts.take[means](amount)}
        </Button>
      ))}
      <p role="alert">{problem}</p>
    </div>
  )
}
