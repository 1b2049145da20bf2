import type { PoolClosedReason, PoolKind, TicketHolder } from '@palaestra/contract'

export const what =
  'First choose the day and the session. Each person may buy one ticket a day in advance; the others are sold on the spot, shortly before each session.'
export const day = 'Day'
/** What a day of the strip is called; today and the next have names of their own. */
export const dayNamed = (day: string, ahead: number) =>
  `${['Today', 'Tomorrow'][ahead] ?? ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(`${day}T00:00:00Z`).getUTCDay()]} ${Number(day.slice(8))}`
export const pool = 'Pool'
export const kinds: Record<PoolKind, string> = { indoor: 'Indoor pool', outdoor: 'Outdoor pool' }
/** In the list of pools: closed at this time of the year. */
export const inRest = (pool: string) => `${pool} (out of season)`
const dateOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`2000-${day}T00:00:00Z`),
  )
export const outOfSeason = (from: string, until: string) =>
  `Closed at this time of the year. It is open every year from ${dateOf(from)} to ${dateOf(until)}.`
export const sessions = (day: string) => `Sessions, ${day}`
export const none = 'There are no sessions on this day.'
export const noneLeft = 'Today’s sessions are over.'
export const noPools = 'No pool sells tickets at the moment.'
export const passed = (many: number) => (many === 1 ? '1 session is over' : `${many} sessions are over`)
export const left = (many: number) => (many === 1 ? '1 place left' : `${many} places left`)
export const prices = (adult: string, child: string) => `Adults ${adult} · children ${child}`
export const onSpot = (prices: string) => `On the spot · ${prices}`
export const spotLater = (time: string) => `Sold out in advance · on the spot from ${time}`
export const opensAt = (moment: string) => `On sale from ${moment}`
export const full = 'Full'
export const over = 'Over'
export const quotaUsed = 'Limit used'
export const closed = 'Closed'
export const closedBecause: Record<PoolClosedReason, string> = {
  cleaning: 'Closed for cleaning',
  typhoon: 'Closed: typhoon',
  rainstorm: 'Closed: rainstorm',
  maintenance: 'Closed: maintenance',
  event: 'Closed: event',
  other: 'Closed',
}
export const choose = 'Choose'
export const chosen = 'Chosen'
export const notRead = 'We could not load this.'
export const asOf = (time: string) => `This could not be brought up to date. It is how things stood at ${time}.`
export const tryAgain = 'Try again'

export const quota = 'Your limit in advance on this day'
export const used = (used: number, most: number) => `${used} of ${most}`
export const spotBesides = (minutes: number) =>
  `From ${minutes} minutes before each session you can buy on the spot, outside this limit.`
export const ticket = 'Ticket'
export const chooseSession = 'Choose a session first.'
export const enterBetween = (from: string, by: string) =>
  `Enter from ${from} to ${by}; after that the ticket is void and not refunded.`
export const enterWithin = (minutes: number) =>
  `Enter within ${minutes} minutes of buying; after that the ticket is void and not refunded.`
export const you: Record<TicketHolder, string> = {
  adult: 'Adult (you)',
  minor: 'Age 13 to 17 (you)',
  senior: 'Age 65 or over (you)',
}
export const children = (most: number) => `Children with you (at most ${most}, of 12 or under)`
export const waiting = 'Waiting for a parent or guardian to agree'
export const tooOld = '13 by that day, and needs a ticket of their own'
export const unable = 'The membership card does not let them in now'
export const numbered = (memberNumber: string) => `Member ${memberNumber}`
export const noChildren = 'There are no children in your list.'
export const toChildren = 'List of accompanying children'
export const adultsOnly = 'Only who is 18 or over may bring children.'
export const notAlone = 'At 12 or under one comes with an adult, who buys the ticket.'
export const total = 'Total'
export const paidOnline = 'The ticket is kept for 10 minutes, and valid as soon as it is paid.'
export const paidAtPool = 'You pay at the pool; there is nothing to pay now.'
export const buy = (amount: string) => `Buy for ${amount}`
export const buyFree = 'Take the ticket (free)'
export const logInToBuy = 'Log in to buy a ticket.'
export const logIn = 'Log in'
export const toBuy = 'Buy'
export const whatToday = 'Today’s sessions at all pools, and the places left.'
