import { constant } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const reportLoss = 'Report a lost card'
export const consequences = [
  'The old card’s data is deleted at once and cannot be recovered.',
  'Your account is suspended for a short time, until we have sent the e-\u2060mail with the temporary card.',
  `The temporary card can be used only to sign up for ${settings.product} recreational classes, not for booking, points or registration.`,
  `${constant.temporaryCardDays} days later you can swap it for a permanent card.`,
]
export const sentTo = (email: string) => `The temporary card will be sent to ${email}`
export const circumstances = 'How it was lost'
export const circumstancesHint = 'A few words, at least 5 characters'
export const understood = 'I understand what will happen'
export const lossReported = 'Loss reported'
export const lossNotReported = 'You have not reported your card as lost.'
export const permanentFrom = (day: string) => `From ${day} you can swap it for a permanent card.`
export const whatItIsFor = `The temporary card can be used only to sign up for ${settings.product} recreational classes.`
export const cardOnItsWay = 'We will send the temporary card to your e-mail address.'
export const backToAccount = 'Back to my account'
export const swapCard = 'Swap for a permanent card'
export const swapWhat = 'After the swap the temporary card is no longer valid, and you can use all services again.'
export const swapped = 'Your permanent card is active.'
export const swapExpired = 'Your card has expired since you lost it. Swap it first. Then you can renew it.'
export const swappedExpired = 'You have your permanent card again. It has expired: renew it to use the services.'
export const renew = 'Renew the card'
