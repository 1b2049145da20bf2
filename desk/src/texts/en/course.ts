import type {
  CourseActivity,
  CourseCancelReason,
  CourseStage,
  EnrolmentState,
  EnrolmentWay,
  MeetingState,
} from '@palaestra/contract'

export const classes = 'Classes'
export const terms = 'Terms'
export const toAll = 'All classes'
export const noCourses = 'There are no classes in this term.'
export const noneOfYours = 'You lead no class in this term.'
export const newTerm = 'New term'
export const changeTerm = 'Change the term'
export const newCourse = 'New class'
export const changeCourse = 'Change the class'
export const term = (code: string, from: string, until: string) => `Term ${code}: ${from} to ${until}`
export const stages: Record<CourseStage, string> = {
  announced: 'Not open yet',
  renewal: 'Renewal',
  registration: 'Registration',
  draw: 'Registration closed',
  sign_up: 'Sign-up in turns',
  pause: 'Turns are over',
  remaining: 'Places left, for everybody',
  running: 'Running',
  over: 'Over',
}
export const counts = (registered: number, taken: number, places: number) =>
  `${registered} registered · ${taken} of ${places} places taken`
export const times = 'What happens when'
export const moments = {
  renewFrom: 'Renewal begins',
  registerFrom: 'Registration begins',
  registerUntil: 'Registration ends',
  drawAt: 'The order is drawn',
  signUpFrom: 'First turn',
  signUpUntil: 'Turns end',
  remainingFrom: 'Places left for everybody',
}
export const dayOf = (moment: string) => `${moment}: day`
export const timeOf = (moment: string) => `${moment}: time`
export const termMeaning =
  'The times follow one another, and all come before the first day. Once registration has begun they cannot be changed.'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const save = 'Save'
export const back = 'Back'
export const termSaved = (code: string) => `Term ${code} saved.`
export const courseSaved = (code: string) => `Class ${code} saved.`

export const course = 'Class'
export const number = 'Number'
export const venue = 'Venue'
export const coach = 'Coach'
export const nobody = 'Nobody yet'
export const placesTaken = 'Places taken'
export const takenOf = (taken: number, places: number) => `${taken} of ${places}`
export const waiting = (many: number) => `(${many} waiting)`
export const nextMeeting = 'Next meeting'
export const noMeeting = 'No meeting'
export const closed = 'Closed'
export const runs = 'Runs'
export const forWhom = 'For'
export const ages = (from: number | null, until: number | null) => {
  if (from !== null && until !== null) return `Ages ${from} to ${until}`
  if (from !== null) return `Age ${from} or over`
  return until === null ? 'Any age' : `Age ${until} or under`
}

export const inZh = 'Name in Chinese'
export const inPt = 'Name in Portuguese'
export const inEn = 'Name in English'
export const activity = 'Activity'
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
export const minimumAge = 'From age'
export const maximumAge = 'Until age'
export const places = 'Places'
export const price = 'Price in patacas'
export const ofProgramme = 'Of the programme for all: open to a temporary card'
export const follows = 'Follows the class'
export const followsHint = 'The class of the term before whose members may stay, such as 2026-1-07.'
export const meetsOn = 'Meets every'
export const weekdays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const from = 'From'
export const until = 'Until'
export const day = 'Day'

export const meetings = 'Meetings'
export const meetingStates: Record<MeetingState, string> = {
  coming: 'To come',
  past: 'Nothing noted',
  cancelled: 'Cancelled',
}
export const cancelledBecause = (reason: string) => `Cancelled: ${reason}`
export const presentOf = (present: number, noted: number) => `${present} there of ${noted} noted`
export const move = 'Move'
export const newMeeting = 'New meeting'
export const cancelMeeting = 'Cancel the meeting'
export const everybodyTold = 'Everybody who is enrolled is told.'
export const meetingSaved = 'The meeting is saved.'
export const meetingCancelled = (told: number) =>
  `The meeting is cancelled; ${told === 1 ? '1 person is' : `${told} people are`} told.`
export const reason = 'Reason'
export const reasons: Record<CourseCancelReason, string> = {
  coach: 'Coach cannot come',
  weather: 'Weather',
  maintenance: 'Works at the venue',
  event: 'Event',
  too_few: 'Too few people',
  other: 'Other',
}

export const people = (many: number) => (many === 1 ? '1 person' : `${many} people`)
export const noPeople = 'Nobody is in this class.'
export const states: Record<EnrolmentState, string> = {
  held: 'To be paid',
  offered: 'Offered',
  enrolled: 'Enrolled',
  lapsed: 'Not paid in time',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
}
export const ways: Record<EnrolmentWay, string> = {
  sign_up: 'in their turn',
  renewal: 'by renewal',
  remaining: 'a place left',
  offer: 'from the waiting list',
  desk: 'at the desk',
}
export const keptUntil = (moment: string) => `Kept until ${moment}`
export const owes = (amount: string) => `owes ${amount}`
export const absences = (many: number) => (many === 1 ? 'missed 1' : `missed ${many}`)
export const enrol = 'Enrol a member'
export const enrolMeaning = 'By the same rules as for everybody, without a turn.'
export const memberNumber = 'Member number'
export const enrolled = (reference: string) => `Enrolled: ${reference}.`
export const enrolledToPay = (reference: string, moment: string) => `${reference}: kept until ${moment} to be paid.`
export const remove = 'Remove'
export const removeWhom = (name: string) => `Remove ${name}?`
export const removed = (name: string, refund: string | undefined) =>
  refund ? `${name} is removed; ${refund} go back.` : `${name} is removed.`
export const refund = 'What goes back'
export const refunds = {
  full: (amount: string) => `All of it, as far as it was paid: ${amount}`,
  none: () => 'Nothing',
}
export const memberReads = 'The member reads it.'

export const closeCourse = 'Close the class'
export const closeWhat = (name: string) => `Close ${name}?`
export const closeMeets = (many: number) =>
  many === 1 ? '1 person has a place in it.' : `${many} people have a place in it.`
export const closeMeans = 'All places end, what was paid goes back, and everybody is told. It cannot be undone.'
export const typeCount = 'Type the number of people'
export const notTheCount = (many: number) => `This is not ${many}`
export const closeAndTell = 'Close the class and tell everybody'
export const courseClosed = (many: number) =>
  `The class is closed; ${many === 1 ? '1 place has' : `${many} places have`} ended.`

export const attendance = 'Attendance'
export const tooEarly = 'Who is there is noted from 30 minutes before the meeting on.'
export const isThere = 'There'
export const isAbsent = 'Absent'
export const marked = (present: number, absent: number, of: number) => `${present} there, ${absent} absent, of ${of}.`
export const notSent = (many: number) => `${many} not sent yet: they stay, and are sent again by themselves.`
