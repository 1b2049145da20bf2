import { constant } from '@palaestra/contract'

export const skip = 'Skip to main content'
export const language = 'Language'
export const greeting = (name: string) => `Hello, ${name}`
export const account = 'My account'
export const logIn = 'Log in'
export const logOut = 'Log out'
export const menu = 'Menu'
export const openMenu = 'Open the menu'
export const closeMenu = 'Close the menu'
export const opensNewWindow = ' (opens a new window)'
export const home = 'Home'
export const whereYouAre = 'Breadcrumb'
export const close = 'Close'
export const lost = {
  network: 'System error, please try later. You are not logged in; please log in again.',
  signed_out: 'You have been logged out. Please log in again.',
}
export const aboutThisPortal = 'About this portal'
export const demonstration = 'This is a demonstration, not the authority’s website. Do not enter real personal data.'
export const version = (version: string) => `Development ${version}`

export const footer = 'About this site'
export const backToHome = 'Back to home'
export const questions = 'Frequently asked questions'
export const contact = 'Contact us'
export const relatedSites = 'Related websites'
// The charter is not published in English.
export const serviceCharter: string | undefined = undefined
export const mainSite: ((authority: string) => string) | undefined = undefined
export const security = 'Account security'
export const hotline = 'Hotline'
export const email = 'E-mail'
export const hours = 'Support hours'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekdays = (days: readonly number[]) =>
  [...new Set([days.at(0), days.at(-1)])].map((day) => names[(day ?? 1) - 1]).join('–')
/** The hours of the hotline, for each set of days that share them. From one hour to another stays on one line. */
export const supportDays = constant.supportHours.map(
  ({ weekdays: days, open }) => `${weekdays(days)} ${open.join(' and ').replaceAll('–', '–\u2060')}`,
)
export const supportHours = supportDays.join('; ')

export const leaveWithoutSending =
  'You have not sent the form. If you leave, what you entered will be lost. Do you want to leave?'
export const stay = 'Stay on this page'
export const leave = 'Leave'
