import type { WaitState } from '@palaestra/contract'

export const yourTurn = 'It is your turn'
export const notRead = 'We could not load your waiting list.'
export const tryAgain = 'Try again'
export const cameFree = 'It has come free and is kept for you'
export const left = 'left'
export const minutesLeft = (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`)
export const where = (venue: string, facility: string, court: string) => `${venue} · ${facility} · ${court}`
export const when = (day: string, from: string, until: string) => `${day}, ${from}–${until}`
/** In avos. */
export const amount = (avos: number) => (avos === 0 ? 'free of charge' : `$${avos / 100}`)
export const answerBy = (moment: string) => `Answer by ${moment}, or it goes to the next person.`
export const noHurry = 'Until then it is kept for you alone. There is no hurry.'
export const take = 'Take this court'
export const takeAndPay = (avos: number) => `Take it and pay ${amount(avos)}`
export const doNotTake = 'No, thank you'
export const timeToPay = (minutes: number) => `Once you take it you have ${minutes} minutes to pay.`
export const quota = (used: number, most: number) =>
  `Bookings you can have for this period, with this one: ${used} of ${most}.`
export const whatNext = 'What happens next'
export const answers = { yes: 'If you take it', no: 'If you do not', silence: 'Without an answer' }
export const follows = {
  yes: (minutes: number) =>
    `It is kept for ${minutes} minutes to be paid. If it is not paid, it goes to the next person.`,
  no: () => 'It goes to the next person at once. Your places in other lines stay.',
  silence: () =>
    'When the time is over it goes to the next person. It does not count as missed, and nothing follows from it.',
}
export const yesAtVenue = 'Your booking is confirmed at once, and paid at the desk on arrival.'
export const mine = 'What you wait for'
export const of = (live: number, most: number) => `${live} of ${most}`
export const none = 'You do not wait for a court at the moment.'
export const noOthers = 'You do not wait for any other court.'
export const how =
  'Where the hour that you want is taken, choose it in the timetable of the venue to join its waiting list. When someone cancels, those who wait are asked one after the other.'
export const toVenues = 'Find a court'
export const place = (place: number) => `Number ${place} in the line`
export const leave = 'Leave'
export const leaveThis = (what: string) => `Leave the waiting list: ${what}`
export const quietTime = (from: string, until: string) =>
  `No time to answer ends between ${from} and ${until}, unless the court itself begins in these hours.`
export const over = 'What has become of others'
export const states: Record<WaitState, string> = {
  waiting: 'Waiting',
  offered: 'Waits for your answer',
  taken: 'You have the court',
  declined: 'You did not take it',
  unanswered: 'You did not answer in time',
  left: 'You have left the line',
  over: 'Your turn did not come',
}
