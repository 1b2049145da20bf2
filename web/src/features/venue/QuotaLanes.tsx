import * as texts from '#texts/venue'
import * as words from '#texts/venue.basket'
import styles from './basket.module.css'
import { type Choice, placesOf } from './choosing.ts'
import type { Facility } from './timetable.ts'
import type { Mine } from './useChoosing.ts'

interface Props {
  mine: Mine
  facility: Facility
  day: string
  choices: readonly Choice[]
}

/** How many more one may have, before one chooses: the lanes show it, and the words say it. */
export function QuotaLanes({ mine, facility: { kind }, day, choices }: Props) {
  const quotas = mine.quota.filter((quota) => quota.kind === kind)
  if (quotas.length === 0) return null
  return (
    <section className={styles.sheet} aria-labelledby="quota">
      <h2 id="quota">{words.quota(texts.daySaid(day))}</h2>
      <ul className={styles.quotas}>
        {quotas.map(({ band, most, used }) => (
          <li key={band}>
            <p>
              <span>{band === 'peak' ? texts.peak : texts.offPeak}</span> <b>{words.used(used, most)}</b>
            </p>
            <p className={styles.lanes} aria-hidden="true">
              {placesOf(
                { most, used },
                choices.some((choice) => choice.band === band && choice.day === day),
              ).map((state, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
                <span key={place} data-state={state} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
