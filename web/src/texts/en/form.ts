import { constant } from '@palaestra/contract'

export const help = 'Need help? Call'
export const hotline = (number: string, hours: string) => `${number} (${hours})`

export const lookingAtLink = 'Checking the link…'
export const tryAgain = 'Try again'

export const passwordHint =
  'At least 8 characters; 15 or more is better. You can use any characters, including spaces. Avoid common passwords and personal details.'
export const repeatPassword = 'Repeat the password'
export const passwordLongEnough = `At least ${constant.passwordMinimum} characters`
export const passwordsSame = 'Both passwords are the same'
export const met = 'Done'
export const unmet = 'Not done yet'

export const proveYourself = 'Confirm that it is you'
export const whyProve = 'This protects your account. We have kept what you entered and will send it once you confirm.'
export const password = 'Password'
export const code = 'SMS code'
export const toYourPhone = 'We will send the code to your registered mobile number'
export const codeSentTo = (mobile: string) => `Code sent to ${mobile}, valid for 5 minutes`
export const proveAndGoOn = 'Confirm and continue'

export const backToAccount = 'Back to my account'

export const typedStaysHere =
  'What you have entered is still on this page. Log in in a new tab, then come back here and send it.'
export const logInBeside = 'Log in in a new tab'
export const loggedInAgain = 'You are logged in again. What you entered is still here.'

export const newLink = 'Ask for a new link'
export const linkTorn = 'This link is incomplete. Open it again from the e-mail, or copy the whole address.'
