export const title = 'Messages'
export const meaning = 'E-mails and text messages that have not been sent. Those already sent are not listed.'
export const away = {
  email: (since: string) => `No e-mail has been sent since ${since}.`,
  sms: (since: string) => `No text message has been sent since ${since}.`,
}
export const awayMeans =
  'The technical team has been told. Messages that are still useful will be sent automatically when the system is back.'
export const stateFilter = 'State'
const counted = (word: string, number?: number) => (number === undefined ? word : `${word} (${number})`)
export const states = {
  waiting: (number?: number) => counted('Waiting', number),
  ended: (number?: number) => counted('Not delivered', number),
}
export const channelFilter = 'Sent by'
export const allChannels = 'All'
export const channels = { email: 'E-mail', sms: 'Text message' }
export const none = { waiting: 'No messages are waiting.', ended: 'There are no undelivered messages.' }
export const kind = 'Message'
export const kinds = {
  code: 'Verification code',
  log_in: 'Login link',
  reset_password: 'Link to set a new password',
  recover_mobile: 'Link to change a lost mobile number',
  change_email: 'Link to confirm a new e-mail address',
  confirm_email: 'Link to confirm the e-mail address',
  activate: 'Approval, with the link to activate the account',
  correct: 'Rejection, with the link to correct the application',
  stop_mobile: 'Notice of a new mobile number, with the link to stop it',
  parent_consent: 'Link for a parent or guardian to authorise online payment',
  reminder: 'Username or member number',
  application: 'Receipt of an application',
  card: 'Temporary card',
  notice: 'Notice about the account',
  expiry: 'Reminder that something runs out',
  booking_reminder: 'Reminder of a booking',
  official: 'Official notice',
  services: 'News of services',
  offers: 'Activities and offers',
}
export const holds = { standing: 'Member suspended until it is sent', over: 'Suspension has ended' }
export const recipient = 'To'
export const writtenAt = 'Written'
export const reason = 'Why it was not sent'
export const notTried = 'Not tried yet'
export const reasons = {
  unreachable: 'The mail or message system could not be reached.',
  timed_out: 'The mail or message system did not reply in time.',
  not_secure: 'No secure connection to the mail system could be made.',
  login_refused: 'The mail or message system refused the portal’s login.',
  overloaded: 'The mail or message system is overloaded.',
  out_of_order: 'The mail or message system has a fault.',
  address_refused: 'The address or number does not exist, or takes no messages. Check it with the member.',
  content_refused: 'The recipient’s mail system refused the text.',
  not_now: 'The recipient takes no messages at present, such as when the mailbox is full.',
  not_allowed: 'The recipient’s mail system does not accept e-mails from the portal.',
  fault: 'A fault of the portal.',
  too_late: 'It could not be sent while it was still useful.',
}
export const tries = 'Attempts'
export const nextTryAt = 'Next attempt'
export const whenBack = 'When the system is back'
export const again = 'Send again'
export const sendAgain = 'Send again'
export const sendWhichAgain = (kind: string, hint: string) => `Send again: ${kind}, ${hint}`
export const sentAgain = (kind: string, hint: string) => `Queued to be sent again: ${kind}, ${hint}`
export const secretEnded = 'The code or link in it has expired. The person has to ask for a new one.'
export const allOfAReason = 'All messages of one reason'
export const sendAllAgain = (reason: string) => `Send all again: ${reason}`
export const allMeans = 'All messages that ended for this reason are sent again, also those on other pages.'
export const sentAllAgain = (number: number) =>
  number === 1 ? 'One message is queued to be sent again.' : `${number} messages are queued to be sent again.`
export const cancel = 'Cancel'
export const pages = 'Pages'
export const firstPage = 'First page'
export const nextPage = 'Next page'
