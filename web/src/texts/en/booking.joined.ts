export const title = 'Hours in a row'
export const joined = (hours: number) => `${hours} hours joined`
/** From when to when. */
export const means = (hours: string) =>
  `On the same day you have the same court at ${hours}, too. Joined, they are one booking: you show your card once, and they are cancelled together. The price and the number of bookings you can have stay the same.`
export const together =
  'You show your card once, and they are cancelled together. To cancel only one of the hours, separate them first.'
export const join = (hours: string) => `Join with ${hours}`
export const split = 'Separate the hours'
export const areJoined = 'The hours are joined.'
export const areSplit = 'The hours are separate.'
