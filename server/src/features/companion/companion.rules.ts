import { isAccompanied } from '@palaestra/contract'
import type { CompanionRow } from './companion.table.ts'

type Ends = Pick<CompanionRow, 'kind' | 'relation' | 'confirmedAt' | 'answerUntil'> & {
  /** Of the person; null of a number of which nothing is known. */
  birthDate: string | null
  /** Whether the owner is the child’s guardian now. */
  isGuardian: boolean
}

/**
 * What has ended an entry on a day before anybody wrote it down; undefined while it stands. A child is accompanied until
 * the 13th birthday, by its guardian as long as they are the guardian; a request waits until its day.
 */
export const endOf = ({ kind, relation, confirmedAt, answerUntil, birthDate, isGuardian }: Ends, today: string) => {
  if (confirmedAt === null) return answerUntil <= today ? ('lapsed' as const) : undefined
  if (kind !== 'child' || birthDate === null) return undefined
  if (!isAccompanied(today, birthDate)) return 'of_age' as const
  return relation === 'guardian' && !isGuardian ? ('guardian_ended' as const) : undefined
}

/** The first of so many places that is free; undefined where none is. */
export const freePlace = (taken: readonly { place: number }[], places: number) =>
  Array.from({ length: places }, (_, index) => index + 1).find((one) => !taken.some(({ place }) => place === one))
