import { buttonClass } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/pool'
import { poolTickets, poolToday as titleOf } from '#texts/titles'
import { useInBrowser } from '../../frame/useStored.ts'
import styles from './pool.module.css'
import { SessionList } from './SessionList.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { isOnSale, useSessions } from './sessions.ts'

/** Today’s sessions of all pools, those that are open at this time of the year first. */
export function PoolsToday() {
  const inBrowser = useInBrowser()
  const { timetable, at, loading, error, retry } = useSessions(undefined)
  const pools = timetable?.pools.toSorted((one, other) => Number(other.inSeason) - Number(one.inSeason))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{titleOf}</h1>
        <p className={styles.quiet}>{texts.whatToday}</p>
      </div>
      <StaleNotice error={error} at={timetable && at} retry={retry} />
      <div className={styles.place} aria-busy={!inBrowser || loading}>
        {pools?.length === 0 && <p className={styles.none}>{texts.noPools}</p>}
        {pools?.map((pool) => (
          <section key={pool.code} className={styles.sheet} aria-labelledby={pool.code}>
            <div className={styles.about}>
              <h2 id={pool.code}>{pool.name}</h2>
              <p className={styles.quiet}>
                {texts.kinds[pool.kind]} · {pool.area}
              </p>
            </div>
            <SessionList
              pool={pool}
              act={(session) =>
                isOnSale(session) && (
                  <Link
                    to="/pools/tickets"
                    search={{ pool: pool.code } as never}
                    className={buttonClass('quiet')}
                    aria-describedby={`session${session.id}`}
                  >
                    {texts.toBuy}
                  </Link>
                )
              }
            />
          </section>
        ))}
      </div>
      <p className={styles.links}>
        <Link to="/pools/tickets">{poolTickets}</Link>
      </p>
    </div>
  )
}
