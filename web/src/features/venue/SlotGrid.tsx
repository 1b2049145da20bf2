import type { Audience } from '@palaestra/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/venue'
import styles from './grid.module.css'
import { type Cell, type Court, canPress, type Facility, moved, nextFree, type Row, type Slot } from './timetable.ts'

/** What a person has to do with a slot: it is theirs, or the first, second or third that they have chosen. */
export type Mark = { said: string; shown: string; kind: 'mine' | 'chosen' }

interface Props {
  /** What the grid shows, read out. */
  name: string
  courts: readonly Court[]
  rows: readonly Row[]
  prices: Facility['prices']
  /** Whose prices are shown. */
  audience?: Audience
  /** Goes to the day before or after. */
  onDay: (step: -1 | 1) => void
  /** By the number of a slot. */
  marks?: ReadonlyMap<number, Mark>
  /** Takes a slot that is pressed. Left out, the grid is to look at. */
  onPress?: (slot: Slot) => void
}

const days: Record<string, -1 | 1> = { PageUp: -1, PageDown: 1 }

/**
 * Courts and hours as an ARIA grid: one stop for the tab key, and arrows within, because one looks for a court beside
 * another or an hour after another. Rows are hours at every width, so that eye and screen reader meet the same order.
 */
export function SlotGrid({ name, courts, rows, prices, audience = 'adult', onDay, marks, onPress }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const hadFocus = useRef(false)
  const [hour, setHour] = useState<string>()
  const [court, setCourt] = useState<string>()
  const first = nextFree(rows, { row: 0, column: -1 }) ?? { row: 0, column: 0 }
  const at: Cell = {
    row: Math.max(0, hour === undefined ? first.row : rows.findIndex(({ from }) => from >= hour)),
    column: Math.max(0, court === undefined ? first.column : courts.findIndex(({ code }) => code === court)),
  }

  const focus = ({ row, column }: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus()
  const stay = ({ row, column }: Cell) => {
    setHour(rows[row]?.from)
    setCourt(courts[column]?.code)
  }
  // Another day may not have the hour: the focus goes on to the nearest, and never out of the grid.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focus(at)
  })

  const press = (slot: Slot | undefined) => slot && onPress?.(slot)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const step = days[event.key]
    const next = moved(rows, at, event)
    if (step) {
      stay(at)
      onDay(step)
    } else if (next) {
      stay(next)
      focus(next)
    } else if (onPress && (event.key === 'Enter' || event.key === ' ')) press(rows[at.row]?.slots[at.column])
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.sheet}>
      <table
        ref={table}
        className={styles.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid with arrow keys
        role="grid"
        aria-label={name}
        aria-multiselectable={onPress ? true : undefined}
        aria-readonly={onPress ? undefined : true}
        onKeyDown={onKeyDown}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) hadFocus.current = false
        }}
      >
        <thead>
          <tr>
            <td />
            {courts.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, until, peak, slots }, row) => (
            <tr key={from} data-peak={peak}>
              <th scope="row">
                {from}
                {peak && <span className="unseen"> {texts.peak}</span>}
              </th>
              {courts.map(({ code, name }, column) => {
                const slot = slots[column]
                const mark = slot && marks?.get(slot.id)
                const price = slot && prices[slot.band]?.[audience]
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
                  <td
                    key={code}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of it
                    role="gridcell"
                    tabIndex={row === at.row && column === at.column ? 0 : -1}
                    data-cell={`${row} ${column}`}
                    data-state={mark?.kind ?? slot?.state ?? 'none'}
                    aria-disabled={onPress && !canPress(slot) && !mark ? true : undefined}
                    aria-selected={onPress && slot ? mark?.kind === 'chosen' : undefined}
                    aria-label={slot && texts.cell(name, from, until, mark?.said ?? saidOf(slot, price ?? 0))}
                    onClick={() => {
                      stay({ row, column })
                      press(slot)
                    }}
                  >
                    {mark?.shown ?? (slot && <Shown slot={slot} price={price ?? 0} />)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const saidOf = ({ state }: Slot, price: number) => (state === 'free' ? texts.states.free(price) : texts.states[state])

/** What stands in a cell. A price is the word for “can be had”; a dash, that somebody has it. */
function Shown({ slot: { state }, price }: { slot: Slot; price: number }) {
  if (state === 'free') return texts.money(price)
  if (state === 'ballot' || state === 'unopened' || state === 'closed') return texts.inCell[state]
  return <span className={state === 'taken' ? styles.dash : styles.dot} />
}
