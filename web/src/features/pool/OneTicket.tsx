import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { longMoment } from '#texts/day'
import * as words from '#texts/pool'
import * as texts from '#texts/pool.ticket'
import { poolTickets as titleOf } from '#texts/titles'
import { send } from '../../api/client.ts'
import { nameIfKnown } from '../../api/companions.ts'
import { useQuery } from '../../api/query.ts'
import { PayHeld } from '../../form/PayHeld.tsx'
import { timeOf } from '../../frame/hours.ts'
import { GiveBack } from './GiveBack.tsx'
import styles from './pool.module.css'
import { TicketFace } from './TicketFace.tsx'
import { oneTicket, type Ticket } from './tickets.ts'

/** One ticket: what to show at the entrance, how it is paid, and how it is given back. */
export function OneTicket({ reference }: { reference: string }) {
  const { data, error, refetch } = useQuery(oneTicket(reference))
  if (!data)
    return (
      <div className={styles.one} aria-busy={!error}>
        <div className={styles.beside}>
          <h1 tabIndex={-1}>{titleOf}</h1>
          <div role="status">
            {error && (
              <>
                <p>{texts.oneNotRead}</p>
                <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
              </>
            )}
          </div>
          {error && <ToList />}
        </div>
      </div>
    )
  const { amount, heldUntil, mayKeepLonger } = data
  return (
    <div className={styles.one}>
      <TicketFace ticket={data} />
      <div className={styles.beside}>
        {heldUntil && (
          <PayHeld
            heldUntil={heldUntil}
            noHurry={texts.noHurry}
            pay={texts.pay(texts.amount(amount))}
            ask={() => send(api.pool.pay, { body: { reference } })}
            keepLonger={mayKeepLonger ? () => send(api.pool.keepLonger, { body: { reference } }) : undefined}
            onChanged={refetch}
          />
        )}
        <Facts ticket={data} />
        <GiveBack ticket={data} onChanged={refetch} />
        <ToList />
      </div>
    </div>
  )
}

const ToList = () => (
  <p>
    <Link to="/pools/tickets">{texts.toList}</Link>
  </p>
)

/** Who comes in by it, with the names that are still in the family list. */
const partyOf = ({ persons, children }: Ticket) =>
  texts.party(persons - 1, texts.namesJoined(children.flatMap((child) => nameIfKnown(child) ?? [])))

const Facts = ({ ticket }: { ticket: Ticket }) => {
  const { pool, address, amount, order, paid, reference, endsAt, enteredAt, endedAt, closed } = ticket
  return (
    <section className={styles.panel} aria-labelledby="facts">
      <h2 id="facts">{texts.facts}</h2>
      <dl className={styles.facts}>
        <dt>{texts.place}</dt>
        <dd>
          {pool}
          <span className={styles.quiet}>{address}</span>
        </dd>
        <dt>{texts.people}</dt>
        <dd>{partyOf(ticket)}</dd>
        <dt>{texts.leaveBy}</dt>
        <dd>{texts.until(timeOf(endsAt))}</dd>
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
        {enteredAt && (
          <>
            <dt>{texts.entered}</dt>
            <dd>{longMoment(enteredAt)}</dd>
          </>
        )}
        {endedAt && (
          <>
            <dt>{texts.ended}</dt>
            <dd>
              {longMoment(endedAt)}
              {closed && (
                <span className={styles.quiet}>
                  {words.closedBecause[closed.reason]} {closed.text}
                </span>
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
