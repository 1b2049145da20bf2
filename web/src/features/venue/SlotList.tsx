import type { Audience } from '@palaestra/contract'
import * as texts from '#texts/venue'
import type { Mark } from './SlotGrid.tsx'
import { type Court, canPress, type Facility, type Row, type Slot } from './timetable.ts'
import styles from './venue.module.css'

interface Props {
  courts: readonly Court[]
  rows: readonly Row[]
  prices: Facility['prices']
  /** Whose prices are shown. */
  audience?: Audience
  /** By the number of a slot. */
  marks?: ReadonlyMap<number, Mark>
  /** Takes a slot that is pressed. Left out, the list is to look at. */
  onPress?: (slot: Slot) => void
}

/** The same as the grid, hour by hour: for narrow windows, large letters, and whoever would rather read. */
export function SlotList({ courts, rows, prices, audience = 'adult', marks, onPress }: Props) {
  return (
    <ul className={styles.hours}>
      {rows.map(({ from, until, peak, slots }) => {
        const shown = courts.flatMap(({ code, name }, place) => {
          const slot = slots[place]
          const mark = slot && marks?.get(slot.id)
          if (!slot || (slot.state !== 'free' && !mark && !(onPress && canPress(slot)))) return []
          const price = texts.priceIn(prices[slot.band]?.[audience] ?? 0)
          return [{ code, name, slot, mark, shown: slot.state === 'taken' ? texts.states.taken : price }]
        })
        return (
          <li key={from} data-peak={peak}>
            <h3>
              {texts.rangeOf(from, until)} {peak && <small>{texts.peak}</small>}
            </h3>
            {shown.length === 0 ? (
              <p>{slots.every((slot) => !slot || slot.state === 'closed') ? texts.legend.closed : texts.noneFree}</p>
            ) : (
              <ul>
                {shown.map(({ code, name, slot, mark, shown }) => (
                  <li key={code}>
                    {onPress && mark?.kind !== 'mine' ? (
                      <button
                        type="button"
                        aria-pressed={mark?.kind === 'chosen'}
                        aria-label={texts.cell(name, from, until, mark?.said ?? shown)}
                        onClick={() => onPress(slot)}
                      >
                        {name} <span>{shown}</span>
                      </button>
                    ) : (
                      <>
                        {name} <span>{mark?.said ?? shown}</span>
                      </>
                    )}
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
