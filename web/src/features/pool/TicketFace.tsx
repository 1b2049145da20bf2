import { Suspense } from 'react'
import * as texts from '#texts/pool.ticket'
import { dayOf, hoursOf, timeOf } from '../../frame/hours.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import styles from './pool.module.css'
import { isComing, type Ticket } from './tickets.ts'

/** Of a ticket that lets in: the others have no code to show. */
const CardCode = lazyNamed('CardCode', () => import('../../form/CardCode.tsx'))

/** What one shows at the entrance: the code, and largest of all until when one has to come in. */
export const TicketFace = ({ ticket }: { ticket: Ticket }) => {
  const { day, pool, persons, state, enterFrom, enterBy, amount, paid } = ticket
  return (
    <section className={styles.ticket} data-state={isComing(ticket) ? 'coming' : 'over'}>
      <div className={styles.deep}>
        <p>{texts.kindAndPool(pool)}</p>
        <h1 tabIndex={-1}>
          <span>{dayOf(day)}</span> <span>{hoursOf(ticket)}</span>
        </h1>
        <p>{texts.party(persons - 1, '')}</p>
      </div>
      <div className={styles.body}>
        {state === 'valid' && (
          <Suspense fallback={<div className={styles.code} />}>
            <CardCode />
          </Suspense>
        )}
        {state === 'valid' ? (
          <>
            <p className={styles.standing}>{texts.enterBy(timeOf(enterBy))}</p>
            <p>{texts.enterFrom(timeOf(enterFrom))}</p>
            <p>{!paid && amount > 0 ? texts.payAtPool(texts.amount(amount)) : texts.showCode}</p>
          </>
        ) : (
          <>
            <p className={styles.standing}>{texts.states[state]}</p>
            {state === 'held' && <p>{texts.enterFrom(timeOf(enterFrom))}</p>}
          </>
        )}
      </div>
    </section>
  )
}
