import type { BookingState, CancelTerms, ClosureReason } from '@palaestra/contract'

export const coming = 'Coming up'
export const past = 'Over or cancelled'
export const noneComing = 'You have no bookings at the moment.'
export const nonePast = 'You have no bookings that are over or cancelled.'
export const showPast = 'Show earlier bookings'
export const more = 'Show more'
export const toVenues = 'Book a court'
export const toMyCalendar = 'See them in my calendar…'
export const toList = 'See my bookings'
export const notRead = 'We could not load your bookings.'
export const oneNotRead = 'We could not load this booking, or you have none with this number.'
export const tryAgain = 'Try again'
/** A place, and what of it. */
export const where = (whole: string, part: string) => `${whole} · ${part}`
export const courtAndNumber = (court: string, reference: string) => `${court} · booking ${reference}`
export const states: Record<BookingState, string> = {
  held: 'Kept for a while',
  offered: 'Waiting for your answer',
  confirmed: 'Confirmed',
  used: 'Used',
  no_show: 'Missed',
  lapsed: 'Not kept any longer',
  cancelled: 'Cancelled',
  forfeited: 'Cancelled too late',
  closed: 'Venue closed by the authority',
}
/** In avos. */
export const amount = (avos: number) =>
  avos === 0 ? 'Free of charge' : `${avos / 100} ${avos === 100 ? 'pataca' : 'patacas'}`
export const arrive = (avos: number) => `On arrival, show your membership card at the desk and pay ${amount(avos)}.`
export const arriveFree = 'On arrival, show your membership card at the desk. There is nothing to pay.'
export const toCalendar = 'Add to calendar'
export const facts = 'Details'
export const place = 'Place'
export const courtOf = 'Court'
export const price = 'Price'
export const number = 'Number'
export const ended = 'Cancelled on'
export const cancel = 'Cancel the booking'
/** The moment until which nothing is lost. */
export const cancelMeans: Record<CancelTerms, (moment: string) => string> = {
  free: (moment) =>
    `If you cancel by ${moment}, there is nothing to pay and you can book another one instead. After that it still counts as one of your bookings.`,
  late: (moment) =>
    `The time for it, ${moment}, has passed. If you cancel now, there is nothing to pay and someone else can have the court, but it still counts as one of your bookings.`,
}
export const cancelThis = 'Cancel this booking…'
export const cancelSure = 'Cancel it?'
export const cancelWith: Record<CancelTerms, string> = { free: 'Cancel the booking', late: 'Cancel it anyway' }
export const keep = 'Keep the booking'
export const noHurry = 'Until then it is kept for you alone; there is no hurry. Once it is paid it is confirmed.'
export const pay = (avos: number) => `Pay ${amount(avos)}`
export const arrivePaid = 'It is paid. On arrival, show your membership card at the desk.'
export const toReceipt = 'Payment and receipt'
export const toAnswer = 'Answer whether you take it'
export const toPayment = 'How the payment stands'
export const cancelHeld =
  'You have not paid yet. If you cancel now, someone else can have the court, and you can book another one instead.'
export const cancelPaidMeans: Record<CancelTerms, (moment: string, avos: number) => string> = {
  free: (moment, avos) =>
    `If you cancel by ${moment}, ${amount(avos)} are paid back (all of it), and you can book another one instead. After that nothing is paid back, and it still counts as one of your bookings.`,
  late: (moment) =>
    `The time for it, ${moment}, has passed. If you cancel now, someone else can have the court, but nothing is paid back, and it still counts as one of your bookings.`,
}
export const cancelAndRefund = (avos: number) => `Cancel and get ${amount(avos)} back`
export const closedBecause: Record<ClosureReason, string> = {
  typhoon: 'Closed: typhoon',
  rainstorm: 'Closed: heavy rain',
  maintenance: 'Closed: maintenance',
  event: 'Closed: event',
  other: 'Closed',
}
