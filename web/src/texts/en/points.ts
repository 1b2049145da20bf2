import { settings } from '../../settings.ts'

const number = (value: number, digits: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits }).format(value)
const time = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(new Date(moment))
const named = (month: string, style: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { month: style, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))

export const amount = (points: number) => number(points, 2)
const points = (count: number) => (count === 1 ? '1 point' : `${amount(count)} points`)
export const monthLong = (month: string) => `${named(month, 'long')} ${month.slice(0, 4)}`
export const monthShort = (month: string) => named(month, 'short')
export const range = ({ from, until, totalHours }: { from: string; until: string; totalHours: number }) =>
  `${monthLong(from)} to ${monthLong(until)}: ${number(totalHours, 1)} ${totalHours === 1 ? 'hour' : 'hours'}`
export const notRead = 'We could not load your record.'
export const tryAgain = 'Try again'
export const downloadCsv = 'Download CSV'
export const print = 'Print'
export const year = 'Twelve months, one lane: yours'
export const earns = (each: number, most: number) =>
  `Each full 30 minutes earns ${amount(each)} points, at most ${amount(most)} a day`
/** The drawing in a sentence. */
export const yearSaid = (months: readonly { month: string; points: number }[]) => {
  const sorted = months.toSorted((one, other) => one.points - other.points)
  const [least, most, now] = [sorted[0], sorted.at(-1), months.at(-1)]
  if (!least || !most || !now || most.points === 0) return 'No points in the last twelve months.'
  return `Points of the last twelve months: the most were ${points(most.points)} in ${monthLong(most.month)}, the fewest ${points(least.points)} in ${monthLong(least.month)}; this month ${points(now.points)}. All figures are in the table below.`
}
export const balance = 'Points you can use'
export const frozen =
  'While you hold a temporary card your points are frozen. You cannot earn or use any, and their last day stays the same.'
export const expires = (count: number, day: string) =>
  `${points(count)} ${count === 1 ? 'expires' : 'expire'} on ${day}`
export const daysLeft = (days: number) =>
  `${days === 0 ? 'Today is the last day.' : days === 1 ? '1 day left.' : `${days} days left.`} The oldest points are used first.`
export const expiresOn = (day: string) => `Until ${day}`
export const later = 'Later'
export const noPoints = 'You have no points to use.'
export const months = 'Month by month'
export const newestFirst = 'newest first'
export const nothingYet = 'No visits yet. Scan your card on the way in and out, and hours and points add up here.'
export const month = 'Month'
export const columns = { hours: 'Hours', points: 'Points', used: 'Used', expired: 'Expired', left: 'Left' }
export const validUntil = 'Valid until'
export const expiredOn = (day: string) => `Expired on ${day}`
export const sum = 'Total'
export const visits = 'Latest visits'
export const between = (came: string, left: string | null) => (left ? `${time(came)}–${time(left)}` : time(came))
export const minutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
export const noExit = 'No scan on the way out: earns no points'
export const allVisits = (count: number) => `Show the latest ${count}`
export const howCounted = 'How points are counted'
export const gifts = 'Gifts'
export const giftReady = (name: string) => `${name}: kept for you`
export const collect = (day: string, reference: string) =>
  `Collect it by ${day} at a service counter, with your member card. Reference ${reference}`
export const price = points
export const left = (count: number) => `${count} left`
export const redeem = 'Redeem'
export const giftGone = 'None left'
export const giftFrozen = 'Points frozen'
export const giftMissing = (missing: number) => `${points(missing)} short`
export const noGifts = 'There are no gifts at the moment.'
export const redeemSure = (name: string) => `Redeem: ${name}?`
export const redeemMeans = (count: number) =>
  `${points(count)} will be taken, the oldest first. If you do not collect it in time, the points come back, except those that have expired meanwhile.`
export const redeemFor = (count: number) => `Redeem for ${points(count)}`
export const notNow = 'Not now'
export const redeemed = (reference: string, day: string) => `Redeemed: ${reference}. Collect the gift by ${day}.`
export const before = 'Earlier exchanges'
export const states = {
  reserved: 'to be collected',
  collected: 'collected',
  missed: 'not collected in time',
  returned: 'taken back',
}
