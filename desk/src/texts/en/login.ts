export const title = 'Staff login'
export const username = 'Username'
export const password = 'Password'
export const logIn = 'Log in'

export const codeTitle = 'Second step'
export const codeMeaning =
  'Enter the six-digit code from your authenticator app, or one of your recovery codes. If you have lost both, ask a colleague to help you in: they will tell you a code.'
export const code = 'Code'
export const goOn = 'Continue'
export const startAgain = 'Start again'
