import type { LetterKind } from '@palaestra/contract'

export const letters = 'E-mails and texts sent to you'
export const whatFor = (days: number | undefined) =>
  `What we have sent you by e-mail and text message. The content is not kept once it has left; this list is kept for ${days ?? '…'} days.`
export const none = 'Nothing has been sent to you lately.'
export const more = 'Show more'
export const notRead = 'We could not load the list.'
export const tryAgain = 'Try again'
export const toNotices = 'See your notices'
/** By which way, and to which address or number. */
export const by = {
  email: (to: string) => `E-mail to ${to}`,
  sms: (to: string) => `Text message to ${to}`,
}
export const states = { sent: 'sent', waiting: 'waiting to be sent', undelivered: 'could not be sent' }
/** What a letter without a subject was. */
export const kinds: Record<LetterKind, string> = {
  code: 'Verification code',
  log_in: 'Login link',
  reset_password: 'Link to set a new password',
  recover_mobile: 'Link to change a lost mobile number',
  change_email: 'Link to confirm a new e-mail address',
  confirm_email: 'Link to confirm the e-mail address',
  activate: 'Approval, with the link to activate the account',
  correct: 'Rejection, with the link to correct the application',
  stop_mobile: 'Notice of a new mobile number',
  parent_consent: 'Link to authorise online payment',
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
