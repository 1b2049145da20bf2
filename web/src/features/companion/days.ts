import { addDays } from '@palaestra/contract'
import { longDay } from '#texts/day'

/** The last day before the one from which something is over, as one reads it; with 0, that day itself. */
export const lastDayBefore = (until: string, days = 1) => longDay(addDays(until, -days))
