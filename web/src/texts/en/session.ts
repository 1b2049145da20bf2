export const signedInPlaces = 'Where you are signed in'
export const whatFor =
  'This is where your account is open now. If you don’t recognise a place, end it and change your password.'
export const thisDevice = 'This device'
export const device = (browser: string | null, system: string | null) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
export const service = { 'pool-today': 'The service Pools today', 'pool-mapa': 'The service Where the pools are' }
export const methods = {
  account: 'By username and password',
  sms: 'By text message code',
  member_code: 'By member number',
  link: 'By an e-mailed link',
  government: 'By the government account',
  app: 'Brought along by an app',
}
export const since = (moment: string) => `Signed in: ${moment}`
export const lastSeen = (moment = 'just now') => `Last used: ${moment}`
export const end = 'End'
export const endIt = (device: string) => `End the session: ${device}`
export const endOthers = 'End all other sessions'
export const endSure = 'End this session?'
export const endSureWhat = (device: string) => `${device} is signed out at once and has to sign in anew.`
export const othersSure = 'End all other sessions?'
export const othersSureWhat = 'All devices but this one are signed out at once.'
export const keep = 'Keep'
export const onlyHere = 'You are signed in on this device only.'
export const ended = 'The session has ended.'
export const notRead = 'Your sessions could not be read.'
export const tryAgain = 'Try again'
export const unknown = 'Not you?'
export const unknownWhat = 'End that session first, then change your password.'
export const changePassword = 'Change password'
export const stayingSafe = 'Staying safe'
export const switchMember = 'Switch to another account?'
export const switchWhat = (here: string, arriving: string) =>
  `${here} is signed in here. The link that you opened signs in ${arriving}. If it was not you who opened it, keep the present account.`
export const stay = (name: string) => `Keep ${name}`
export const switchTo = (name: string) => `Switch to ${name}`

export const security = 'Account security'
export const securityWhat = 'How your account is protected, and what you can do yourself.'
export const whenLost = 'Lost your phone, or is somebody else in your account?'
export const endSessions = 'End the other sessions'
export const endSessionsWhat = 'See where your account is open, and end what you don’t recognise.'
export const changeYourPassword = 'Change your password'
export const changePasswordWhat = 'All other devices are then signed out at once.'
export const callHotline = (hotline: string) => `Call ${hotline}`
export const callHotlineWhat = (hours: string) => `If you can’t get in, we help. Hours: ${hours}`
export const signInSafely = 'Sign in safely'
export const signInSafelyHow = [
  'A password has at least 8 characters, better 15 or more, and is used nowhere else.',
  'Codes are for you alone. Our staff never ask for a code or a password.',
  'Look at the address before you sign in. Links in our e-mails always lead to this site, where you confirm with a button.',
]
export const weDo = 'What we do'
export const weDoWhat = [
  'Passwords and codes are kept in a form that nobody can read, not even we.',
  'You are signed out after 30 minutes without use, and after 12 hours in any case.',
  'Before a password, mobile or e-mail changes you confirm who you are; afterwards we tell you.',
  'Photos and copies of documents are encrypted. Nobody else tracks you here.',
]
export const onShared = 'On shared computers'
export const onSharedHow = [
  'Don’t let the browser remember your password.',
  'When you are done, log out and close the browser.',
  'Forgot to? Log in on another device and end the session there.',
]
export const seeSessions = 'Where you are signed in'
export const reportHole = 'Found a security hole? Please tell us:'
