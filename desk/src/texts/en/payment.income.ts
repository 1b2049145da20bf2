export const title = 'Income'
export const meaning =
  'What was paid and paid back in a month, by venue and by way of payment, by the days of the books.'
export const loading = 'Loading…'
export const none = 'Nothing was paid or paid back in this month.'
export const venue = 'Venue'
export const way = 'Way of payment'
export const ways = { online: 'Online', cash: 'Cash', card: 'Card', bank: 'Bank transfer' }
export const columns = { paid: 'Paid', payments: 'Payments', refunded: 'Paid back', refunds: 'Refunds' }
export const net = 'Net'
export const total = 'Total'
export const sumOf = (venue: string) => `Total of ${venue}`
/** Of a court that is not on record any more. */
export const unknown = 'Venue not on record'
export const save = 'Download CSV'
/** For the heading of the file. */
export const month = 'Month'
