import { addDays } from './days.ts'

/** What missed bookings lead to: `most` of them within `withinDays` close booking for `restrictDays`. */
export interface NoShowTerms {
  /** 0 judges nobody. */
  most: number
  withinDays: number
  restrictDays: number
}

/** A missed booking that counts: one that was excused is none. */
export interface NoShow {
  /** The day of the booking. */
  missedOn: string
  /** The day on which it was counted, and its member told. */
  countedOn: string
}

/**
 * The day from which somebody may book again; null where nothing stands in the way. It follows from what counts alone:
 * when one of two is excused, the restriction never was.
 */
export const restrictedUntil = (noShows: readonly NoShow[], today: string, terms: NoShowTerms): string | null => {
  const { most, withinDays, restrictDays } = terms
  if (most === 0) return null
  const inOrder = noShows.toSorted((one, other) => (one.missedOn < other.missedOn ? -1 : 1))
  const ends = inOrder.flatMap(({ missedOn }, index) => {
    const together = inOrder.slice(index + 1 - most, index + 1)
    const [first] = together
    if (index + 1 < most || !first || first.missedOn < addDays(missedOn, -withinDays)) return []
    return together
      .map(({ countedOn }) => addDays(countedOn, restrictDays))
      .toSorted()
      .slice(-1)
  })
  const until = ends.toSorted().at(-1)
  return until !== undefined && until > today ? until : null
}
