/** Calendar days as yyyy-mm-dd: no time of day, no time zone. */
export const addDays = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** How many days it is from one day to another; below zero for one that has passed. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

/** The same day some years later; 29 February becomes 1 March in a year without it. */
export const addYears = (day: string, years: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** True for a day of the calendar: 30 February looks like a date and is none. */
export const isDay = (text: string) => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const isWorkingDay = (day: string, holidays: ReadonlySet<string>) => weekdayOf(day) <= 5 && !holidays.has(day)

/** The day that comes so many working days after `day`: Monday to Friday, less the public holidays. */
export const addWorkingDays = (day: string, workingDays: number, holidays: ReadonlySet<string>): string => {
  if (workingDays === 0) return day
  const next = addDays(day, 1)
  return addWorkingDays(next, workingDays - (isWorkingDay(next, holidays) ? 1 : 0), holidays)
}
