import type { CourseActivity, CourseCancelReason, CourseStage } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const programme = settings.product
export const between = (from: string, until: string) => `${from} to ${until}`
export const about = (from: string, until: string, most: number) =>
  `${from} to ${until} · at most ${most} classes for each person`
export const list = 'The classes'
export const notRead = 'We could not load this.'
export const tryAgain = 'Try again'
export const more = 'Show more'
export const noTerm = 'There are no classes at the moment. The next ones are announced here.'
export const noneFits = 'No class fits what you have chosen.'
export const steps = 'How to sign up'
export const logInToSignUp = 'To sign up, log in.'
export const logIn = 'Log in'

export const stages: Record<CourseStage, string> = {
  announced: 'Not open yet',
  renewal: 'Renewal is open',
  registration: 'Registration is open',
  draw: 'Registration is closed',
  sign_up: 'Sign-up in turns',
  pause: 'Sign-up in turns is over',
  remaining: 'Places left are open to everybody',
  running: 'This term has begun',
  over: 'This term is over',
}
export const registrationLater = (from: string) => `Registration for the draw begins on ${from}.`
export const renewalNow = (until: string) =>
  `Whoever is in a class may stay in it until ${until}. Then registration for the draw begins.`
export const registrationNow = (until: string, drawAt: string) =>
  `Register until ${until}. The order of sign-up is drawn by lot on ${drawAt}; coming first gives no advantage.`
export const remainingLater = (from: string) =>
  `From ${from} the places that are left are open to everybody, first come, first served.`
export const remainingNow = (until: string) => `First come, first served, until the term begins on ${until}.`
export const runs = (from: string, until: string) => `It runs from ${from} to ${until}. One cannot sign up any more.`
export const isOver = 'The next term is announced here.'

export const filters = 'Find a class'
export const term = 'Term'
export const activity = 'Activity'
export const venue = 'Venue'
export const age = 'Age'
export const all = 'All'
export const onlyFree = 'Only with places left'
export const onlyTemporaryCard = 'Open to a temporary card'
export const showAll = 'Show all'
export const activities: Record<CourseActivity, string> = {
  aerobics: 'Aerobics',
  yoga: 'Yoga',
  tai_chi: 'Tai chi',
  dance: 'Dance',
  swimming: 'Swimming',
  badminton: 'Badminton',
  table_tennis: 'Table tennis',
  basketball: 'Basketball',
  gymnastics: 'Gymnastics',
  martial_arts: 'Martial arts',
}
const days = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
export const weekly = (parts: { days: number[]; hours: string }[]) =>
  parts.map((part) => `${part.days.map((day) => days[day]).join(', ')} ${part.hours}`).join(' · ')
export const ages = (from: number | null, until: number | null) => {
  if (from !== null && until !== null) return `Ages ${from} to ${until}`
  if (from !== null) return `Age ${from} or over`
  return until === null ? 'Any age' : `Age ${until} or under`
}
/** In avos. */
export const amount = (avos: number) =>
  avos === 0 ? 'free of charge' : `${avos / 100} ${avos === 100 ? 'pataca' : 'patacas'}`
export const left = (left: number, of: number) => `${left} of ${of} places left`
export const full = 'Full'
export const closed = 'Does not take place'
export const closedBecause: Record<CourseCancelReason, string> = {
  coach: 'The coach cannot come.',
  weather: 'Because of the weather.',
  maintenance: 'Because of works at the venue.',
  event: 'Because of an event.',
  too_few: 'Too few people had signed up.',
  other: '',
}

export const notFound = 'There is no such class.'
export const toAll = 'All classes'
export const facts = 'Details'
export const when = 'When'
export const dates = 'Dates'
export const where = 'Where'
export const forWhom = 'For'
export const price = 'Price'
export const number = 'Class'
export const meetings = (many: number) => (many === 1 ? '1 lesson' : `${many} lessons`)
export const waiting = (many: number) => (many === 1 ? '1 person is waiting' : `${many} people are waiting`)
export const cancelled = 'Cancelled'
export const signUp = 'Sign up'
