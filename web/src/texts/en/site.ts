import { constant } from '@palaestra/contract'

export const notFound = 'Page not found'
export const notFoundWhy = 'There is no such page. It may have moved, or the address is wrong.'
export const backHome = 'Back to home'
export const systemError = 'System error, please try later'
export const systemErrorWhat = 'Nothing of yours is lost. If this goes on, please call the hotline.'
export const tryAgain = 'Try again'
export const hotline = (number: string, hours: string) => `Hotline ${number} (${hours})`
export const updatedOn = (day: string) => `Updated on ${day}`
export const loggingOut = 'Logging out…'
export const reportLoss = 'Report a lost card'
export const reportLossHow = 'Please log in first. You will then be taken to the report.'
export const reportLossWhat = (product: string) => [
  'The data of the old card is deleted at once, and the account is briefly suspended.',
  `A temporary card comes by e-mail. It is good for signing up to the ${product} recreational class only.`,
  `You can swap it for a permanent card ${constant.temporaryCardDays} days after the report.`,
]
export const reportLossNoAccount = 'Cannot log in? Please call the hotline.'
export const logInToReport = 'Log in and report'
export const loading = 'Loading…'
