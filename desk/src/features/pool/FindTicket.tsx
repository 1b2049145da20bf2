import { desk } from '@palaestra/contract'
import { CallForm, TextField } from '@palaestra/ui'
import * as texts from '#texts/pool'
import { send } from '../../api/client.ts'
import styles from './pool.module.css'
import type { Ticket } from './queries.ts'
import { TicketRow } from './TicketRow.tsx'

interface Props {
  pool: string
  place: string | null
  found: readonly Ticket[] | undefined
  onFound: (found: readonly Ticket[]) => void
  onChanged: (said: string, reference: string) => Promise<void>
}

/** Finds the ticket of who is here, by the code of their card, their number, or the ticket’s: a scanner types into it. */
export const FindTicket = ({ pool, place, found, onFound, onChanged }: Props) => (
  <section className={styles.part} aria-labelledby="find">
    <h2 id="find">{texts.find}</h2>
    <CallForm
      call={desk.pool.find}
      send={(call, given) => send(call, given, { repeatable: true })}
      shape={(written) => ({ ...written, pool })}
      submit={texts.findThis}
      onDone={({ items }) => onFound(items)}
    >
      <TextField name="search" label={texts.search} hint={texts.searchHint} type="search" autoComplete="off" />
    </CallForm>
    <p role="status">{found?.length === 0 ? texts.noneFound : ''}</p>
    {found && found.length > 0 && (
      <ul className={styles.tickets}>
        {found.map((ticket) => (
          <TicketRow key={ticket.reference} ticket={ticket} place={place} onChanged={onChanged} />
        ))}
      </ul>
    )}
  </section>
)
