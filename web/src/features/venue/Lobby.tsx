import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/venue'
import * as words from '#texts/venue.lobby'
import styles from './lobby.module.css'
import { patiently } from './patience.ts'
import { useBooking } from './useBooking.ts'
import type { Choosing } from './useChoosing.ts'
import { type OwnTurn, useLobby } from './useLobby.ts'

interface Props {
  /** The day whose courts open. */
  day: string
  choosing: Choosing
}

/** Seconds between two sentences of a screen reader about the time that is left. */
const saidEvery = 10

/**
 * The minutes around an opening: one’s turn is drawn by lot, and what was chosen meanwhile is sent by itself when it has
 * come. So nobody has to be fast (O03).
 */
export function Lobby({ day, choosing }: Props) {
  const { entered, own, error, isOver, now, retry, opensAt = 0, putOffTo, many } = useLobby()
  const { book, problem } = useBooking(choosing)
  const waited = useRef(false)
  const isTurn = isOver || (own !== undefined && own.at <= now)
  // Not only once one’s turn is known: on a slow line it may have come by then.
  if (entered && !isTurn) waited.current = true

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the turn, with what is chosen then
  useEffect(() => {
    if (!isTurn) return
    choosing.turnHasCome()
    if (waited.current && choosing.choices.some((choice) => choice.day === day)) book(patiently)
  }, [isTurn])

  if (isOver) return null
  return (
    <section className={styles.lobby} aria-labelledby="lobby">
      <p className={styles.quiet}>{texts.daySaid(day)}</p>
      {error ? (
        <>
          <h2 id="lobby">{words.title}</h2>
          <div role="alert">
            <p>{error.message}</p>
            <Button onClick={retry}>{texts.tryAgain}</Button>
          </div>
        </>
      ) : !entered ? (
        <>
          <h2 id="lobby">{words.title}</h2>
          <p role="status">{words.entering}</p>
        </>
      ) : isTurn ? (
        <>
          <h2 id="lobby">{words.yours}</h2>
          <p role="status">{choosing.choices.length > 0 && waited.current ? words.sending : words.chooseNow}</p>
        </>
      ) : own ? (
        <Turn own={own} now={now} />
      ) : (
        <Before entered={entered} opensAt={opensAt} many={many} now={now} />
      )}
      <p role="status">{putOffTo && words.putOff(texts.time(putOffTo))}</p>
      <p role="alert">{problem}</p>
      <div className={styles.questions}>
        <details>
          <summary>{words.why}</summary>
          <p>{words.because}</p>
        </details>
        {entered && (
          <details>
            <summary>{words.howToCheck}</summary>
            <p>{words.checked(entered.code)}</p>
            <p>
              <Link to="/vbs/ballot" search={{ reference: entered.reference } as never} target="_blank">
                {words.toDraw}
              </Link>
            </p>
          </details>
        )}
        <details>
          <summary>{words.whatIfClosed}</summary>
          <p>{words.stays}</p>
        </details>
      </div>
    </section>
  )
}

const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000))

/** Said each ten seconds, and not more often: whoever listens has to hear other things, too. */
const Said = ({ seconds, said }: { seconds: number; said: (seconds: number) => string }) => (
  <p className="unseen" aria-live="polite">
    {said(Math.ceil(seconds / saidEvery) * saidEvery)}
  </p>
)

interface BeforeProps {
  entered: { code: string | null; position: number | null }
  /** Milliseconds since 1970. */
  opensAt: number
  many: number | undefined
  now: number
}

/** In the lobby before the opening: how many are in it. Whose turn comes when nobody knows before the lot. */
function Before({ entered: { code, position }, opensAt, many, now }: BeforeProps) {
  const seconds = secondsUntil(opensAt, now)
  return (
    <>
      <h2 id="lobby">{words.opensAt(texts.time(new Date(opensAt).toISOString()))}</h2>
      <p className={styles.label}>{words.untilOpening}</p>
      <p className={styles.large} role="timer">
        {words.clock(seconds)}
      </p>
      <Said seconds={seconds} said={words.openingIn} />
      <p className={styles.entered} role="status">
        {code === null ? words.isLate(position ?? 1) : words.isIn}
      </p>
      {/* The count is some seconds old: whoever has just come in is not in it yet. */}
      {many !== undefined && <p>{words.waiting(Math.max(1, many))}</p>}
      <p>{words.nothingToDo}</p>
    </>
  )
}

/** The turn is known, and still to come: how far the turns have come, and when it is one’s own. */
function Turn({ own: { at, place, of, served }, now }: { own: OwnTurn; now: number }) {
  const seconds = secondsUntil(at, now)
  return (
    <>
      <h2 id="lobby">{words.yourPlace}</h2>
      <p>
        <b className={styles.large}>{words.about(place)}</b> <span>{words.ofAll(of)}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (served / place) * 100)}%` }} />
      </div>
      <p className={styles.ends}>
        <span>{words.served(Math.min(served, place))}</span> <b>{words.you(place)}</b>
      </p>
      <p>{words.before(Math.max(0, place - 1 - served))}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.yourTurn}</dt>
          <dd>{words.timeWithSeconds(at)}</dd>
        </div>
        <div>
          <dt>{words.left}</dt>
          <dd role="timer">{words.seconds(seconds)}</dd>
        </div>
      </dl>
      <Said seconds={seconds} said={words.turnIn} />
      <p>{words.nothingToDo}</p>
    </>
  )
}
