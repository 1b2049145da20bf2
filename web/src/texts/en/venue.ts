import type { ClosureReason } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const kinds = {
  badminton: 'Badminton',
  table_tennis: 'Table tennis',
  squash: 'Squash',
  tennis: 'Tennis',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
  futsal: 'Futsal',
  football: 'Football',
  bowling: 'Bowling',
}
export const findWhat = 'Choose a sport, a part of the city and a day to see what is free at each venue.'
export const filters = 'Filters'
export const kind = 'Sport'
export const area = 'Area'
export const everyKind = 'All sports'
/** Streets have Portuguese names in English sentences: they are read out as such. */
export const languageOfAddresses: string | undefined = 'pt'
export const everywhere = 'All areas'
export const day = 'Day'
export const found = (venues: number) => (venues === 1 ? '1 venue' : `${venues} venues`)
export const none = 'No venue fits.'
export const showAll = 'Show all venues'
export const notRead = 'We could not load this.'
export const tryAgain = 'Try again'
export const courts = (many: number) => (many === 1 ? '1 court' : `${many} courts`)
export const hours = (opens: string, closes: string) => `${opens} to ${closes}`
export const closed = 'Closed on this day'
export const free = (many: number) => (many === 0 ? 'Full' : `${many} free`)
/** Of a day on which nothing lies ahead, or all of it is closed: it is not full. */
export const noHours = 'No slots'
export const allVenues = 'All venues'
export const backToFind = 'Find another venue'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const at = (day: string) => new Date(`${day}T00:00:00Z`)
/** What a day is called beside its number; today and the next have names of their own. */
export const dayName = (day: string, ahead: number) => ['Today', 'Tomorrow'][ahead] ?? weekdays[at(day).getUTCDay()]
export const dayNumber = (day: string) => `${Number(day.slice(8))}`
/** The same, read out. */
export const daySaid = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at(day))

export const ofVenue = (venue: string, kind: string) => `${venue}\u00a0· ${kind}`
export const otherKinds = 'Sports at this venue'
export const eachHour = 'Slots of one hour'
export const from = (age: number) => `from age ${age}`
export const party = (most: number) => `at most ${most} people on a court`
export const opensLater = (moment: string) => `The slots of this day open for booking on ${moment}.`
export const asOf = (time: string) => `This could not be brought up to date. It is how things stood at ${time}.`
export const partOfDay = 'Part of the day'
export const parts = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' }
export const grid = (day: string) => `Courts and times, ${day}`
export const gridHelp =
  'Move with the arrow keys, change the day with Page Up and Page Down, F goes to the next free slot.'
export const asList = 'List'
export const asGrid = 'Table'
export const shownAs = 'Shown as'
export const money = (avos: number) => `$${avos / 100}`
const amountSaid = (avos: number) => (avos === 0 ? 'free of charge' : `${avos / 100} patacas`)
export const cell = (court: string, from: string, until: string, said: string) =>
  `${court}, ${from} to ${until}, ${said}`
export const states = {
  free: (avos: number) => `free, ${amountSaid(avos)}`,
  taken: 'taken',
  ballot: 'given by ballot',
  unopened: 'opens soon',
  closed: 'closed',
  past: 'over',
}
export const legend = {
  free: 'Free',
  taken: 'Taken: you can wait',
  ballot: 'By ballot',
  unopened: 'Not open yet',
  closed: 'Closed',
  past: 'Over',
}
export const inCell = { ballot: 'Ballot', unopened: 'Soon', closed: 'Closed' }
/** Of a day that has not opened for booking. */
export const inStrip = 'Not open'
export const legendName = 'Legend'
export const peak = 'Peak hours'
export const offPeak = 'Other hours'
export const rangeOf = (from: string, until: string) => `${from} to ${until}`
export const noneFree = 'No court is free'
export const nothingLeft = 'The slots of today are over.'
export const nothingLet = 'Closed on this day.'
export const nextDay = 'See the next day'
export const prices = 'Prices for an hour'
export const audiences = { adult: 'Adults', minor: 'Under 18', senior: '65 and over' }
export const who = 'Age'
export const priceIn = (avos: number) => (avos === 0 ? 'Free' : `MOP ${avos / 100}`)
export const time = (moment: string) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(new Date(moment))

const closedBecause: Record<ClosureReason, string> = {
  typhoon: 'Closed: typhoon',
  rainstorm: 'Closed: heavy rain',
  maintenance: 'Closed: maintenance',
  event: 'Closed: event',
  other: 'Closed',
}
export const because = (reason: ClosureReason) => closedBecause[reason]
export const closedUntil = (reason: ClosureReason, until: string) => `${closedBecause[reason]}, until ${until}.`
