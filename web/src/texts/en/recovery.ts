export const retrieveUsername = 'Retrieve your username'
export const retrieveUsernameWhat =
  'Give the ID number and date of birth that you registered with, and we send you your username.'
export const retrieveMember = 'Retrieve your member number'
export const retrieveMemberWhat =
  'Give the ID number and date of birth that you registered with, and we send you your member number.'
export const knownUsername = (username: string) => `You are logged in. Your username is ${username}.`
export const knownMemberNumber = (number: string) => `You are logged in. Your member number is ${number}.`
export const idNumber = 'ID number'
export const idNumberHint = '8 digits, for example 1234567(8); the brackets may be left out'
export const birthDate = 'Date of birth'
export const send = 'Send'

export const forgotPassword = 'Forgot your password'
export const forgotPasswordWhat = 'Choose how to set a new password.'
export const wayToRecover = 'How to set a new password'
export const byEmail = 'By e-mail'
export const byPhone = 'By phone'
export const account = 'Username or e-mail address'
export const accountHint = 'The link goes to the e-mail address of your account and is valid for 60 minutes'
export const sendLink = 'Send the link'
export const mobile = 'Mobile number'
export const mobileHint = 'The confirmed number of your account: 8 digits, beginning with 6'
export const code = 'SMS code'
export const password = 'New password'
export const setPassword = 'Set the new password'
export const passwordSet = 'Your new password is set'
export const passwordSetWhat =
  'Every session has ended, and your e-mail and mobile get a notice. Log in with your new password.'
export const newPassword = 'Set a new password'
export const newPasswordWhat =
  'Set a new password for your account here. Every session then ends, and you log in again with the new password.'
export const forWhom = (username: string) => `Username: ${username}`

export const forgotMobile = 'Lost your old phone'
export const forgotMobileWhat =
  'If you no longer have the old number, you can give a new one through the e-mail address of your account. To protect your account, the new number waits for a while before it takes effect.'
export const forgotMobileLoggedIn =
  'Still have the phone? Log in and change the number in your account, without waiting.'
export const wayToFind = 'How to find your account'
export const byUsername = 'Username'
export const byDocument = 'ID document'
export const username = 'Username'

export const recoverMobile = 'Give a new number'
export const recoverMobileWhat =
  'Give your new mobile number here. We send a code to it and tell the old number; the new one takes effect after a waiting time.'
export const oldNumber = (hint: string) => `Present number: ${hint}`
export const newMobile = 'New mobile number'
export const newMobileCodeHint = 'The code goes to the new number and is valid for 5 minutes'
export const currentPassword = 'Password of your account'
export const currentPasswordHint = ({ withPassword, withoutPassword }: Hours) =>
  `With your password the new number takes effect in ${withPassword} hours, without it in ${withoutPassword}`
export const askForChange = 'Ask for the change'
export const asked = 'We have your request'
export const askedWhat = (hint: string, moment: string) =>
  `The number becomes ${hint} on ${moment}. Until then the old number stays good.`
export const askedSteps = [
  'We have told the old number and your e-mail address. Each of them can stop the change.',
  'When it takes effect, every session ends, and we tell you once more.',
  'For a while after that, the new number cannot be used to set a new password.',
]

export const stopMobile = 'Stop the change of number'
export const stopMobileWhat =
  'Somebody has asked for another mobile number for your account. If that was you, you can close this page; if it was not, stop it now, and change the passwords of your account and your e-mail.'
export const stopWhat = (hint: string, moment: string) => `The number would become ${hint} on ${moment}.`
export const stop = 'It was not me: stop it'
export const stopped = 'The change is stopped'
export const stoppedWhat = 'Your number stays the same. We have told the number and the e-mail address of the account.'

export const onItsWay = 'We have your request'
export const sent = {
  username:
    'If these details are those of a member, the username goes to their e-mail address or, if they have none, by SMS to their confirmed mobile.',
  memberNumber:
    'If these details are those of a member, the member number goes to their e-mail address or, if they have none, by SMS to their confirmed mobile.',
  password:
    'If there is such an account, the link to set a new password goes to its e-mail address. It is valid for 60 minutes and good once.',
  mobile:
    'If there is such an account and it has an e-mail address, the link goes there. It is valid for 24 hours and good once.',
}
export const whatNext = 'What happens next'
export const lookThere = 'Look into your inbox and your spam folder. It usually arrives within a minute.'
export const notArrived = 'Nothing there? Check the details and try again later.'
export const noContact = (hotline: string) =>
  `No longer using the e-mail address and the mobile on file? That cannot be done online: call ${hotline}.`
export const noEmail = (hotline: string) => `No e-mail address on file? That cannot be done online: call ${hotline}.`
export const sendAgain = 'Send again'
export const sendAgainIn = (seconds: number) => `Send again in ${seconds} s`
export const otherWays = 'Other ways'
export const logIn = 'Log in'

export const linkEnded = 'This link has been used or has run out.'

interface Hours {
  withPassword: number
  withoutPassword: number
}
