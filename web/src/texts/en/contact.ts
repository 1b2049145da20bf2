export const changeMobile = 'Change mobile number'
export const mobileNow = (hint: string) => `Present number: ${hint}`
export const mobileWhat =
  'A code goes to the new number. After the change the old number is told, and sessions on other devices end.'
export const newMobile = 'New mobile number'
export const code = 'SMS code'
export const codeToNew = 'The code goes to the new number and is valid for 5 minutes'
export const mobileChanged = (hint: string) => `Your mobile number is now ${hint}.`

export const confirmMobile = 'Confirm mobile number'
export const confirmMobileWhat = 'Once confirmed, you can log in with this number and report a lost card.'
export const codeToFile = 'The code goes to this number and is valid for 5 minutes'
export const notThisNumber = 'No longer your number? Change mobile number'
export const mobileConfirmed = (hint: string) => `The mobile number ${hint} is confirmed.`

export const changeEmail = 'Change e-mail'
export const addEmail = 'Add an e-mail'
export const emailNow = (hint: string) => `Present address: ${hint}`
export const emailWhat =
  'We send a link to the new address. It changes only once you open the link and confirm; the old address is told too.'
export const addEmailWhat =
  'We send a link to your address. Once you open it and confirm, you can report a lost card and get notices there.'
export const newEmail = 'New e-mail address'
export const newEmailRepeat = 'Repeat the new e-mail address'
export const sendLink = 'Send the link'
export const linkSent = (hint: string) =>
  `The link is on its way to ${hint} and is valid for 24 hours. Open it in your inbox and confirm.`
export const nothingCame = 'Nothing there? Look into your spam folder, or check the address and try again.'

export const confirmEmail = 'Confirm e-mail'
export const confirmEmailWhat = 'We send a link to this address. Open it in your inbox and confirm.'

export const verifyEmail = 'Confirm new e-mail'
export const activateEmailWhat =
  'Confirm that this is the e-mail address of your member account. You can then use it to report a lost card, get notices and get back into your account.'
export const verifyEmailWhat =
  'Once confirmed, the new address becomes that of your member account, and sessions on other devices end. Until then the old address stays good.'
export const thisAddress = (hint: string) => `E-mail: ${hint}`
export const emailChanged = 'The e-mail address of your member account has been changed.'
export const emailConfirmed = 'Your e-mail address is confirmed.'
export const linkEnded =
  'This link has been used or has run out. If you still need it, log in and ask for another one in your account.'
