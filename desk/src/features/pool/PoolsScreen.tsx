import { addDays, desk } from '@palaestra/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/pool'
import { send } from '../../api/client.ts'
import { dayWithWeekday } from '../../frame/dates.ts'
import { Empty } from '../../frame/Empty.tsx'
import { Failure } from '../../frame/Failure.tsx'
import list from '../../frame/list.module.css'
import { status } from '../../frame/status.ts'
import { FindTicket } from './FindTicket.tsx'
import styles from './pool.module.css'
import { poolDay, type Ticket, type Today } from './queries.ts'
import { SellTicket } from './SellTicket.tsx'
import { SessionTable } from './SessionTable.tsx'
import { TicketsOfSession } from './TicketsOfSession.tsx'

/** Pools at their counter: who comes in, what is sold on the spot, and how the sessions of a day stand. */
export function PoolsScreen() {
  const { pool, day } = useSearch({ from: '/inside/pools' })
  const { data, error, refetch } = useQuery(poolDay(pool, day))
  const queries = useQueryClient()
  const [found, setFound] = useState<readonly Ticket[]>()
  const [listed, setListed] = useState<number>()
  const session = data?.sessions.find(({ id }) => id === listed)

  const changed = async (said: string, reference?: string) => {
    status.say(said)
    void queries.invalidateQueries({ queryKey: ['pool'] })
    if (!reference || !data?.pool) return
    const { items } = await send(desk.pool.find, { body: { pool: data.pool, search: reference } })
    setFound((before) =>
      before?.some((one) => one.reference === reference)
        ? before.map((one) => items.find((now) => now.reference === one.reference) ?? one)
        : items,
    )
  }

  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.pools}</h1>
      {error && <Failure error={error} retry={refetch} />}
      {data?.pool === null && <Empty said={texts.noPools} />}
      {data && data.pool !== null && (
        <>
          <Pools data={data} pool={data.pool} />
          <div className={styles.columns}>
            <FindTicket
              key={data.pool}
              pool={data.pool}
              place={data.place}
              found={found}
              onFound={setFound}
              onChanged={changed}
            />
            {data.day === data.today && <SellTicket key={data.pool} of={data} onChanged={changed} />}
          </div>
          <Days data={data} pool={pool} />
          {data.sessions.length === 0 ? (
            <Empty said={texts.noSessions} />
          ) : (
            <SessionTable sessions={data.sessions} listed={listed} onList={setListed} />
          )}
          {session && <TicketsOfSession key={session.id} session={session} place={data.place} onChanged={changed} />}
        </>
      )}
    </div>
  )
}

function Pools({ data, pool }: { data: Today; pool: string }) {
  const navigate = useNavigate()
  return (
    <div className={styles.field}>
      <label htmlFor="pool">{texts.pool}</label>
      <select
        id="pool"
        value={pool}
        onChange={({ currentTarget }) => void navigate({ to: '/pools', search: { pool: currentTarget.value } })}
      >
        {data.pools.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Days({ data: { day, today }, pool }: { data: Today; pool: string | undefined }) {
  const on = (day: string) => ({ pool, day: day === today ? undefined : day })
  return (
    <nav className={list.ways} aria-label={texts.day}>
      <h2>{dayWithWeekday(day)}</h2>
      <p className={list.pages}>
        <Link to="/pools" search={on(addDays(day, -1))}>
          {texts.dayBefore}
        </Link>
        {day !== today && (
          <Link to="/pools" search={on(today)}>
            {texts.today}
          </Link>
        )}
        <Link to="/pools" search={on(addDays(day, 1))}>
          {texts.dayAfter}
        </Link>
      </p>
    </nav>
  )
}
