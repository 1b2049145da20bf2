import { Button, Notice, Refused } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as texts from '#texts/course'
import { longDay } from '#texts/day'
import { courses as titleOf } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { dayOf } from '../../frame/hours.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useSignedIn } from '../../frame/useStored.ts'
import styles from './course.module.css'
import { hoursOfWeek, oneCourse, type OneCourse as Shown } from './courses.ts'
import { LogIn } from './LogIn.tsx'
import { Places } from './Places.tsx'
import { Stage } from './Stage.tsx'

/** For members alone. */
const SignUp = lazyNamed('SignUp', () => import('./SignUp.tsx'))

/** One class: when, where and for whom it is, what it costs, and the way into it (O04). */
export function OneCourse({ code }: { code: string }) {
  const signedIn = useSignedIn()
  const { data, error, refetch } = useQuery(oneCourse(code))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{data?.name ?? titleOf}</h1>
        <p>{data?.temporaryCard ? <span className={styles.tag}>{texts.programme}</span> : '\u00a0'}</p>
      </div>
      <div role="status">
        {error && !data && (
          <p>
            {error instanceof Refused ? texts.notFound : texts.notRead}{' '}
            {!(error instanceof Refused) && <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
          </p>
        )}
      </div>
      <div className={styles.place} aria-busy={!data && !error}>
        {data && (
          <div className={styles.board}>
            <div className={styles.stack}>
              <Facts course={data} />
              <Dates course={data} />
            </div>
            <section className={styles.turn} aria-labelledby="signUp">
              <h2 id="signUp">{texts.signUp}</h2>
              <div>
                <Places course={data} />
                {data.waiting > 0 && <p className={styles.quiet}>{texts.waiting(data.waiting)}</p>}
              </div>
              {data.closed ? (
                <Notice kind="warning">
                  <p>
                    <strong>{texts.closed}</strong> {texts.closedBecause[data.closed]}
                  </p>
                </Notice>
              ) : signedIn ? (
                <Suspense fallback={<div className={styles.awaited} aria-busy="true" />}>
                  <SignUp course={data} />
                </Suspense>
              ) : (
                <>
                  <Stage times={data.times} />
                  <LogIn to="/classes/class" />
                </>
              )}
            </section>
          </div>
        )}
      </div>
      <p className={styles.links}>
        <Link to="/classes">{texts.toAll}</Link>
      </p>
    </div>
  )
}

const Facts = ({ course }: { course: Shown }) => {
  const { code, startsOn, endsOn, weekly, venue, address, minimumAge, maximumAge, amount, meetings } = course
  return (
    <section className={styles.panel} aria-labelledby="facts">
      <h2 id="facts">{texts.facts}</h2>
      <dl className={styles.facts}>
        <dt>{texts.when}</dt>
        <dd>
          {texts.weekly(hoursOfWeek(weekly))}
          <span className={styles.quiet}>{texts.between(longDay(startsOn), longDay(endsOn))}</span>
        </dd>
        <dt>{texts.where}</dt>
        <dd>
          {venue}
          <span className={styles.quiet}>{address}</span>
        </dd>
        <dt>{texts.forWhom}</dt>
        <dd>{texts.ages(minimumAge, maximumAge)}</dd>
        <dt>{texts.price}</dt>
        <dd>
          {texts.amount(amount)}
          <span className={styles.quiet}>{texts.meetings(meetings)}</span>
        </dd>
        <dt>{texts.number}</dt>
        <dd>{code}</dd>
      </dl>
    </section>
  )
}

/** The lessons in the order of time; those that are cancelled say why. */
const Dates = ({ course: { dates } }: { course: Shown }) => (
  <section className={styles.panel} aria-labelledby="dates">
    <h2 id="dates">{texts.dates}</h2>
    <ul className={styles.dates}>
      {dates.map(({ startsAt, day, from, until, state, cancelled }) => (
        <li key={startsAt} data-state={state}>
          <span>
            {dayOf(day)}{' '}
            <span className={styles.hours}>
              {from}–{until}
            </span>
          </span>
          {cancelled && (
            <span className={styles.word}>
              {texts.cancelled} · {texts.closedBecause[cancelled]}
            </span>
          )}
        </li>
      ))}
    </ul>
  </section>
)
