export const quota = (day: string) => `Your limit, ${day}`
export const used = (used: number, most: number) => `${used} of ${most} used`
export const logInToBook = 'Log in to book.'
export const logIn = 'Log in'
export const chooseUpTo = 'Choose up to three'
export const onlyOne = 'Only one of them is booked: the first in your order that is still free.'
export const chooseHow = 'Choose the times you would like in the table or the list.'
export const atMost = 'You pay at most'
export const paidAtVenue = 'Paid at the desk on arrival; there is nothing to pay now.'
export const paidOnline = 'The court is kept for you for ten minutes; it is confirmed once you have paid.'
export const book = 'Book'
export const sentAtTurn = 'Sent by itself at your turn.'
export const about = (day: string, band: string, price: string) => `${day} · ${band} · ${price}`
export const preferThis = (what: string) => `Move ${what} up`
export const removeThis = (what: string) => `Remove ${what}`
/** How many there are. */
export const chosen = (many: number) => `${many} chosen`
export const mostIs = (price: string) => `at most ${price}`
export const toBasket = 'See your choice'
/** In a cell, and read out. */
export const mine = 'Mine'
export const mineSaid = 'a booking of mine'
export const chosenSaid = (place: number, price: string) => `choice ${place}, ${price}`
export const added = (place: number, court: string, range: string) => `Choice ${place}: ${court}, ${range}.`
export const removed = (court: string) => `${court} removed.`
export const preferred = (court: string) => `${court} moved up.`
export const full = 'Three are chosen. Remove one first.'
