import { Link } from '@tanstack/react-router'
import * as words from '#texts/pool'
import * as texts from '#texts/pool.display'
import { poolToday as titleOf } from '#texts/titles'
import { dayOf, timeOf } from '../../frame/hours.ts'
import styles from './display.module.css'
import { isOnSale, leftNow, type Session, useSessions } from './sessions.ts'
import { useChosen } from './useChosen.ts'

/** How the sale of a session stands, in as few words as can be read from afar. */
const standing = ({ state, closed, spotFrom }: Session) => {
  if (closed) return words.closedBecause[closed.reason]
  if (state === 'full') return words.full
  return state === 'spot' ? texts.open : texts.opens(timeOf(spotFrom))
}

/**
 * Today’s sessions of a pool on a screen at its entrance: large, without a menu, in the language of the address. It reads
 * itself again; without a network the last that was known stays, with its time.
 */
export function Display() {
  const { pool: code } = useChosen()
  const { timetable, at, loading, error } = useSessions(undefined, code)
  const pool = timetable?.pools.find((one) => one.code === code)
  if (!timetable || !pool)
    return (
      <div className={styles.choose} aria-busy={loading}>
        <h1 tabIndex={-1}>{titleOf}</h1>
        <p role="status">{error && (error.message || words.notRead)}</p>
        {!code && timetable && (
          <>
            <p>{texts.choosePool}</p>
            <ul>
              {timetable.pools.map((one) => (
                <li key={one.code}>
                  <Link to="/pools/display" search={{ pool: one.code } as never}>
                    {one.name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    )
  const { name, inSeason, seasonFrom, seasonUntil, sessions } = pool
  const shown = sessions.filter(({ state }) => state !== 'over')
  return (
    <div className={styles.display}>
      <h1 tabIndex={-1}>{name}</h1>
      <p className={styles.day}>{dayOf(timetable.day)}</p>
      {!inSeason && seasonFrom && seasonUntil && <p>{words.outOfSeason(seasonFrom, seasonUntil)}</p>}
      {inSeason && shown.length === 0 && <p>{sessions.length > 0 ? words.noneLeft : words.none}</p>}
      {shown.length > 0 && (
        <table>
          <thead className="unseen">
            <tr>
              <th scope="col">{texts.session}</th>
              <th scope="col">{texts.placesLeft}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((session) => (
              <tr key={session.id} data-state={session.state}>
                <th scope="row">
                  {session.from}–{session.until}
                </th>
                <td>
                  {isOnSale(session) && <b>{words.left(leftNow(session))}</b>} <span>{standing(session)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p role="status">{error && at && words.asOf(timeOf(at))}</p>
    </div>
  )
}
