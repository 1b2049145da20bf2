export const activate = 'Activate your online account'
export const activated = 'Account activated'
export const lead =
  'Choose a password, and from then on you log in with your username. We will send a code to the mobile number of your application, so keep the phone at hand.'
export const forWhom = (username: string) => `Username: ${username}`
export const code = 'SMS code'
export const codeGoesTo = (mobile: string) => `The code goes to ${mobile} and is valid for 5 minutes`
export const password = 'Choose a password'
export const ready = 'You can now log in with your username and password.'
export const logIn = 'Log in'
export const linkEnded =
  'This link has been used or has run out. If the account is not active yet, ask for a new link; if it is, just log in.'
export const sendNewLink = 'Send a new link'
export const newLinkSent =
  'If the account is not active yet, a new link is on its way to the e-mail address of your application. Look into your inbox.'
