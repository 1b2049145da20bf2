import type { TicketState } from '@palaestra/contract'

export const mine = 'My tickets'
export const noneComing = 'You have no tickets at the moment.'
export const past = 'Earlier tickets'
export const nonePast = 'You have no earlier tickets.'
export const showPast = 'Show earlier tickets'
export const more = 'Show more'
export const notRead = 'We could not load your tickets.'
export const oneNotRead = 'We could not load this ticket, or you have none of this number.'
export const toList = 'Buy tickets, and see mine'
export const states: Record<TicketState, string> = {
  held: 'Kept, to be paid',
  valid: 'Valid',
  used: 'In',
  void: 'Void: not used in time',
  lapsed: 'Not paid in time',
  cancelled: 'Given back',
  closed: 'Pool closed by the authority',
}
export const kindAndPool = (pool: string) => `Pool ticket · ${pool}`
export const party = (children: number, names: string) =>
  children === 0
    ? '1 person'
    : `1 adult and ${children === 1 ? '1 child' : `${children} children`}${names && ` (${names})`}`
export const namesJoined = (names: readonly string[]) => names.join(', ')
export const enterBy = (time: string) => `Enter by ${time}`
export const enterFrom = (time: string) => `You can enter from ${time} · after that it is void, with no refund`
export const showCode = 'Show this code at the entrance.'
export const payAtPool = (amount: string) => `Pay at the pool before you go in: ${amount}.`
export const noHurry = 'The ticket is kept for you alone; there is no hurry. It is valid as soon as it is paid.'
export const pay = (amount: string) => `Pay ${amount}`
export const facts = 'Details'
export const place = 'Place'
export const people = 'People'
export const price = 'Price'
/** In avos. */
export const amount = (avos: number) =>
  avos === 0 ? 'Free of charge' : `${avos / 100} ${avos === 100 ? 'pataca' : 'patacas'}`
export const number = 'Number'
export const leaveBy = 'Leave'
export const until = (time: string) => `by ${time}`
export const entered = 'Came in'
export const ended = 'Ended on'
export const toReceipt = 'Payment and receipt'
export const toPayment = 'How the payment stands'
export const giveBack = 'Give the ticket back'
export const giveBackThis = 'Give this ticket back…'
export const giveBackSure = 'Give it back?'
export const keep = 'Keep the ticket'
export const giveBackHeld = 'It is not paid yet. If you give it back now, others can have the places.'
export const giveBackFree =
  'If you give it back before the session begins, others can have the places and you can buy another ticket for that day.'
export const giveBackPaid = (amount: string) =>
  `If you give it back before the session begins, ${amount} are paid back (all of it) and you can buy another ticket for that day. After that it is not possible.`
export const giveBackAndRefund = (amount: string) => `Give back and receive ${amount}`
