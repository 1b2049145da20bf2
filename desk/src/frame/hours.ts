import { language } from '#texts/document'

const time = new Intl.DateTimeFormat(language, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Macau',
})

/** The time of day of a moment, at the place. */
export const hourOf = (moment: string) => time.format(new Date(moment))
