import { addDays } from '@palaestra/contract'

const yearOf = (day: string) => Number(day.slice(0, 4))

/** The first of the years of which visits are kept, where they are kept for so many days: a year leaves whole. */
export const firstYearKept = (today: string, days: number) => yearOf(addDays(today, -days))

/** Days in which a year that may leave can be archived. After them it is erased. */
const daysToArchive = 90

/** The first day of the visits that are kept. */
export const visitsKeptFrom = (today: string, days: number) =>
  `${firstYearKept(addDays(today, -daysToArchive), days)}-01-01`

/** Days for which a visit is kept at most: one of New Year’s Day waits for its year, and then for who archives. */
export const mostDaysKept = (days: number) => days + 366 + daysToArchive

/** The month in which the next year is made ready. */
const november = '11'

/** The years of which visits may come soon. */
export const yearsAhead = (today: string) =>
  today.slice(5, 7) < november ? [yearOf(today)] : [yearOf(today), yearOf(today) + 1]
