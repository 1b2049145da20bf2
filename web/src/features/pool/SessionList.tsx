import type { ReactNode } from 'react'
import * as texts from '#texts/pool'
import styles from './pool.module.css'
import { SessionRow } from './SessionRow.tsx'
import type { Pool, Session } from './sessions.ts'

interface Props {
  pool: Pool
  chosen?: number | undefined
  /** What can be done with a session, while tickets are sold. */
  act: (session: Session) => ReactNode
}

/** The sessions of a pool on a day. Those that are over are folded; out of season it is said when the pool opens. */
export function SessionList({ pool: { inSeason, seasonFrom, seasonUntil, sessions }, chosen, act }: Props) {
  if (!inSeason && seasonFrom && seasonUntil)
    return <p className={styles.none}>{texts.outOfSeason(seasonFrom, seasonUntil)}</p>
  const over = sessions.filter(({ state }) => state === 'over')
  const others = sessions.filter(({ state }) => state !== 'over')
  return (
    <>
      {over.length > 0 && (
        <details className={styles.passed}>
          <summary>{texts.passed(over.length)}</summary>
          <ul>
            {over.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </details>
      )}
      {others.length === 0 && <p className={styles.none}>{over.length > 0 ? texts.noneLeft : texts.none}</p>}
      <ul>
        {others.map((session) => (
          <SessionRow key={session.id} session={session} isChosen={session.id === chosen}>
            {act(session)}
          </SessionRow>
        ))}
      </ul>
    </>
  )
}
