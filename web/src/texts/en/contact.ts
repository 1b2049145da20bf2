export const changeMobile = 'Change mobile number'
export const mobileNow = (hint: string) => `Current number: ${hint}`
export const mobileWhat =
  'We will send a code to the new number. After the change, we will tell your old number and log out your other devices.'
export const newMobile = 'New mobile number'
export const code = 'SMS code'
export const codeToNew = 'We will send the code to the new number. It is valid for 5 minutes'
export const mobileChanged = (hint: string) => `Your mobile number is now ${hint}.`

export const confirmMobile = 'Confirm mobile number'
export const confirmMobileWhat = 'Once confirmed, you can log in with this number and report a lost card.'
export const codeToFile = 'We will send the code to this number. It is valid for 5 minutes'
export const notThisNumber = 'Not your number any more? Change your mobile number'
export const mobileConfirmed = (hint: string) => `The mobile number ${hint} is confirmed.`
export const mobileIsConfirmed = (hint: string) => `The mobile number ${hint} is already confirmed.`
export const mobileMissing = 'There is no mobile number in your account.'
export const addMobile = 'Add a mobile number'

export const changeEmail = 'Change e-mail'
export const addEmail = 'Add an e-mail'
export const emailNow = (hint: string) => `Current address: ${hint}`
export const emailWhat =
  'We will send a link to the new address. The address changes only after you open the link and confirm. We will tell the old address too.'
export const addEmailWhat =
  'We will send a link to your address. Once you open it and confirm, you can report a lost card and get notices there.'
export const newEmail = 'New e-mail address'
export const newEmailRepeat = 'Repeat the new e-mail address'
export const sendLink = 'Send the link'
export const linkSent = (hint: string) =>
  `We have sent the link to ${hint}. It is valid for 24 hours. Open it in your inbox and confirm.`
export const nothingCame = 'Nothing arrived? Check your spam folder, or check the address and try again.'

export const confirmEmail = 'Confirm e-mail'
export const confirmEmailWhat = 'We will send a link to this address. Open it in your inbox and confirm.'
export const emailIsConfirmed = (hint: string) => `The e-mail address ${hint} is already confirmed.`
export const emailMissing = 'There is no e-mail address in your account.'

export const verifyEmail = 'Confirm new e-mail'
export const activateEmailWhat =
  'Confirm that this is the e-mail address of your member account. You can then use it to report a lost card, get notices and get back into your account.'
export const verifyEmailWhat =
  'Once you confirm, this becomes the e-mail address of your member account, and your other devices are logged out. Until then, your old address stays in use.'
export const thisAddress = (hint: string) => `E-mail: ${hint}`
export const emailChanged = 'The e-mail address of your member account has been changed.'
export const emailConfirmed = 'Your e-mail address is confirmed.'
export const linkEnded =
  'This link has already been used or has expired. If you still need it, log in and ask for another one in your account.'
