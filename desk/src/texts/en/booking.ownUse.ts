import type { OwnUseState } from '@palaestra/contract'

export const title = 'Own use'
export const meaning =
  'Courts reserved for training, leagues and the like: nobody can book them. What others have already stays theirs. For maintenance, close the venue.'
export const reserve = 'Reserve for own use…'
export const none = 'Nothing is reserved for own use.'
/** Between several of a list. */
export const and = ', '
export const states: Record<OwnUseState, string> = {
  coming: 'to come',
  running: 'running',
  over: 'over',
  given_back: 'given back',
}
export const fromTo = (from: string, until: string) => `${from} to ${until}`
export const hoursAhead = (many: number) => (many === 1 ? '1 hour ahead' : `${many} hours ahead`)
export const by = (who: string) => `reserved by ${who}`
export const giveBackAll = 'Give back the rest…'
export const giveBackWhat = (what: string) => `Give back: ${what}`
export const giveBack = 'Give back'
export const hourMeans = 'This hour can be booked again.'
export const allMeans = 'The hours that are left can be booked again.'
export const givenBack = (hours: number) => (hours === 1 ? '1 hour given back.' : `${hours} hours given back.`)
export const back = 'Back'
export const reason = 'Reason'
export const reasonHint = 'For the audit trail.'
export const purpose = 'Purpose'
export const purposeHint = 'It stands in the timetable, for staff alone. No personal data.'
export const venue = 'Venue'
export const facility = 'Facility'
export const courts = 'Courts'
export const onDays = 'Days of the week'
/** 1 is Monday, 7 is Sunday. */
export const weekdays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const fromDay = 'First day'
export const untilDay = 'Last day'
export const fromTime = 'Begins at'
export const untilTime = 'Ends at'
export const look = 'See the hours'
export const getsNow = (hours: number) =>
  hours === 1 ? '1 hour is reserved at once.' : `${hours} hours are reserved at once.`
export const followsAfter = (day: string) => `Hours after ${day} are reserved as those days get their timetable.`
export const leftOut = (many: number) => (many === 1 ? 'This hour is left out:' : `These ${many} hours are left out:`)
export const takenBy = {
  booked: 'someone has it',
  ballot: 'given by ballot',
  closed: 'closed',
}
export const reserveNow = 'Reserve'
export const reserved = (what: string, hours: number) =>
  hours === 1 ? `1 hour reserved for “${what}”.` : `${hours} hours reserved for “${what}”.`
