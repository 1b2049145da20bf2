import { Button } from '@palaestra/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as texts from '#texts/pool'
import { poolToday, poolTickets as titleOf } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { dayOf } from '../../frame/hours.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useInBrowser, useSignedIn } from '../../frame/useStored.ts'
import { destinationOf } from '../../routing/arrival.ts'
import { Days } from './Days.tsx'
import styles from './pool.module.css'
import { SessionList } from './SessionList.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { isOnSale, type Session, swimmingQuota, type Timetable, useSessions } from './sessions.ts'
import { useChosen } from './useChosen.ts'

/** For members alone: visitors buy nothing, and have no tickets. */
const ChooseTicket = lazyNamed('ChooseTicket', () => import('./ChooseTicket.tsx'))
const MyTickets = lazyNamed('MyTickets', () => import('./MyTickets.tsx'))

/** The sessions of a pool on a day, and beside them the ticket that is bought; below them one’s tickets (R47). */
export function BuyTickets() {
  const { day } = useChosen()
  const inBrowser = useInBrowser()
  const signedIn = useSignedIn()
  const { timetable, at, loading, error, retry } = useSessions(day)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{titleOf}</h1>
        <p className={styles.quiet}>{texts.what}</p>
      </div>
      <StaleNotice error={error} at={timetable && at} retry={retry} />
      <div className={styles.place} aria-busy={!inBrowser || loading}>
        {timetable && <Day timetable={timetable} />}
        {timetable && signedIn && (
          <Suspense>
            <MyTickets />
          </Suspense>
        )}
      </div>
      <p className={styles.links}>
        <Link to="/pools/today">{poolToday}</Link>
      </p>
    </div>
  )
}

function Day({ timetable }: { timetable: Timetable }) {
  const chosen = useChosen()
  const signedIn = useSignedIn()
  const quota = useQuery({ ...swimmingQuota, enabled: signedIn }).data
  const [wanted, setWanted] = useState<number>()
  const { pools, days, day } = timetable
  const pool = pools.find(({ code }) => code === chosen.pool) ?? pools.find(({ inSeason }) => inSeason) ?? pools[0]
  if (!pool) return <p className={styles.none}>{texts.noPools}</p>

  const ofDay = quota?.items.find((item) => item.day === day)
  const session = pool.sessions.find((one) => one.id === wanted && isOnSale(one))
  const act = (one: Session) => {
    if (!signedIn || !isOnSale(one)) return null
    if (one.state === 'advance' && ofDay?.left === 0) return <span className={styles.word}>{texts.quotaUsed}</span>
    const isChosen = one.id === session?.id
    return (
      <Button
        kind={isChosen ? 'primary' : 'quiet'}
        aria-pressed={isChosen}
        aria-describedby={`session${one.id}`}
        onClick={() => setWanted(one.id)}
      >
        {isChosen ? texts.chosen : texts.choose}
      </Button>
    )
  }
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="pool">{texts.pool}</label>
        <select id="pool" value={pool.code} onChange={({ target }) => chosen.choosePool(target.value)}>
          {pools.map(({ code, name, inSeason }) => (
            <option key={code} value={code}>
              {inSeason ? name : texts.inRest(name)}
            </option>
          ))}
        </select>
        <p className={styles.quiet}>
          {texts.kinds[pool.kind]} · {pool.address}
        </p>
      </div>
      <Days days={days} chosen={day} pool={chosen.pool} />
      <div className={styles.board}>
        <section className={styles.sheet} aria-labelledby="sessions">
          <h2 id="sessions" className="unseen">
            {texts.sessions(dayOf(day))}
          </h2>
          <SessionList pool={pool} chosen={session?.id} act={act} />
        </section>
        <div className={styles.side}>
          {signedIn ? (
            <Suspense fallback={<div className={styles.awaited} aria-busy="true" />}>
              <ChooseTicket quota={quota} day={day} session={session} />
            </Suspense>
          ) : (
            <LogIn />
          )}
        </div>
      </div>
    </>
  )
}

/** The way in, and from there back to the sessions that one was looking at. */
function LogIn() {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return (
    <section className={styles.panel}>
      <p>{texts.logInToBuy}</p>
      <p>
        <Link to="/ams/login" search={destinationOf('/pools/tickets', search)}>
          {texts.logIn}
        </Link>
      </p>
    </section>
  )
}
