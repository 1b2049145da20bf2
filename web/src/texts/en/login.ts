import { settings } from '../../settings.ts'

export const logIn = 'Log in'
/** Two lines. */
export const promise = 'One card,\nevery sports venue.'
export const promiseWhat = 'Book a venue, swim, join a class: it all begins with your membership card.'
export const whatToRegister = 'What do I need?'
export const cannotLogIn = 'Cannot log in?'
export const usernameOrNumber = 'Username or member number'
export const byLinkShort = 'E-mail'
export const showCard = 'Show your card'
export const showCardWhat = 'Log in and show the QR code at the entrance.'
export const registerChild = 'Register a child'
export const registerChildWhat = 'Under 18, a parent or guardian must be present when registering.'
export const lostCard = 'Lost your card?'
export const lostCardWhat = 'Report it online; a temporary card comes by e-mail.'
export const wayToLogIn = 'How to log in'
export const byUsername = 'Username'
export const byMobile = 'Mobile'
export const password = 'Password'
export const mobile = 'Mobile number'
export const code = 'SMS code'
export const notYetMember = 'Not a member yet?'
export const register = 'Register'
export const forgotPassword = 'Forgot password'
export const byMemberCode = 'Member number'
export const memberNumber = 'Member number'
export const memberNumberHint = 'The 9 digits on your card'
export const idNumber = 'ID number'
export const idNumberHint = '8 digits, or only the last 4'
export const birthDate = 'Date of birth'
export const goOn = 'Continue'
export const codeOnFile = 'Code'
export const sendingCode = 'Sending a code to your registered mobile number or e-mail…'
export const codeSentBy = {
  sms: 'We have sent the code to your registered mobile number. It is valid for 5 minutes',
  email: 'We have sent the code to your registered e-mail address. It is valid for 5 minutes',
}
export const beginAgain = 'Start again'
export const noContact =
  'The account has no confirmed mobile number or e-mail address, so we cannot send a code. Call the hotline and our staff will help you.'
export const hotline = (number: string, hours: string) => `Hotline ${number} (${hours})`
export const or = 'or'
export const byLink = 'Log in with an e-mail link'
export const linkHow =
  'Enter your username or e-mail address. We will e-mail you a link. It works once and expires after 15 minutes.'
export const usernameOrEmail = 'Username or e-mail address'
export const sendLink = 'Send the link'
export const linkSent =
  'If the account exists, we have sent a link to its e-mail address. Check your inbox. The link expires after 15 minutes.'
export const loginLinkWhat =
  'This link logs you in without a password. It works once and expires after 15 minutes. If you did not ask for it, do not log in.'
export const otherWays = 'Other ways to log in'
export const loggingInAs = (username: string, email: string) => `You are about to log in to ${username} (${email})`
export const anotherIsHere = (username = 'someone else') =>
  `You are logged in as ${username}. If you continue, you will be logged out of that account.`
export const changeMember = 'Log out and use this account'
export const linkEnded = 'This link has already been used or has expired.'

export const signOn = `Log in with your ${settings.governmentAccount}`
export const goingToSignOn = `Opening your ${settings.governmentAccount}…`

export const changePassword = 'Change password'
export const changePasswordWhat =
  'You will be logged out on other devices, and we will tell you by e-mail and text message.'
export const newPassword = 'New password'
export const passwordChanged = 'Your password has been changed, and your other devices have been logged out.'

export const logInFirst = (screen: string) => `You are not logged in. Please log in: “${screen}” comes next.`
