import type { api, Reply } from '@palaestra/contract'
import { type GridCell, movedInGrid } from '@palaestra/ui'

export type Timetable = NonNullable<Reply<typeof api.venue.slots>['timetable']>
export type Facility = Timetable['facilities'][number]
export type Court = Facility['courts'][number]
export type Slot = Court['slots'][number]

/** What opens by turns can be chosen before: the slots of that day as they will be. */
export const offered = (timetable: Timetable): Timetable =>
  timetable.day === timetable.byTurns
    ? {
        ...timetable,
        facilities: timetable.facilities.map((facility) => ({
          ...facility,
          courts: facility.courts.map((court) => ({
            ...court,
            slots: court.slots.map((slot) =>
              slot.state === 'unopened' || slot.state === 'ballot' ? { ...slot, state: 'free' as const } : slot,
            ),
          })),
        })),
      }
    : timetable

/** Whether it is booked, or its line joined, by pressing it. */
export const canPress = (slot: Slot | undefined) => slot?.state === 'free' || slot?.state === 'taken'

/** An hour of a day, with the slot of each court; a court may have none. */
export interface Row {
  from: string
  until: string
  peak: boolean
  slots: (Slot | undefined)[]
}

/** The hours of a day in their order. Courts need not have the same. */
export const rowsOf = (courts: readonly Court[]): Row[] => {
  const hours = [...new Set(courts.flatMap(({ slots }) => slots.map(({ from }) => from)))].toSorted()
  return hours.map((from) => {
    const slots = courts.map(({ slots }) => slots.find((slot) => slot.from === from))
    const [first] = slots.filter((slot) => slot !== undefined)
    return { from, until: first?.until ?? from, peak: first?.band === 'peak', slots }
  })
}

/** Hours that have not begun everywhere: what is over is no help to anybody. */
export const ahead = (rows: readonly Row[]) =>
  rows.filter(({ slots }) => slots.some((slot) => slot && slot.state !== 'past'))

export const parts = ['morning', 'afternoon', 'evening'] as const
export type Part = (typeof parts)[number]
/** A telephone shows a third of the day at once. */
export const partOf = ({ from }: Pick<Row, 'from'>): Part => {
  const hour = Number(from.slice(0, 2))
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

export type Cell = GridCell

/** Where a key leads within a grid; nothing where it leads nowhere. `f` leads to the next free slot. */
export const moved = (rows: readonly Row[], at: Cell, pressed: { key: string; ctrlKey: boolean }) =>
  pressed.key === 'f'
    ? nextFree(rows, at)
    : movedInGrid({ rows: rows.length, columns: rows[0]?.slots.length ?? 0 }, at, pressed)

/** The next free slot behind a cell, hour by hour, and from the beginning when there is none. */
export const nextFree = (rows: readonly Row[], { row, column }: Cell): Cell | undefined => {
  const width = rows[0]?.slots.length ?? 0
  const here = row * width + column
  const free = rows.flatMap(({ slots }, row) =>
    slots.flatMap((slot, column) => (slot?.state === 'free' ? [{ row, column }] : [])),
  )
  return free.find((cell) => cell.row * width + cell.column > here) ?? free[0]
}
