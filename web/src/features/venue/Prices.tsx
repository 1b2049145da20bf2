import { audiences } from '@palaestra/contract'
import * as texts from '#texts/venue'
import type { Facility } from './timetable.ts'
import styles from './venue.module.css'

/** What an hour costs, by age and band. */
export function Prices({ prices }: Pick<Facility, 'prices'>) {
  const bands = (['off_peak', 'peak'] as const).filter((band) => prices[band])
  if (bands.length === 0) return null
  return (
    <section className={styles.sheet} aria-labelledby="prices">
      <h2 id="prices">{texts.prices}</h2>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{texts.who}</th>
            {bands.map((band) => (
              <th key={band} scope="col">
                {band === 'peak' ? texts.peak : texts.offPeak}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {audiences.map((audience) => (
            <tr key={audience}>
              <th scope="row">{texts.audiences[audience]}</th>
              {bands.map((band) => (
                <td key={band}>{texts.priceIn(prices[band]?.[audience] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
