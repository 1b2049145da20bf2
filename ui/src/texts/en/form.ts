export const thereIsAProblem = 'Please correct the following'
/** Told to screen readers when a complaint is gone. */
export const mended = (labels: string) => `Corrected: ${labels}`
export const and = ', '
/** After the sentence of a fault. */
export const keptHere = '. We have kept what you entered.'
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
/** A time by the clock, of today or of tomorrow. */
type Clock = { time: string; tomorrow: boolean }
const clock = ({ time, tomorrow }: Clock) => (tomorrow ? `tomorrow after ${time}` : `after ${time}`)
export const sendAgainAt = (at: Clock) => `New code ${clock(at)}`
export const sendAgainLater = 'No new code today'
export const codeSent = (seconds: number) => `The code has been sent. You can ask for another in ${seconds} seconds.`
export const codeSentUntil = (at: Clock) => `The code has been sent. You can ask for another ${clock(at)}.`
export const codeSentLast = `The code has been sent. ${sendAgainLater}.`
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

export const aboutField = (label: string, sentence: string) => `${label}: ${sentence}`
