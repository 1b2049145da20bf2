/** yyyy-mm-dd as one reads it. */
export const longDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** A moment by the clocks of the authority, as one reads it. */
export const longMoment = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('zh-Hant-MO', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)

const longTime = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('zh-Hant-MO', { timeStyle: 'short', timeZone }).format(moment)

/** From a moment until another of the same day, by the clocks of the authority, as one reads it. */
export const longSpan = (from: Date, until: Date, timeZone: string) =>
  `${longMoment(from, timeZone)}至${longTime(until, timeZone)}`

/** An amount in avos as one reads it. */
export const longAmount = (amount: number) => {
  const written = amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
  return `澳門元 ${written}`
}
