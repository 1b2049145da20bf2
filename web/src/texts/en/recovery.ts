export const retrieveUsername = 'Retrieve your username'
export const retrieveUsernameWhat =
  'Enter the ID number and date of birth you registered with. We will send you your username.'
export const retrieveMember = 'Retrieve your member number'
export const retrieveMemberWhat =
  'Enter the ID number and date of birth you registered with. We will send you your member number.'
export const knownUsername = (username: string) => `You are logged in. Your username is ${username}.`
export const knownMemberNumber = (number: string) => `You are logged in. Your member number is ${number}.`
export const idNumber = 'ID number'
export const idNumberHint = '8 digits, for example 1234567(8); you can leave out the brackets'
export const birthDate = 'Date of birth'
export const send = 'Send'

export const forgotPassword = 'Forgot password'
export const forgotPasswordWhat = 'Choose how to set a new password.'
export const wayToRecover = 'How to set a new password'
export const byEmail = 'By e-mail'
export const byPhone = 'By phone'
export const account = 'Username or e-mail address'
export const accountHint = 'We will send the link to the e-mail address of your account. It is valid for 60 minutes'
export const sendLink = 'Send the link'
export const mobile = 'Mobile number'
export const mobileHint = 'The confirmed number of your account: 8 digits, beginning with 6'
export const code = 'SMS code'
export const password = 'New password'
export const setPassword = 'Set the new password'
export const passwordSet = 'Your new password is set'
export const passwordSetWhat =
  'You have been logged out on every device. We have sent you an e-mail and a text message. Log in with your new password.'
export const newPassword = 'Set a new password'
export const newPasswordWhat =
  'Set a new password for your account here. You will then be logged out on every device. Log in again with the new password.'
export const forWhom = (username: string) => `Username: ${username}`

export const forgotMobile = 'Lost phone: change your mobile number'
export const forgotMobileWhat =
  'If you no longer have your old number, you can change it with a link sent to your e-mail address. To protect your account, the new number takes effect only after a waiting period.'
export const forgotMobileLoggedIn =
  'Still have the phone? Log in and change the number in your account, without waiting.'
export const wayToFind = 'How to find your account'
export const byUsername = 'Username'
export const byDocument = 'ID document'
export const username = 'Username'

export const recoverMobile = 'Change your mobile number'
export const recoverMobileWhat =
  'Enter your new mobile number here. We will send a code to it and a message to your old number. The new number takes effect after a waiting period.'
export const oldNumber = (hint: string) => `Current number: ${hint}`
export const newMobile = 'New mobile number'
export const newMobileCodeHint = 'We will send the code to the new number. It is valid for 5 minutes'
export const currentPassword = 'Password of your account'
export const currentPasswordHint = ({ withPassword, withoutPassword }: Hours) =>
  `If you enter your password, the new number takes effect in ${withPassword} hours. Without it, in ${withoutPassword} hours.`
export const askForChange = 'Request the change'
export const asked = 'We have received your request'
export const askedWhat = (hint: string, moment: string) =>
  `Your number will change to ${hint} on ${moment}. Until then, your old number stays in use.`
export const askedSteps = [
  'We have sent a message to your old number and your e-mail address. You can stop the change from either message.',
  'When it takes effect, you will be logged out on every device, and we will tell you again.',
  'For a while after that, the new number cannot be used to set a new password.',
]

export const stopMobile = 'Stop the change of number'
export const stopMobileWhat =
  'We received a request to change the mobile number of your account. If that was you, you can close this page. If it was not, stop it now, and change the passwords of your account and your e-mail.'
export const stopWhat = (hint: string, moment: string) => `The number would become ${hint} on ${moment}.`
export const stop = 'It was not me: stop it'
export const stopped = 'The change has been stopped'
export const stoppedWhat = 'Your number stays the same. We have sent a message to your number and your e-mail address.'

export const onItsWay = 'We have received your request'
export const sent = {
  username:
    'If the details match a member, we have sent the username to the e-mail address we hold or, if there is none, by text message to the confirmed mobile number.',
  memberNumber:
    'If the details match a member, we have sent the member number to the e-mail address we hold or, if there is none, by text message to the confirmed mobile number.',
  password:
    'If the account exists, we have sent a link to its e-mail address. The link works once and expires after 60 minutes.',
  mobile:
    'If the account exists and has an e-mail address, we have sent a link to it. The link works once and expires after 24 hours.',
}
export const whatNext = 'What happens next'
export const lookThere = 'Check your inbox and spam folder. It usually arrives within a minute.'
export const notArrived = 'Nothing arrived? Check the details and try again later.'
export const noContact = (hotline: string) =>
  `Cannot use the e-mail address or mobile number we hold? Call ${hotline}. This cannot be done online.`
export const noEmail = (hotline: string) =>
  `No e-mail address in your account? Call ${hotline}. This cannot be done online.`
export const sendAgain = 'Send again'
export const sendAgainIn = (seconds: number) => `Send again in ${seconds} s`
export const otherWays = 'Other ways'
export const logIn = 'Log in'

export const cannotLogIn = 'Cannot log in?'
export const forgotUsername = 'Forgot username'
export const forgotMember = 'Forgot member number'
export const lostPhone = 'Lost phone'
export const forgotPasswordShort = 'Set a new one by e-mail link or text message'
export const forgotUsernameShort = 'Retrieve it with your ID number and date of birth'
export const forgotMemberShort = 'Retrieve it with your ID number and date of birth'
export const lostPhoneShort = 'Change the number through the e-mail of your account'
export const noneOfThese = 'None of these? Call the hotline'

export const linkEnded = 'This link has already been used or has expired.'

interface Hours {
  withPassword: number
  withoutPassword: number
}
