/** An amount in avos as one reads it. */
export const amountWritten = (avos: number) => {
  const written = avos % 100 === 0 ? String(avos / 100) : (avos / 100).toFixed(2)
  return `${written} ${avos === 100 ? 'pataca' : 'patacas'}`
}
export const payment = 'Payment'
export const orders = 'Payments'
export const toOrders = 'All payments'
export const toPaid = { booking: 'See the booking', ticket: 'See the ticket', class: 'See the class' }
export const none = 'There are no payments yet.'
export const more = 'Show more'
export const notRead = 'We could not load the payments.'
export const noSuchOrder = 'None of your payments has this number.'
export const tryAgain = 'Try again'
export const orderNumber = (reference: string) => `Order ${reference}`
export const what = 'Item'
export const amount = 'Amount'
export const total = 'Total'
export const states = { open: 'To be paid', paid: 'Paid', ended: 'Not paid in time: nothing was charged' }
export const toPage = (amount: string) => `Pay ${amount}`
export const pageOfOthers = 'This leads to the page of the payment service, and back here.'
export const paid = (amount: string) => `${amount} received.`
export const receiptNumber = (number: string) => `Receipt ${number}`
export const ended = 'The time for which it was kept is over, and nothing was charged. Choose again.'
export const notKnown = 'Still being confirmed; do not pay again.'
export const doNotPayAgain =
  'It is kept for you. This usually takes less than a minute; you may close this page, and we tell you.'
export const nothingTaken = 'No payment has arrived, and nothing was charged.'
export const keptUntil = (moment: string) => `Kept for you until ${moment}.`
export const lookAgain = 'Look again'
export const paidBack = (amount: string) => `${amount} paid back`
export const causes = {
  cancelled: 'cancelled',
  late: 'paid when someone else had the place',
  twice: 'paid twice',
  closed: 'venue closed',
}
const onTheWay = (amount: string, cause: string) => `${amount} are being paid back (${cause}).`
export const refundWaits = {
  provider: onTheWay,
  bank: onTheWay,
  desk: (amount: string, cause: string) =>
    `${amount} can be collected at the desk of a venue, with the membership card (${cause}).`,
}
export const refunded = (amount: string, cause: string, moment: string) =>
  `${amount} paid back on ${moment} (${cause}).`
export const receipt = 'Receipt'
export const number = 'Receipt number'
export const paidOn = 'Paid on'
export const payer = 'Paid by'
export const payerNamed = (name: string, memberNumber: string) => `${name} · member ${memberNumber}`
export const received = 'Received'
export const byComputer = 'Issued by computer; it needs no signature.'
export const print = 'Print'
