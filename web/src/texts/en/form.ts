import { constant } from '@palaestra/contract'

export const help = (hotline: string) => `Need help? Call ${hotline}`
export const hotline = (number: string, hours: string) => `${number} (${hours})`

export const lookingAtLink = 'Checking the link…'
export const tryAgain = 'Try again'

export const passwordHint =
  'At least 8 characters; 15 or more is better. Any letters and blanks will do. Avoid common passwords and personal details.'
export const repeatPassword = 'Repeat the password'
export const passwordLongEnough = `At least ${constant.passwordMinimum} characters`
export const passwordsSame = 'Both passwords are the same'
export const met = 'Met'
export const unmet = 'Not yet met'

export const proveYourself = 'Prove once more that it is you'
export const whyProve =
  'This protects your account. What you wrote is still here, and is sent as soon as you have confirmed.'
export const password = 'Password'
export const code = 'SMS code'
export const toYourPhone = 'The code goes to the mobile on file'
export const codeSentTo = (mobile: string) => `Code sent to ${mobile}, valid for 5 minutes`
export const proveAndGoOn = 'Confirm and go on'

export const backToAccount = 'Back to my account'

export const typedStaysHere =
  'What you have entered is still on this page. Log in in a new tab, then come back here and send it.'
export const logInBeside = 'Log in in a new tab'
export const loggedInAgain = 'You are logged in again. What you entered is still here.'

export const linkTorn = 'This link is incomplete. Open it again from the e-mail, or copy the whole address.'
