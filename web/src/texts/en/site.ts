import { constant } from '@palaestra/contract'

export const notFound = 'Page not found'
export const notFoundWhy = 'There is no such page. It may have moved, or the address is wrong.'
export const backHome = 'Back to home'
export const systemError = 'System error, please try later'
export const serverError = 'Server error, try again later'
export const systemErrorWhat = 'Your details have not been lost. If the problem continues, please call the hotline.'
export const tryAgain = 'Try again'
export const hotline = (number: string, hours: string) => `Hotline ${number} (${hours})`
export const updatedOn = (day: string) => `Updated on ${day}`
export const loggingOut = 'Logging out…'
export const reportLoss = 'Report a lost card'
export const reportLossHow = 'Please log in first. You will then be taken to the report.'
export const reportLossWhat = (product: string) => [
  'The old card’s data is deleted at once, and your account is suspended for a short time.',
  `We e-mail you a temporary card. You can use it only to sign up for ${product} recreational classes.`,
  `You can swap it for a permanent card ${constant.temporaryCardDays} days after you reported the loss.`,
]
export const reportLossNoAccount = (number: string, hours: string) =>
  `Cannot log in? Please call the hotline on ${number} (${hours}).`
export const logInToReport = 'Log in and report'
export const loading = 'Loading…'
