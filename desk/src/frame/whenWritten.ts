import type { Written } from '@palaestra/ui'

/** What a call takes for what is written in a `WhenField`: no day is now. A day that is missing is wrong, and not now. */
export const whenWritten = ({ when, day, hour }: Written) =>
  when === 'later' ? { day: day === '' ? '?' : day, hour: Number(hour) } : { day: '', hour: 0 }
