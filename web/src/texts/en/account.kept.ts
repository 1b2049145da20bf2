import { keptCardDays } from '@palaestra/contract'

/** On a device that shows the card which it has kept. */
export const noNetwork = 'No network now'
export const since = (moment: string) => `Last connected: ${moment}`
export const hint = `This card is kept on this device for ${keptCardDays} days at most. Staff compare the photo. With a network the code is renewed by itself again.`
export const over = `This device has had no network for more than ${keptCardDays} days, so it no longer shows the card. Connect it, and try again.`
export const tryAgain = 'Try again'
