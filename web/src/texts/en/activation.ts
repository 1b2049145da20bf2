export const activate = 'Activate your online account'
export const activated = 'Account activated'
export const lead =
  'Choose a password. You can then log in with your username. We will send a code to the mobile number in your application, so have your phone ready.'
export const forWhom = (username: string) => `Username: ${username}`
export const code = 'SMS code'
export const codeGoesTo = (mobile: string) => `We will send the code to ${mobile}. It is valid for 5 minutes`
export const password = 'Choose a password'
export const ready = 'You can now log in with your username and password.'
export const logIn = 'Log in'
export const linkEnded =
  'This link has already been used or has expired. If the account is not active yet, ask for a new link. If it is, log in.'
export const sendNewLink = 'Send a new link'
export const newLinkSent =
  'If the account is not active yet, we have sent a new link to the e-mail address in your application. Check your inbox.'
