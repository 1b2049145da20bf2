export const logIn = 'Log in'
export const whatFor = 'See your membership card, manage your account and report a lost card.'
export const wayToLogIn = 'How to log in'
export const byUsername = 'Username'
export const byMobile = 'Mobile'
export const username = 'Username'
export const password = 'Password'
export const mobile = 'Mobile number'
export const code = 'SMS code'
export const notYetMember = 'Not a member yet?'
export const register = 'Register'
export const forgotPassword = 'Forgot password'
export const forgotUsername = 'Forgot username'
export const forgotMemberNumber = 'Forgot member number'
export const lostPhone = 'Lost phone'
export const byMemberCode = 'Member code'
export const usernameHint = 'Or your member number'
export const memberNumber = 'Member number'
export const memberNumberHint = 'The 9 digits on your card'
export const idNumber = 'ID number'
export const idNumberHint = '8 digits, or only the last 4'
export const birthDate = 'Date of birth'
export const goOn = 'Continue'
export const codeOnFile = 'Code'
export const sendingCode = 'SendOptions a code to the mobile or e-mail on file…'
export const codeSentTo = (contact: string) => `The code has gone to ${contact} and is valid for 5 minutes`
export const beginAgain = 'Start again'
export const noContact =
  'The account has neither a confirmed mobile nor an e-mail address, so no code can be sent. Call the hotline and our staff will help you.'
export const hotline = (number: string, hours: string) => `Hotline ${number} (${hours})`
export const or = 'or'
export const byLink = 'Log in by e-mail link'
export const linkHow =
  'Write your username or e-mail address. We send a link to the e-mail of the account, good for 15 minutes and once.'
export const usernameOrEmail = 'Username or e-mail address'
export const sendLink = 'Send the link'
export const linkSent =
  'If there is such an account, a link is on its way to its e-mail address. Look into your inbox; it is good for 15 minutes.'
export const loginLinkWhat =
  'With this link you log in without a password. It is good for 15 minutes and once; if you did not ask for it, do not log in.'
export const otherWays = 'Other ways to log in'
export const loggingInAs = (username: string, email: string) => `You are about to log in to ${username} (${email})`
export const anotherIsHere = (username = 'somebody else') =>
  `You are logged in as ${username}. If you go on, that session ends first.`
export const changeMember = 'Log out and use this account'
export const linkEnded = 'This link has been used or has run out.'
export const newLink = 'Ask for a new link'

export const signOn = 'Log in by government account'
export const goingToSignOn = 'Opening the government account…'

export const changePassword = 'Change password'
export const changePasswordWhat = 'Sessions on other devices will end, and you will be told by e-mail and text message.'
export const newPassword = 'New password'
export const passwordChanged = 'Your password has been changed, and sessions on other devices have ended.'

export const logInFirst = 'Please log in first.'
export const thenOnTo = (screen: string) => `You then go on to “${screen}”.`
