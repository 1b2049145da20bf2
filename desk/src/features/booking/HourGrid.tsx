import { type GridCell, movedInGrid } from '@palaestra/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import * as texts from '#texts/booking.timetable'
import { dayWithWeekday } from '../../frame/dates.ts'
import type { Facility, Holder, Slot } from './queries.ts'
import { rowsOf } from './sheet.ts'
import styles from './timetable.module.css'

interface Props {
  facility: Facility
  day: string
  /** The numbers of the slots that are chosen. */
  chosen: readonly number[]
  mayBook: boolean
  /** Whether who looks may give back what the authority has for itself. */
  mayReserve: boolean
  onPress: (slot: Slot) => void
}

/** Courts and hours as the portal’s grid has them: one stop for the tab key, and arrows within. */
export function HourGrid({ facility, day, chosen, mayBook, mayReserve, onPress }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<GridCell>({ row: 0, column: 0 })
  const rows = rowsOf(facility)
  const { courts } = facility
  const size = { rows: rows.length, columns: courts.length }
  const focus = ({ row, column }: GridCell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    const next = movedInGrid(size, at, event)
    const slot = rows[at.row]?.slots[at.column]
    if (next) focus(next)
    else if (slot && (event.key === 'Enter' || event.key === ' ')) onPress(slot)
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
        aria-label={texts.grid(facility.name, dayWithWeekday(day))}
        aria-multiselectable={mayBook || undefined}
        onKeyDown={onKeyDown}
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
          {rows.map(({ from, slots }, row) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {courts.map(({ code, name }, column) => {
                const slot = slots[column]
                const isChosen = slot !== undefined && chosen.includes(slot.id)
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
                  <td
                    key={code}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of it
                    role="gridcell"
                    tabIndex={row === at.row && column === at.column ? 0 : -1}
                    data-cell={`${row} ${column}`}
                    data-state={isChosen ? 'chosen' : (slot?.state ?? 'none')}
                    aria-disabled={slot && !canPress(slot, { mayBook, mayReserve }) ? true : undefined}
                    aria-selected={mayBook && slot?.state === 'free' ? isChosen : undefined}
                    aria-label={slot && texts.cell(name, slot, isChosen ? texts.inCell.chosen : saidOf(slot))}
                    // By arrows, by a press, or by a screen reader: a key is for the cell that has the focus.
                    onFocus={() => setAt({ row, column })}
                    onClick={() => slot && onPress(slot)}
                  >
                    {slot && (isChosen ? texts.inCell.chosen : shownOf(slot))}
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

const canPress = ({ state, booking, ownUse }: Slot, { mayBook, mayReserve }: Pick<Props, 'mayBook' | 'mayReserve'>) =>
  booking !== null || (mayBook && state === 'free') || (mayReserve && ownUse !== null)

/** What is read out: how it stands, and whose it is. */
const saidOf = ({ state, booking, ownUse }: Slot) => {
  if (ownUse) return texts.whose(texts.states.own_use, ownUse.purpose)
  return booking
    ? [texts.whose(texts.bookingStates[booking.state], booking.name), noteOf(booking)].filter(Boolean).join(' · ')
    : texts.states[state]
}

/**
 * What stands in a cell: a name says more than a word. What is beside it is no text of the page, because a cell is called
 * by what stands in it.
 */
const shownOf = ({ state, booking, ownUse }: Slot) =>
  ownUse ? ownUse.purpose : booking ? <span data-note={noteOf(booking)}>{booking.name}</span> : texts.inCell[state]

const noteOf = ({ state, due }: Holder) => {
  if (due === 0 || state === 'offered') return undefined
  return state === 'held' ? texts.notes.held : texts.notes.due
}
