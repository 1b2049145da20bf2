import type { Facility, Slot } from './queries.ts'

/** An hour of a court, with what the court is called. */
export interface Hour extends Slot {
  court: string
}

/** All hours of a facility. */
export const hoursIn = ({ courts }: Facility): Hour[] =>
  courts.flatMap(({ name, slots }) => slots.map((slot) => ({ ...slot, court: name })))

/** An hour of the day, with the slot of each court; a court may have none. */
export interface Row {
  from: string
  slots: (Slot | undefined)[]
}

/** The hours of a day in their order. Courts need not have the same. */
export const rowsOf = ({ courts }: Facility): Row[] => {
  const begins = [...new Set(courts.flatMap(({ slots }) => slots.map(({ from }) => from)))].toSorted()
  return begins.map((from) => ({ from, slots: courts.map(({ slots }) => slots.find((slot) => slot.from === from)) }))
}
