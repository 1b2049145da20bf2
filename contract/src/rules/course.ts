import { seniorAge } from '../constants.ts'
import { ageOn } from './age.ts'
import { addYears } from './days.ts'
import type { At } from './timetable.ts'

/** What classes are of, in the order in which a list shows it. */
export const courseActivities = [
  'aerobics',
  'yoga',
  'tai_chi',
  'dance',
  'swimming',
  'badminton',
  'table_tennis',
  'basketball',
  'gymnastics',
  'martial_arts',
] as const
export type CourseActivity = (typeof courseActivities)[number]

/**
 * How a term stands. `announced`: nothing can be done yet; `renewal`: who has come to the class before may stay in it;
 * `registration`: everybody registers for the draw of the order; `draw`: registration is closed; `sign_up`: in turns, by
 * the order; `pause`: until places that are left are free; `remaining`: for everybody, first come, first served;
 * `running`; `over`.
 */
export const courseStages = [
  'announced',
  'renewal',
  'registration',
  'draw',
  'sign_up',
  'pause',
  'remaining',
  'running',
  'over',
] as const
export type CourseStage = (typeof courseStages)[number]

/** The days and moments of a term. */
export interface CourseTimes {
  startsOn: string
  endsOn: string
  renewFrom: Date
  registerFrom: Date
  registerUntil: Date
  drawAt: Date
  signUpFrom: Date
  signUpUntil: Date
  remainingFrom: Date
}

/** How a term stands at a moment, of which `today` is the day. */
export const courseStageOf = (term: CourseTimes, { now, today }: { now: Date; today: string }): CourseStage => {
  if (today > term.endsOn) return 'over'
  if (today >= term.startsOn) return 'running'
  const since: [Date, CourseStage][] = [
    [term.remainingFrom, 'remaining'],
    [term.signUpUntil, 'pause'],
    [term.signUpFrom, 'sign_up'],
    [term.registerUntil, 'draw'],
    [term.registerFrom, 'registration'],
    [term.renewFrom, 'renewal'],
  ]
  return since.find(([from]) => from <= now)?.[1] ?? 'announced'
}

/** Whether the moments of a term follow one another, and all of them come before its first day. */
export const timesFollow = (term: CourseTimes, at: At) =>
  term.endsOn > term.startsOn &&
  term.renewFrom <= term.registerFrom &&
  term.registerFrom < term.registerUntil &&
  term.registerUntil <= term.drawAt &&
  term.drawAt < term.signUpFrom &&
  term.signUpFrom < term.signUpUntil &&
  term.signUpUntil <= term.remainingFrom &&
  term.remainingFrom < at(term.startsOn, '00:00')

/** When somebody’s turn to sign up begins: so many of them at a time, in the order that was drawn. */
export const courseTurnAt = (
  rank: number,
  { from, perTurn, turnMinutes }: { from: Date; perTurn: number; turnMinutes: number },
) => new Date(from.getTime() + Math.floor((rank - 1) / perTurn) * turnMinutes * 60_000)

/**
 * How somebody’s place in a class stands. `held`, `offered`: kept for a while; `enrolled`; `lapsed`: not kept any longer;
 * `withdrawn` by themselves; `closed` by the authority.
 */
export const enrolmentStates = ['held', 'offered', 'enrolled', 'lapsed', 'withdrawn', 'closed'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]
/** The states that take a place of the class. */
export const liveEnrolments = ['held', 'offered', 'enrolled'] as const satisfies EnrolmentState[]

/** How somebody came to a place: in their turn, by renewal, by a place that was left, by an offer, or at the desk. */
export const enrolmentWays = ['sign_up', 'renewal', 'remaining', 'offer', 'desk'] as const
export type EnrolmentWay = (typeof enrolmentWays)[number]

/**
 * Whether a place that is held can be kept some minutes more, once: of those that others wait for, which are kept for
 * minutes alone (WCAG 2.2.1). In one’s turn, by renewal and at the desk they are kept for hours.
 */
export const mayKeepPlaceLonger = ({
  state,
  way,
  prolonged,
}: {
  state: EnrolmentState
  way: EnrolmentWay
  prolonged: boolean
}) => state === 'held' && (way === 'remaining' || way === 'offer') && !prolonged

/** In how many classes of a term one may be at most, whatever the settings say. The database holds the same. */
export const mostCoursesOfTerm = 4

/** How a meeting of a class stands. */
export const meetingStates = ['coming', 'past', 'cancelled'] as const
export type MeetingState = (typeof meetingStates)[number]

/** Why a meeting, or a whole class, is cancelled. */
export const courseCancelReasons = ['coach', 'weather', 'maintenance', 'event', 'too_few', 'other'] as const
export type CourseCancelReason = (typeof courseCancelReasons)[number]

/** How a meeting stands at a moment. */
export const meetingStateOf = (
  { startsAt, cancelled }: { startsAt: Date; cancelled: CourseCancelReason | null },
  now: Date,
): MeetingState => {
  if (cancelled !== null) return 'cancelled'
  return startsAt <= now ? 'past' : 'coming'
}

/** Whether somebody is of an age for which a class is, on its first day. */
export const isOfAgeFor = (
  { minimumAge, maximumAge, startsOn }: { minimumAge: number | null; maximumAge: number | null; startsOn: string },
  birthDate: string,
) => {
  const age = ageOn(startsOn, birthDate)
  return age >= (minimumAge ?? 0) && age <= (maximumAge ?? age)
}

/** Until which day absences count against renewal: the first month of the term, this day not included. */
export const firstMonthUntil = (startsOn: string) => {
  const [year, month, day] = [startsOn.slice(0, 4), Number(startsOn.slice(5, 7)), Number(startsOn.slice(8))]
  const next = month === 12 ? `${Number(year) + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  const last = new Date(Date.UTC(Number(next.slice(0, 4)), Number(next.slice(5)), 0)).getUTCDate()
  return `${next}-${String(Math.min(day, last)).padStart(2, '0')}`
}

/** How many meetings of the first month one may have missed and still renew: who is 65 or older one more. */
export const absencesAllowed = (
  { birthDate, day }: { birthDate: string; day: string },
  { absences, absencesSenior }: { absences: number; absencesSenior: number },
) => (addYears(birthDate, seniorAge) <= day ? absencesSenior : absences)

/** What goes back to who withdraws: everything before the first day of the term, nothing afterwards. */
export const courseRefundOf = ({ paid, startsOn }: { paid: number; startsOn: string }, today: string) =>
  today < startsOn ? paid : 0

/** Minutes before a meeting from which people come, and the coach can note who is there. */
const attendanceMinutes = 30

/** From when on people come to a meeting: half an hour before it. */
export const attendanceFrom = (startsAt: Date) => new Date(startsAt.getTime() - attendanceMinutes * 60_000)

/** Whether the coach can note who is there. */
export const mayNoteAttendance = (
  { startsAt, cancelled }: { startsAt: Date; cancelled: CourseCancelReason | null },
  now: Date,
) => cancelled === null && now >= attendanceFrom(startsAt)
