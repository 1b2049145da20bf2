export const correct = 'Correct your application'
export const correctHow =
  'To protect your details, first confirm your identity with the mobile number in your application. You can then correct the application and send it again.'
export const linkEnded = 'This link has already been used or has expired.'
export const verifyAndGoOn = 'Verify and continue'
export const codeGoesToYourMobile = 'We will send the code to the mobile number in your application'
export const registerAnew = 'Start a new registration'
export const smsCode = 'SMS code'
export const codeSentTo = (mobile: string) => `Code sent to ${mobile}, valid for 5 minutes`
