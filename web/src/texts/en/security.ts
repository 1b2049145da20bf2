export const title = 'Account security'
export const lead = 'How your account is protected, and what you can do yourself.'
export const whenLost = 'Lost your phone, or is somebody else in your account?'
export const endSessions = 'End the other sessions'
export const endSessionsWhat = 'See where your account is open, and end what you don’t recognise.'
export const changePassword = 'Change your password'
export const changePasswordWhat = 'All other devices are then signed out at once.'
export const call = (hotline: string) => `Call ${hotline}`
export const callWhat = (hours: string) => `If you can’t get in, we help. Hours: ${hours}`
export const signIn = 'Sign in safely'
export const signInHow = [
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
export const shared = 'On shared computers'
export const sharedHow = [
  'Don’t let the browser remember your password.',
  'When you are done, log out and close the browser.',
  'Forgot to? Log in on another device and end the session there.',
]
export const seeSessions = 'Where you are signed in'
export const report = 'Found a security hole? Please tell us:'
