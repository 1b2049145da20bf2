import { appealWords, type Judgement } from '@palaestra/contract'

export const title = 'Appeal'
export const notRead = 'We could not read your details.'
export const tryAgain = 'Try again'
export const nothing = 'There is no suspension that you can appeal against at the moment.'
export const what: Record<Judgement, string> = {
  authority: 'Your services as a member are suspended',
  no_show: 'Booking is suspended because of missed bookings',
}
export const since = (moment: string) => `Since ${moment}`
export const until = (day: string) => `until ${day}`
export const why = (reason: string) => `Reason: ${reason}`
export const means =
  'If you think that the suspension is wrong, you can appeal. Someone who had no part in the first decision decides. You can appeal once against each suspension.'
export const statement = 'Why you appeal'
export const statementHint = `Tell us what happened, and why you think that the suspension is wrong. ${appealWords.least} to ${appealWords.most} characters`
export const sent = (reference: string) => `Your appeal has been sent, reference ${reference}.`
export const send = 'Send the appeal'
export const waiting = 'Your appeal is under review'
export const waits = (reference: string, day: string, rests: boolean) =>
  `Reference ${reference}. We will decide by ${day} and tell you. ${rests ? 'Until then you can book as usual' : 'Until then the suspension stands'}.`
export const said = 'Your appeal'
export const withdraw = 'Take back the appeal'
export const withdrawn = 'You have taken back the appeal.'
export const dismissed = 'Your appeal was not granted'
export const dismissedMeans = (reference: string, day: string) =>
  `Reference ${reference}, decided on ${day}. The suspension stands, and you cannot appeal again.`
export const earlier = 'Other appeals'
export const states = {
  waiting: 'Under review',
  granted: 'Granted; the suspension has ended',
  dismissed: 'Not granted',
  withdrawn: 'Taken back',
  closed: 'Closed, as the suspension was lifted',
}
export const between = ', '
export const missed = (booking: string) => `Missed booking ${booking}`
export const missedStates = {
  waiting: 'Under review; until then it does not count',
  granted: 'Granted; the missed booking is excused',
  dismissed: 'Not granted; the missed booking counts',
  withdrawn: 'Taken back',
  closed: 'Closed, as the missed booking was excused',
}
export const missedWaits = (reference: string, day: string) =>
  `Reference ${reference}. We will decide by ${day} and tell you. Until then it does not count.`
export const missedWithdrawn = (reference: string) =>
  `You have taken back the appeal ${reference}, and the missed booking counts.`
