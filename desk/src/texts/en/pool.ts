import type { PoolClosedReason, SaleState, TicketHolder, TicketState } from '@palaestra/contract'
import { amount } from './payment.ts'

export const pools = 'Pools'
export const pool = 'Pool'
export const noPools = 'There are no pools.'
export const day = 'Day'
export const dayBefore = 'Day before'
export const today = 'Today'
export const dayAfter = 'Day after'
export const loading = 'Loading…'

export const find = 'Entry'
export const findThis = 'Find'
export const search = 'Code of the card, member number or ticket number'
export const searchHint = 'The card can be scanned into it. Each look is written down.'
export const noneFound = 'No tickets for today at this pool.'
export const nobodyNamed = 'Without membership'
const holderNamed: Record<TicketHolder, string> = { adult: 'Adult', minor: 'Age 13 to 17', senior: 'Age 65 or over' }
export const party = (holder: TicketHolder, children: number) =>
  children === 0
    ? holderNamed[holder]
    : `${holderNamed[holder]} and ${children === 1 ? '1 child' : `${children} children`}`
export const between = ', '
export const states: Record<TicketState, string> = {
  held: 'To be paid',
  valid: 'Valid',
  used: 'In',
  void: 'Void',
  lapsed: 'Not paid in time',
  cancelled: 'Given back',
  closed: 'Ended: pool closed',
}
export const inSince = (time: string) => `In since ${time}`
export const late = 'Entry told after it was void'
/** In avos. */
export const due = (avos: number) => `Owes ${amount(avos)}`
export const entersBetween = (from: string, by: string) => `Enters from ${from} to ${by}`
export const letIn = 'Let in'
export const letInSaid = (who: string) => `${who}: in.`
export const takeBack = 'Undo'
export const takenBack = (who: string) => `${who}: no longer in.`
export const take = {
  cash: (avos: number) => `Cash ${amount(avos)}`,
  card: (avos: number) => `Card ${amount(avos)}`,
}
export const moneyTaken = (avos: number) => `${amount(avos)} taken.`
export const atCashier = (ticket: string, avos: number) =>
  `To be paid at the cashier: ticket ${ticket}, ${amount(avos)}.`

export const sell = 'Sell on the spot'
export const nothingOnSale = 'No session is sold on the spot now.'
export const session = 'Session'
export const sessionLeft = (from: string, until: string, left: number) =>
  `${from}–${until}, ${left === 1 ? '1 place left' : `${left} places left`}`
export const who = 'Member number or code of the card'
export const whoHint = 'Leave it empty for someone without membership. Members pay by their age.'
export const holder = 'Price'
export const holders = holderNamed
export const children = 'Children (12 or under)'
export const sellThis = 'Sell'
export const sellFor = (avos: number) => (avos === 0 ? 'Sell (free)' : `Sell for ${amount(avos)}`)
export const soldSaid = (reference: string, by: string) => `Ticket ${reference} sold; it lets in until ${by}.`
export const sellNext = 'Sell another'

export const sessions = 'Sessions'
export const standing = 'Sale'
export const expected = 'Expected'
export const entered = 'In'
export const enteredLate = (entered: number, late: number) => `${entered} (${late} told late)`
export const held = 'To be paid'
export const missed = 'Void'
export const left = 'Left'
export const ofPlaces = (left: number, places: number) => `${left} of ${places}`
export const tickets = 'Tickets'
export const showTickets = 'Show'
export const noSessions = 'There are no sessions on this day.'
export const ticketsOf = (from: string, until: string) => `Tickets of ${from}–${until}`
export const noTickets = 'No tickets yet.'
export const sales: Record<SaleState, string> = {
  unopened: 'Not open yet',
  advance: 'In advance',
  advance_full: 'Sold out in advance',
  spot: 'On the spot',
  full: 'Full',
  closed: 'Closed',
  over: 'Over',
}
export const closedBecause: Record<PoolClosedReason, string> = {
  cleaning: 'Cleaning',
  typhoon: 'Typhoon',
  rainstorm: 'Rainstorm',
  maintenance: 'Maintenance',
  event: 'Event',
  other: 'Closed',
}
