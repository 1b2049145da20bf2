import { constant } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const reportLoss = 'Report a lost card'
export const consequences = [
  'The data of the old card is deleted at once and cannot be brought back.',
  'Your account is suspended for a short while, until the e-mail with the temporary card has gone out.',
  `The temporary card is good only for signing up to ${settings.product} recreational classes: no booking, points or registration.`,
  `${constant.temporaryCardDays} days later you can swap it for a permanent card.`,
]
export const sentTo = (email: string) => `The temporary card will be sent to ${email}`
export const circumstances = 'How it was lost'
export const circumstancesHint = 'A few words, at least 5 characters'
export const understood = 'I understand what follows'
export const lossReported = 'Loss reported'
export const permanentFrom = (day: string) => `From ${day} you can swap it for a permanent card.`
export const whatItIsFor = `The temporary card is good only for signing up to ${settings.product} recreational classes.`
export const cardOnItsWay = 'The temporary card is on its way to your e-mail address.'
export const backToAccount = 'Back to my account'
export const swapCard = 'Swap for a permanent card'
export const swapWhat = 'After the swap the temporary card is no longer valid, and you can use all services again.'
export const swapped = 'Your permanent card is active.'
