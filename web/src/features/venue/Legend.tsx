import { slotStates } from '@palaestra/contract'
import * as texts from '#texts/venue'
import styles from './grid.module.css'
import type { Row } from './timetable.ts'

/** What the cells mean, of those that are shown. */
export function Legend({ rows }: { rows: readonly Row[] }) {
  const there = new Set(rows.flatMap(({ slots }) => slots.map((slot) => slot?.state)))
  return (
    <ul className={styles.legend} aria-label={texts.legendName}>
      {slotStates
        .filter((state) => there.has(state))
        .map((state) => (
          <li key={state}>
            <span className={styles.sample} data-state={state} aria-hidden="true">
              {state === 'free' && '$'}
              {(state === 'ballot' || state === 'unopened' || state === 'closed') && texts.inCell[state]}
              {state === 'taken' && <span className={styles.dash} />}
              {state === 'past' && <span className={styles.dot} />}
            </span>
            {texts.legend[state]}
          </li>
        ))}
      {rows.some(({ peak }) => peak) && (
        <li>
          <span className={styles.peak} aria-hidden="true" />
          {texts.peak}
        </li>
      )}
    </ul>
  )
}
