import type { CellState, deskRefunds, statesOfHolder } from '@palaestra/contract'

/** When something begins and ends, hh:mm. */
interface Hours {
  from: string
  until: string
}

export const title = 'Timetable'
export const meaning = 'Choose free hours and book them for a member; open a booked hour to look at it or cancel it.'
export const meaningToLook = 'How each hour is used.'
export const loading = 'Loading…'
export const venue = 'Venue'
export const facility = 'Facility'
export const day = 'Day'
export const today = 'Today'
export const dayBefore = 'Day before'
export const dayAfter = 'Day after'
export const noVenue = 'There are no venues.'
export const notLet = 'No court is open on this day.'
export const grid = (facility: string, day: string) => `${facility}, ${day}`
export const cell = (court: string, { from, until }: Hours, said: string) => `${court}, ${from} to ${until}, ${said}`
export const hour = ({ court, from, until }: Hours & { court: string }) => `${court}, ${from} to ${until}`
export const whose = (state: string, name: string) => `${state}, ${name}`
export const states: Record<CellState, string> = {
  free: 'free',
  held: 'held',
  booked: 'booked',
  own_use: 'own use',
  kept: 'kept for the waiting list',
  ballot: 'given by ballot',
  unopened: 'not open yet',
  closed: 'closed',
  past: 'over',
}
/** In a cell, where there is room for a word. */
export const inCell: Record<CellState | 'chosen', string> = {
  chosen: 'chosen',
  free: 'free',
  held: 'held',
  booked: 'booked',
  own_use: 'own use',
  kept: 'waiting list',
  ballot: 'ballot',
  unopened: 'not open',
  closed: 'closed',
  past: '–',
}
/** What is still to come of a booking. */
export const notes = { held: 'to be paid', due: 'pays on arrival' }
export const bookingStates: Record<(typeof statesOfHolder)[number], string> = {
  held: 'to be paid',
  offered: 'offered, no answer yet',
  confirmed: 'confirmed',
  used: 'arrived',
  no_show: 'missed',
}
export const most = (many: number) => `At most ${many} hours in one go.`
export const chosen = (many: number) =>
  many === 0 ? 'No hour chosen' : many === 1 ? '1 hour chosen' : `${many} hours chosen`
export const bookFor = 'Book for a member…'
export const member = 'Member'
export const booking = 'Booking'
export const byDesk = 'made at the desk'
export const price = 'Price'
export const due = (amount: string) => `${amount} to pay`
export const paid = (amount: string) => `${amount}, paid`
export const free = 'Free of charge'
export const keptUntil = 'Kept until'
export const close = 'Close'
export const cancelBooking = 'Cancel this booking…'
export const cancelNow = 'Cancel the booking'
export const cancelled = (name: string, refund: string | undefined) =>
  refund ? `The booking of ${name} is cancelled; ${refund} goes back.` : `The booking of ${name} is cancelled.`
export const back = 'Back'
export const refund = 'Refund'
export const refunds: Record<(typeof deskRefunds)[number], (amount: string) => string> = {
  full: (amount: string) => `Pay back ${amount}`,
  none: () => 'Pay nothing back',
}
export const reason = 'Reason'
export const memberReads = 'The member reads this.'
export const forTrail = 'For the audit trail.'
export const hours = 'Hours'
export const overQuota = 'Beyond what this member may have'
export const book = 'Book'
export const another = 'Another member'
export const booked = (name: string, many: number) =>
  many === 1 ? `1 hour booked for ${name}.` : `${many} hours booked for ${name}.`
export const bookedToPay = (name: string, by: string) => `Kept for ${name}, to be paid by ${by}.`
export const memberIsTold = (sentence: string) => `This member cannot book. They read: “${sentence}”`
export const find = 'Find member'
export const search = 'Name or member number'
export const searchHint = 'A telephone, an e-mail or an ID number will do, too.'
export const noneFound = 'No member was found.'
export const moreFound = 'There are more: type more of it.'
export const chooseMember = 'Choose the member'
