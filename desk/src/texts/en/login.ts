export const title = 'Staff login'
export const username = 'Username'
export const password = 'Password'
export const logIn = 'Log in'

export const codeTitle = 'Second step'
export const codeMeaning =
  'Enter the six-digit code from your authenticator app, or one of your recovery codes. If you have neither, ask a colleague to help you in: they will tell you a code.'
export const code = 'Code'
export const byPasskey = 'Use your passkey'
export const passkeyAsked = 'Follow your device…'
export const goOn = 'Continue'
export const startAgain = 'Start again'

export const byAccount = (account: string) => `Log in with your ${account}`
export const goingToAccount = 'Taking you there…'
export const confirming = 'Logging you in…'
export const notLoggedIn = 'You are not logged in'
export const toLogin = 'Back to the login'
export const inviteTitle = 'Your account is new here'
export const inviteMeaning =
  'This desk does not know your account yet. If a colleague has told you an invitation code, enter it: it links the account to you. Otherwise ask a colleague who manages the staff for one.'
export const inviteCode = 'Invitation code'
