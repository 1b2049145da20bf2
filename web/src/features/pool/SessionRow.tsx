import type { ReactNode } from 'react'
import { shortMoment } from '#texts/day'
import * as texts from '#texts/pool'
import { amount } from '#texts/pool.ticket'
import { timeOf } from '../../frame/hours.ts'
import styles from './pool.module.css'
import { isOnSale, leftNow, type Session } from './sessions.ts'

/** What is to know before it is chosen. */
const aboutOf = ({ state, prices, spotFrom, advanceFrom, closed }: Session) => {
  if (closed) return [texts.closedBecause[closed.reason], closed.text].filter(Boolean).join(' · ')
  if (state === 'advance_full') return texts.spotLater(timeOf(spotFrom))
  if (state === 'unopened') return texts.opensAt(shortMoment(advanceFrom))
  const said = texts.prices(amount(prices.adult), amount(prices.child))
  return state === 'spot' ? texts.onSpot(said) : said
}

/** The word where nothing can be pressed. */
const words = { closed: texts.closed, full: texts.full, advance_full: texts.full, over: texts.over } as const
const wordOf = ({ state }: Session) => (state in words ? words[state as keyof typeof words] : undefined)

interface Props {
  session: Session
  isChosen?: boolean
  /** What can be done with it, while tickets are sold. */
  children?: ReactNode
}

/** A session of a pool: when, how many places are left as a word and as a bar, and what can be done. */
export function SessionRow({ session, isChosen = false, children }: Props) {
  const { id, from, until, places } = session
  const left = leftNow(session)
  const word = wordOf(session)
  return (
    <li className={styles.session} data-state={session.state} data-chosen={isChosen}>
      <div>
        <p className={styles.time} id={`session${id}`}>
          {from}–{until}
        </p>
        <p className={styles.quiet}>{aboutOf(session)}</p>
      </div>
      {isOnSale(session) && (
        <div className={styles.places}>
          <p>{texts.left(left)}</p>
          <progress aria-hidden="true" max={places} value={left} data-few={left * 10 < places} />
        </div>
      )}
      <div className={styles.act}>{word ? <span className={styles.word}>{word}</span> : children}</div>
    </li>
  )
}
