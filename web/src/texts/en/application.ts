export const correct = 'Correct your application'
export const correctHow =
  'To protect your details, first prove with the mobile of your application that it is you. Then you can correct it and send it again.'
export const linkLost = 'Please open the link in the e-mail once more.'
export const verifyAndGoOn = 'Verify and continue'
export const codeGoesToYourMobile = 'The code goes to the mobile of your application'
export const registerAnew = 'Register anew'
export const smsCode = 'SMS code'
export const codeSentTo = (mobile: string) => `Code sent to ${mobile}, valid for 5 minutes`
