/** In avos. Below zero the minus stands before the currency. */
export const amount = (avos: number) =>
  `${avos < 0 ? '−' : ''}MOP ${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(Math.abs(avos) / 100)}`
export const cashier = 'Cashier'
export const findOrder = 'Find an order'
export const search = 'Order, booking or ticket'
export const searchHint = 'For example P26-7KQ4NX, B26-7KQ4NX2M or T26-7KQ4NX2M, as it stands on the member’s screen'
export const find = 'Find'
export const orderNumber = (reference: string) => `Order ${reference}`
export const memberNamed = (name: string, number: string) => `${name} (${number})`
export const erased = 'The member has been erased.'
export const paidOn = {
  online: (moment: string) => `paid online on ${moment}`,
  cash: (moment: string) => `paid in cash on ${moment}`,
  card: (moment: string) => `paid by card at the desk on ${moment}`,
}
export const toPayBy = (moment: string) => `to be paid by ${moment}`
export const notPaidInTime = 'not paid in time'
export const receiptNumber = (number: string) => `receipt ${number}`
export const take = (amount: string) => `Take ${amount}`
export const taken = (reference: string, amount: string) => `${amount} taken for order ${reference}.`
export const means = 'Means'
export const meansNamed = { cash: 'Cash', card: 'Card' }
export const place = 'Desk'
export const refundOf = (amount: string, cause: string) => `Refund of ${amount} (${cause})`
export const causes = {
  cancelled: 'cancelled',
  late: 'paid when someone else had the place',
  twice: 'paid twice',
  closed: 'venue closed',
}
export const toHandOut = 'to be handed out'
export const refundStates = {
  wanted: 'the payment service is being asked',
  sent: 'on its way',
  done: 'paid back',
  failed: 'refused by the payment service; the accountant decides',
}
export const handOut = (amount: string) => `Hand out ${amount}`
export const handedOut = (amount: string) => `${amount} handed out.`
export const takingsOf = (day: string) => `Takings of ${day}`
export const noTakings = 'Nothing has been taken or handed out yet.'
export const takenSum = 'Taken'
export const handedOutSum = 'Handed out'
export const balance = 'Balance'
export const books = 'Books'
export const booksMean =
  'Every night the payments of the day before are compared with what the payment service has. What agrees needs nobody.'
export const failedRefunds = 'Refunds that were refused'
export const noFailedRefunds = 'The payment service has refused no refund.'
export const askAgain = 'Ask again'
export const askedAgain = (reference: string) => `The payment service is asked again for the refund of ${reference}.`
export const byTransfer = 'Paid by bank transfer'
export const transferOf = (reference: string, amount: string) => `Refund ${amount} of ${reference} by bank transfer`
export const transferMeans = 'Transfer the money first. The member is told as soon as you confirm it here.'
export const transferHint = 'By which the transfer is found again. No account number: it is kept for good.'
export const transferred = 'It was transferred'
export const transferNoted = (reference: string) => `The refund of ${reference} was paid by bank transfer.`
export const note = 'Note'
export const back = 'Back'
export const differences = 'Differences'
export const noDifferences = 'The books agree.'
export const about = { payment: 'payment', refund: 'refund' }
export const differs = {
  missing_here: (what: string) => `A ${what} that only the payment service has`,
  missing_there: (what: string) => `A ${what} that the payment service does not have`,
  other_amount: (what: string) => `A ${what} of another amount`,
}
export const bothSides = (ours: string, theirs: string) => `here ${ours}, at the payment service ${theirs}`
export const nothing = 'nothing'
export const paymentNamed = (reference: string) => `Payment ${reference} of the payment service`
export const settle = 'Settle'
export const settleWhich = (name: string) => `Settle the difference about ${name}`
export const settleMeans = 'Look into it first. What you write is kept for good.'
export const settleHint = 'What you have found, and what was done.'
export const settled = 'It is settled'
export const differenceSettled = (name: string) => `The difference about ${name} is settled.`
export const settledBy = (name: string, moment: string, note: string) => `Settled by ${name} on ${moment}: ${note}`
export const comparedDays = 'Days that were compared'
export const noDays = 'No day has been compared yet.'
export const day = 'Day'
export const paidSum = 'Paid'
export const refundedSum = 'Paid back'
export const fees = 'Fees'
export const payouts = 'Paid out to us'
