import { Button } from '@palaestra/ui'
import { useState } from 'react'
import { longDay } from '#texts/day'
import * as texts from '#texts/points'
import styles from './report.module.css'
import type { Report } from './report.ts'

/** Visits that are listed before somebody asks for more. */
const few = 5

/** Of a place, by its letters: other systems name it in the language of theirs. */
const languageOf = (place: string) => (/\p{Script=Han}/u.test(place) ? 'zh-Hant-MO' : undefined)

/** The latest visits, one by one: what the points of a month come from. */
export function Visits({ visits }: Pick<Report, 'visits'>) {
  const [all, setAll] = useState(false)
  if (visits.length === 0) return null
  return (
    <section className={styles.sheet}>
      <h2>{texts.visits}</h2>
      <ul className={styles.visits}>
        {visits.slice(0, all ? undefined : few).map(({ day, came, left, place, minutes }) => (
          <li key={came}>
            <p>
              <strong>{longDay(day)}</strong> <span>{texts.between(came, left)}</span>
            </p>
            <p className={styles.quiet} lang={languageOf(place)}>
              {place}
            </p>
            <p className={styles.quiet}>{left === null ? texts.noExit : texts.minutes(minutes)}</p>
          </li>
        ))}
      </ul>
      {visits.length > few && !all && (
        <p>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {texts.allVisits(visits.length)}
          </Button>
        </p>
      )}
    </section>
  )
}
