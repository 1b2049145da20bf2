import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/course'
import * as words from '#texts/course.mine'
import { shortMoment } from '#texts/day'
import { myCourses as titleOf } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import styles from './course.module.css'
import { isLive, isOffered, type Mine, myCourses, myCourseWaits } from './courses.ts'
import { OfferedPlace } from './OfferedPlace.tsx'
import { OwnCourse } from './OwnCourse.tsx'
import { Renewals } from './Renewals.tsx'
import { WaitLines } from './WaitLines.tsx'

/** One’s own classes: what is offered and what can be renewed first, then those one is in, the lines, and one’s turns. */
export function MyCourses() {
  const mine = useQuery(myCourses)
  const waits = useQuery(myCourseWaits)
  const { data } = mine
  const error = (!data && mine.error) || (!waits.data && waits.error)
  const isKnown = data !== undefined && waits.data !== undefined
  const changed = () => Promise.all([mine.refetch(), waits.refetch()])
  const live = data?.enrolments.filter((one) => isLive(one) && one.state !== 'offered') ?? []
  const ended = data?.enrolments.filter((one) => !isLive(one)) ?? []
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{titleOf}</h1>
      <div role="status">
        {error && (
          <p>
            {texts.notRead} <Button onClick={() => void changed()}>{texts.tryAgain}</Button>
          </p>
        )}
      </div>
      <div className={styles.place} aria-busy={!isKnown && !error}>
        {data && waits.data && (
          <>
            {waits.data.items.filter(isOffered).map((wait) => (
              <OfferedPlace key={wait.course} wait={wait} online={data.online} ahead={data.ahead} onChanged={changed} />
            ))}
            <Renewals renewals={data.renewals} onChanged={changed} />
            {live.length === 0 && (
              <section className={styles.panel}>
                <p>{words.none}</p>
              </section>
            )}
            {live.map((enrolment) => (
              <OwnCourse key={enrolment.reference} enrolment={enrolment} online={data.online} onChanged={changed} />
            ))}
            <WaitLines waits={waits.data} onChanged={changed} />
            <Turns mine={data} />
            {ended.length > 0 && (
              <details className={styles.panel}>
                <summary>{words.earlier(ended.length)}</summary>
                <div className={styles.stack}>
                  {ended.map((enrolment) => (
                    <OwnCourse
                      key={enrolment.reference}
                      enrolment={enrolment}
                      online={data.online}
                      onChanged={changed}
                    />
                  ))}
                </div>
              </details>
            )}
            <p className={styles.links}>
              <Link to="/classes">{texts.toAll}</Link>
            </p>
            <BackToAccount />
          </>
        )}
      </div>
    </div>
  )
}

/** One’s place in the order of each term to come, and in how many of its classes one is. */
const Turns = ({ mine: { terms } }: { mine: Mine }) => {
  const registered = terms.filter((term) => term.registered !== null && term.stage !== 'running')
  if (registered.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="turns">
      <h2 id="turns">{words.turns}</h2>
      <ul className={styles.list}>
        {registered.map(({ term, registered, used, most }) => (
          <li key={term} className={styles.line}>
            <div>
              <p>
                <b>{words.term(term)}</b> · {words.used(used, most)}
              </p>
              <p>
                {registered?.rank != null && registered.turnAt
                  ? words.ranked(registered.rank, shortMoment(registered.turnAt))
                  : words.notDrawn}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
