import * as texts from '#texts/venue'
import type { Court, Facility, Row } from './timetable.ts'
import styles from './venue.module.css'

interface Props {
  courts: readonly Court[]
  rows: readonly Row[]
  prices: Facility['prices']
}

/** The same as the grid, hour by hour: for narrow windows, large letters, and whoever would rather read. */
export function SlotList({ courts, rows, prices }: Props) {
  return (
    <ul className={styles.hours}>
      {rows.map(({ from, until, peak, slots }) => {
        const free = courts.flatMap(({ code, name }, place) => {
          const slot = slots[place]
          return slot?.state === 'free' ? [{ code, name, price: prices[slot.band]?.adult ?? 0 }] : []
        })
        return (
          <li key={from} data-peak={peak}>
            <h3>
              {texts.rangeOf(from, until)} {peak && <small>{texts.peak}</small>}
            </h3>
            {free.length === 0 ? (
              <p>{texts.noneFree}</p>
            ) : (
              <ul>
                {free.map(({ code, name, price }) => (
                  <li key={code}>
                    {name} <span>{texts.priceIn(price)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
