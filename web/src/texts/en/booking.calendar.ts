export const title = 'Bookings in your calendar'
export const whatFor =
  'You can see your bookings, with time and place, in the calendar of your phone or computer, always up to date. We give you a private address, which you add in the calendar program under “Subscribe to calendar”.'
export const careful = 'Whoever has this address sees when and where you play. Do not give it to anyone.'
export const make = 'Make a private address'
export const makeAnew = 'Make a new address'
export const anewMeans =
  'If you have lost the address, or fear that someone knows it, make a new one: the one before stops working at once.'
export const end = 'End the address'
/** Moments. */
export const madeAt = (moment: string) => `The private address was made on ${moment}.`
export const readAt = (moment: string) => `A calendar program last read it around ${moment}.`
export const notRead = 'No calendar program has read it yet.'
export const address = 'Private address'
export const once = 'Copy it now: it is shown this once only.'
export const copy = 'Copy'
export const copied = 'The address is copied.'
export const copyYourself = 'The address is selected: copy it.'
export const open = 'Open in your calendar'
export const ended = 'The address does not work any more. You can remove this calendar from your program.'
export const notLoaded = 'We could not load your calendar.'
