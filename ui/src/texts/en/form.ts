const plural = new Intl.PluralRules('en')
const lasting = (seconds: number) => {
  if (seconds < 120) return `${seconds} ${plural.select(seconds) === 'one' ? 'second' : 'seconds'}`
  return `${Math.ceil(seconds / 60)} minutes`
}

export const thereIsAProblem = 'Please correct the following'
/** Told to screen readers when a complaint is gone. */
export const mended = (labels: string) => `Corrected: ${labels}`
export const and = ', '
/** After the sentence of a fault. */
export const keptHere = '. We have kept what you entered.'
export const tryAgainIn = (seconds: number) => ` (in ${lasting(seconds)})`
export const optional = ' (optional)'
export const choose = 'Choose one'
export const show = 'Show'
export const hide = 'Hide'
export const showPassword = 'Show the password'
export const dayHint = 'yyyy-mm-dd, for example 1990-03-15'
export const mobileHint = '8 digits that begin with 6'
export const codeHint = '6 digits, valid for 5 minutes'
export const sendCode = { unsent: 'Send code', sending: 'Sending…', sent: 'Send again' }
export const sendAgainIn = (seconds: number) => `New code in ${seconds} s`
export const codeSent = (seconds: number) => `The code has been sent. You can ask for another in ${lasting(seconds)}.`
export const codeMayBeSent = 'You can ask for a new code now.'
export const choosePicture = 'Choose a picture'
export const replacePicture = 'Replace the picture'
export const orDrop = 'or drop the file here'
export const uploading = (percent: number) => `Uploading ${percent}%`
export const uploaded = 'Uploaded'
export const pictureOf = (label: string) => `Chosen picture: ${label}`
export const check = {
  running: 'Security check running…',
  done: 'Security check done',
  failed: 'Security check not finished; we will try again when you send',
}
