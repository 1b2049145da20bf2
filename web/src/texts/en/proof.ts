export const proveYourself = 'Prove once more that it is you'
export const why =
  'This protects your account. What you wrote is still here, and is sent as soon as you have confirmed.'
export const password = 'Password'
export const code = 'SMS code'
export const toYourPhone = 'The code goes to the mobile on file'
export const sentTo = (mobile: string) => `Code sent to ${mobile}, valid for 5 minutes`
export const goOn = 'Confirm and go on'
