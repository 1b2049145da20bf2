import type { ErasureObstacle } from '@palaestra/contract'

interface Kept {
  securityLog: number
  letters: number
}

export const title = 'Erase my data'
export const means =
  'You can ask us to erase what we hold about you. Your membership and your account end with it, and what has been erased cannot be brought back.'
export const goes = 'What is erased'
export const whatGoes = [
  'Your details, photo, document copies and card',
  'Applications, changes, appeals and documents you handed in',
  'Visits, points and gifts',
  'Notices, e-mails, text messages and logins',
  'Family, accompanying children, players and extra collectors',
]
export const stays = 'What stays'
export const whatStays = ({ securityLog, letters }: Kept) => [
  'The audit trail of what staff have looked at and done: it is never changed, but no longer has your name or number.',
  `The security log: up to ${securityLog} days, no longer tied to you.`,
  `Our last message, with the address it went to: ${letters} days.`,
  'If you are a parent or guardian of another member: that relation, in their file.',
  'Messages to other members that mention you: until their time is over.',
  'The reference of this request, which proves that your data was erased.',
]
export const how = (days: number) =>
  `After you ask, you have ${days} days to think it over and can take it back. Then our staff confirm it and the data is erased.`
export const pending = 'You have asked for your data to be erased'
export const pendingOf = (name: string) => `You have asked for the data of ${name} to be erased`
export const thinking = (reference: string, moment: string) =>
  `Reference ${reference}. You have until ${moment} to think it over. Nothing is erased before then.`
export const waiting = (reference: string) =>
  `Reference ${reference}. The time to think has passed, and our staff will confirm it. Until then you can still take it back.`
export const withdraw = 'Take back the request'
export const withdrawn = 'The request was taken back. Nothing has been erased.'
export const refused = 'The request was not accepted'
export const refusedMeans = (reference: string, moment: string) =>
  `Reference ${reference}, asked for on ${moment}. Nothing has been erased.`
export const why = (reason: string) => `Reason: ${reason}`
export const sent = (reference: string, moment: string) =>
  `We have received the request, reference ${reference}. You can think it over and take it back until ${moment}.`
export const minor = 'You are under 18: a parent or guardian asks for this in their own account, or at a counter.'
export const first = 'You can ask once this has ended:'
export const obstacles: Record<ErasureObstacle, string> = {
  change: 'a change of your details',
  documents: 'documents we have asked you for',
  appeal: 'an appeal',
  suspension: 'a suspension',
  gift: 'a gift to collect',
  booking: 'a booking to come',
  ticket: 'a pool ticket to come',
  course: 'a class that is not over',
  payment: 'a payment or refund under way',
  mobile: 'a change of your mobile number',
}
export const whom = 'Whose data'
export const myself = 'Mine'
export const understood = 'I understand that the data cannot be brought back and that my membership ends'
export const ask = 'Ask for erasure'
