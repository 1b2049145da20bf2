import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { tryAgain } from '#texts/pool'
import * as texts from '#texts/pool.ticket'
import { send } from '../../api/client.ts'
import { usePages } from '../../api/usePages.ts'
import { dayOf, hoursOf } from '../../frame/hours.ts'
import styles from './pool.module.css'
import { isComing, type Ticket } from './tickets.ts'

const reading =
  (past?: '1') =>
  async ({ after }: { after?: string }) => {
    const { items, more } = await send(api.pool.tickets, { query: { past, after } })
    return { items, next: more ? (items.at(-1)?.reference ?? null) : null }
  }
const lists = {
  coming: { read: reading(), none: texts.noneComing },
  past: { read: reading('1'), none: texts.nonePast },
}

/** Tickets to use, or those of before, page by page. */
export function TicketList({ of }: { of: keyof typeof lists }) {
  const { read, none } = lists[of]
  const { items, hasMore, isLoading, failed, load } = usePages(read)
  return (
    <>
      <ul className={styles.tickets} aria-busy={isLoading}>
        {items.map((ticket) => (
          <TicketRow key={ticket.reference} ticket={ticket} />
        ))}
      </ul>
      <div role="status">
        {failed && (
          <p>
            {texts.notRead} <Button onClick={load}>{tryAgain}</Button>
          </p>
        )}
        {!isLoading && !failed && items.length === 0 && <p>{none}</p>}
      </div>
      {hasMore && !failed && (
        <Button kind="quiet" onClick={load}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** One ticket in a list: when and where, for how many, and what has become of it. */
const TicketRow = ({ ticket }: { ticket: Ticket }) => {
  const { reference, day, pool, persons, state } = ticket
  return (
    <li className={styles.row} data-state={isComing(ticket) ? 'coming' : state}>
      <Link to="/pools/ticket" search={{ reference }}>
        <span className={styles.when}>
          <span>{dayOf(day)}</span> <span>{hoursOf(ticket)}</span>
        </span>
      </Link>
      <p>{pool}</p>
      <p className={styles.what}>
        <span>{texts.party(persons - 1, '')}</span> <span className={styles.state}>{texts.states[state]}</span>
      </p>
    </li>
  )
}
