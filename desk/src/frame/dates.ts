import { language } from '#texts/document'

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Macau' })

/** Months begin with a capital: so does the Portuguese of Macao. */
const written = (format: Intl.DateTimeFormat, text: string) =>
  format
    .formatToParts(new Date(text))
    .map(({ type, value }) => (type === 'month' ? value.charAt(0).toUpperCase() + value.slice(1) : value))
    .join('')

/** A calendar day, yyyy-mm-dd, written out. */
export const dayWritten = (text: string) => written(day, `${text}T00:00:00Z`)
/** Of a day that is near: without the year. */
export const dayShort = (text: string) => written(short, `${text}T00:00:00Z`)
export const dayWithWeekday = (text: string) => written(weekday, `${text}T00:00:00Z`)
/** A month by its first day. */
export const monthWritten = (text: string) => written(month, `${text}T00:00:00Z`)
/** A moment, in the time of the place. */
export const momentWritten = (text: string) => written(moment, text)

/** The calendar day of a moment at the place, yyyy-mm-dd. */
export const dayAt = (moment: string) =>
  // The Swedish locale writes days as yyyy-mm-dd.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Macau' }).format(new Date(moment))

/** A calendar day in the language of who reads it on paper, whatever language the desk is in. */
export const dayOnPaper = (language: string, text: string) =>
  written(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }), `${text}T00:00:00Z`)

/** The year of the place, not of the computer. */
export const thisYear = () =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Macau' }).format(new Date())
