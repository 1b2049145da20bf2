import { Button } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/pool.ticket'
import styles from './pool.module.css'
import { TicketList } from './TicketList.tsx'

/** One’s tickets: those to use, and when they are wanted those of before. */
export function MyTickets() {
  const [wantsPast, setWantsPast] = useState(false)
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h2 id="mine">{texts.mine}</h2>
      <TicketList of="coming" />
      {wantsPast ? (
        <>
          <h3>{texts.past}</h3>
          <TicketList of="past" />
        </>
      ) : (
        <p>
          <Button kind="quiet" onClick={() => setWantsPast(true)}>
            {texts.showPast}
          </Button>
        </p>
      )}
    </section>
  )
}
