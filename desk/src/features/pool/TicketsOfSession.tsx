import { useInfiniteQuery } from '@tanstack/react-query'
import * as texts from '#texts/pool'
import { Failure } from '../../frame/Failure.tsx'
import { More } from '../../frame/More.tsx'
import styles from './pool.module.css'
import { type Session, ticketsOf } from './queries.ts'
import { TicketRow } from './TicketRow.tsx'

interface Props {
  session: Session
  place: string | null
  onChanged: (said: string) => Promise<void>
}

/** The tickets of a session, in the order in which they were sold. */
export function TicketsOfSession({ session: { id, from, until }, place, onChanged }: Props) {
  const pages = useInfiniteQuery(ticketsOf(id))
  const { data, error, refetch } = pages
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section className={styles.part} aria-labelledby="tickets">
      <h2 id="tickets">{texts.ticketsOf(from, until)}</h2>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data && items.length === 0 && <p>{texts.noTickets}</p>}
      <ul className={styles.tickets}>
        {items.map((ticket) => (
          <TicketRow key={ticket.reference} ticket={ticket} place={place} onChanged={(said) => onChanged(said)} />
        ))}
      </ul>
      <More of={pages} />
    </section>
  )
}
