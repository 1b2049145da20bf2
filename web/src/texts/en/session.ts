import { settings } from '../../settings.ts'

export const signedInPlaces = 'Where you are logged in'
export const whatFor =
  'These are the devices logged in to your account. If you do not recognise one, end its session and change your password.'
export const thisDevice = 'This device'
export const device = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
export const service = { 'pool-today': 'Pool tickets today', 'pool-mapa': 'Where the pools are' }
export const methods = {
  account: 'With username and password',
  sms: 'With a text message code',
  member_code: 'With member number',
  link: 'With an e-mail link',
  government: `With your ${settings.governmentAccount}`,
  app: 'Through the mobile app',
}
export const since = (moment: string) => `Logged in: ${moment}`
export const lastSeen = (moment = 'just now') => `Last used: ${moment}`
export const end = 'End'
export const endIt = (device: string) => `End the session: ${device}`
export const endOthers = 'End all other sessions'
export const endSure = 'End this session?'
export const endSureWhat = (device: string) => `${device} will be logged out at once.`
export const othersSure = 'End all other sessions?'
export const othersSureWhat = 'All your other devices will be logged out at once.'
export const keep = 'Keep'
export const onlyHere = 'You are logged in on this device only.'
export const ended = 'The session has ended.'
export const notRead = 'We could not load the list of devices.'
export const tryAgain = 'Try again'
export const unknown = 'Not you?'
export const unknownWhat = 'End that session first, then change your password.'
export const changePassword = 'Change password'
export const stayingSafe = 'Account security'
export const switchMember = 'Switch to another account?'
export const switchWhat = (here: string, arriving: string) =>
  `You are logged in as ${here}. The link you opened logs in ${arriving}. If you did not open it, keep the current account.`
export const stay = (name: string) => `Keep ${name}`
export const switchTo = (name: string) => `Switch to ${name}`

export const security = 'Account security'
export const securityWhat = 'How your account is protected, and what you can do yourself.'
export const whenLost = 'Lost your phone, or is someone else in your account?'
export const endSessions = 'End the other sessions'
export const endSessionsWhat = 'See where you are logged in, and end the sessions you do not recognise.'
export const changeYourPassword = 'Change your password'
export const changePasswordWhat = 'All other devices are logged out at once.'
export const callHotline = (hotline: string) => `Call ${hotline}`
export const callHotlineWhat = (hours: string) => `If you cannot log in, we can help. Hours: ${hours}`
export const signInSafely = 'Log in safely'
export const signInSafelyHow = [
  'Use at least 8 characters, and 15 or more if you can. Do not use the password anywhere else.',
  'Codes are only for you. Our staff will never ask for a code or a password.',
  'Check the address before you log in. Links in our e-mails always lead to this site, where you confirm with a button.',
]
export const weDo = 'What we do'
export const weDoWhat = [
  'We store passwords and codes in a form that nobody can read, including us.',
  'You are logged out after 30 minutes without activity, and after 12 hours at most.',
  'Before you change your password, mobile number or e-mail, you confirm that it is you. We tell you about every change.',
  'Photos and copies of documents are encrypted. We do not use third-party tracking.',
]
export const onShared = 'On shared computers'
export const onSharedHow = [
  'Do not let the browser remember your password.',
  'Log out and close the browser when you finish.',
  'Forgot to? Log in on another device and end the session there.',
]
export const seeSessions = 'Where you are logged in'
export const reportHole = 'Found a security problem? Tell us:'
