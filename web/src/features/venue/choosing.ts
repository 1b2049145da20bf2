import type { Facility, Slot } from './timetable.ts'

/** A slot that somebody would like to have. */
export interface Choice {
  id: number
  court: string
  day: string
  from: string
  until: string
  band: Slot['band']
  /** In avos. */
  price: number
}

/** Those in the order of liking; pressed once more, one is chosen no longer. */
export const toggled = (choices: readonly Choice[], choice: Choice): Choice[] =>
  choices.some(({ id }) => id === choice.id) ? choices.filter(({ id }) => id !== choice.id) : [...choices, choice]

/** The same with one of them liked better than the one before it. */
export const preferred = (choices: readonly Choice[], id: number): Choice[] => {
  const at = choices.findIndex((choice) => choice.id === id)
  const [before, one] = [choices[at - 1], choices[at]]
  return before && one ? choices.with(at - 1, one).with(at, before) : [...choices]
}

/** The most that the one of them that is booked can cost. */
export const mostCost = (choices: readonly Choice[]) => Math.max(0, ...choices.map(({ price }) => price))

/** A slot of a facility as something to be chosen, with what it costs at an age. */
export const choiceOf = (
  { courts, prices }: Facility,
  { day, audience }: { day: string; audience: 'adult' | 'minor' | 'senior' },
  { id, from, until, band }: Slot,
): Choice | undefined => {
  const court = courts.find(({ slots }) => slots.some((slot) => slot.id === id))
  return court && { id, court: court.name, day, from, until, band, price: prices[band]?.[audience] ?? 0 }
}

/** How a quota looks: places that are used, one that would be by this booking, and those that are left. */
export const placesOf = ({ most, used }: { most: number; used: number }, isWanted: boolean) =>
  Array.from({ length: most }, (_, place) => {
    if (place < used) return 'used'
    return isWanted && place === used ? 'wanted' : 'left'
  })
