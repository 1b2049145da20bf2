export const what = 'The hours that can still be booked online today. Choose one to see the courts.'
export const asOf = (time: string) => `As of ${time}.`
export const again = 'Refresh'
export const otherDays = 'See other days'
