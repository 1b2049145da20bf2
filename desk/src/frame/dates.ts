import { language } from '#texts/document'

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Macau' })

/** A calendar day, yyyy-mm-dd, written out. */
export const dayWritten = (text: string) => day.format(new Date(`${text}T00:00:00Z`))
export const dayWithWeekday = (text: string) => weekday.format(new Date(`${text}T00:00:00Z`))
/** A moment, in the time of the place. */
export const momentWritten = (text: string) => moment.format(new Date(text))

/** The year of the place, not of the computer. */
export const thisYear = () =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Macau' }).format(new Date())
