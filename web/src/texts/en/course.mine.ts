import type { EnrolmentState, WaitState } from '@palaestra/contract'

export const none = 'You are in no class at the moment.'
export const states: Record<EnrolmentState, string> = {
  held: 'Kept for you',
  offered: 'Offered to you',
  enrolled: 'You are in this class',
  lapsed: 'Not paid in time',
  withdrawn: 'You have withdrawn',
  closed: 'Closed by the authority',
}
export const payBy = (moment: string) => `to be paid by ${moment}`
export const closed = 'The class does not take place.'
export const noHurryToPay =
  'The place is kept for you alone; there is no hurry. You are in the class as soon as it is paid.'
export const pay = (amount: string) => `Pay ${amount}`
export const toReceipt = 'Payment and receipt'
export const toPayment = 'How the payment stands'
export const payAtVenue = 'You pay at the venue.'
export const number = 'Number'
export const lessons = (present: number, of: number) => `Lessons and attendance: there at ${present} of ${of}`
export const counts = (absences: number, allowed: number) =>
  `Missed in the first month: ${absences}. Up to ${allowed} you may stay in the next term.`
export const present = 'There'
export const absent = 'Missed'
export const notNoted = 'Not noted'
export const coming = 'To come'

export const withdrawThis = 'Withdraw from this class…'
export const withdrawSure = (name: string) => `Withdraw from ${name}?`
export const withdrawFree = 'Your place goes to others.'
export const withdrawRefunds = (amount: string) =>
  `Before the term begins all of it is paid back: ${amount}. Your place goes to others.`
export const withdrawRefundsNothing = 'The term has begun: nothing is paid back. Your place goes to others.'
export const withdraw = 'Withdraw'
export const withdrawAndReceive = (amount: string) => `Withdraw and receive ${amount}`
export const keep = 'Keep the place'

export const renewals = 'You may stay in the next term'
export const renewUntil = (moment: string) => `Until ${moment}; after that the place goes to others.`
export const renew = (amount: string) => `Stay (${amount})`

export const cameFree = 'A place has come free and is kept for you'
export const begins = (day: string) => `begins on ${day}`
export const answerBy = (moment: string) => `Answer by ${moment}, or it goes to the next person.`
export const noHurry = 'Until then it is kept for you alone. There is no hurry.'
export const take = 'Take this place'
export const takeAndPay = (amount: string) => `Take it and pay ${amount}`
export const doNotTake = 'No, thank you'

export const lines = 'Waiting lists'
export const place = (place: number) => `Number ${place} in the line`
export const leave = 'Leave'
export const leaveThis = (name: string) => `Leave the waiting list: ${name}`
export const waitStates: Record<WaitState, string> = {
  waiting: 'Waiting',
  offered: 'Waits for your answer',
  taken: 'You have the place',
  declined: 'You did not take it',
  unanswered: 'You did not answer in time',
  left: 'You have left the line',
  over: 'Your turn did not come',
}

export const turns = 'Your time of sign-up'
export const term = (code: string) => `Term ${code}`
export const used = (used: number, most: number) => `${used} of ${most} classes`
export const ranked = (rank: number, moment: string) => `Number ${rank} in the draw, from ${moment}`
export const notDrawn = 'Registered; not drawn yet'
export const earlier = (many: number) => `Earlier classes (${many})`
