import * as texts from '#texts/pool'
import { useQuery } from '../../api/query.ts'
import { serviceNamed } from '../../api/services.ts'
import { WhyNot } from '../../form/WhyNot.tsx'
import { BuyTicket } from './BuyTicket.tsx'
import styles from './pool.module.css'
import type { Quota, Session } from './sessions.ts'

interface Props {
  quota: Quota | undefined
  day: string
  /** The session that was chosen. */
  session: Session | undefined
}

/** What the member may still buy on a day, and the ticket that is bought; or why they may buy none, and what helps. */
export function ChooseTicket({ quota, day, session }: Props) {
  const [answer] = useQuery(serviceNamed('pool_tickets')).data?.items ?? []
  if (answer && answer.state !== 'yes') return <WhyNot answer={answer} />
  if (!answer || !quota) return <div className={styles.awaited} aria-busy="true" />
  const ofDay = quota.items.find((item) => item.day === day)
  if (!quota.alone || !ofDay?.holder)
    return (
      <section className={styles.panel}>
        <p>{texts.notAlone}</p>
      </section>
    )
  const { used, most, holder } = ofDay
  return (
    <>
      <section className={styles.panel} aria-labelledby="quota">
        <h2 id="quota">{texts.quota}</h2>
        <p className={styles.used}>{texts.used(used, most)}</p>
        <p className={styles.lanes} aria-hidden="true">
          {Array.from({ length: most }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
            <span key={place} data-state={place < used ? 'used' : 'empty'} />
          ))}
        </p>
        <p className={styles.quiet}>{texts.spotBesides(quota.spotMinutes)}</p>
      </section>
      <section className={styles.panel} aria-labelledby="ticket">
        <h2 id="ticket">{texts.ticket}</h2>
        {session ? (
          <BuyTicket key={session.id} session={session} day={day} holder={holder} quota={quota} />
        ) : (
          <p>{texts.chooseSession}</p>
        )}
      </section>
    </>
  )
}
