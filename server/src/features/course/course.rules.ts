import {
  courseStageOf,
  courseTurnAt,
  type EnrolmentState,
  isOfAgeFor,
  type Locale,
  meetingStateOf,
  weekdayOf,
} from '@palaestra/contract'
import type { Clock } from '../../ports/clock.ts'
import { saidUntil } from '../payment/held.rules.ts'
import { inThree } from '../site/site.table.ts'
import type { Meeting, PlacedCourse } from './course.table.ts'
import type { CourseOutcome } from './enrolment.table.ts'
import type { Term } from './term.table.ts'

/** The name of the draw of a term’s order. */
export const drawOf = ({ startsOn }: Pick<Term, 'startsOn'>) => `COURSE-${startsOn.replaceAll('-', '')}`

/** How a term stands now. */
export const stageNow = (term: Term, clock: Clock) => courseStageOf(term, { now: clock.now(), today: clock.today() })

/** When somebody’s turn begins. Where the order was drawn late, turns begin then: nobody’s is over before they know it. */
export const turnOf = (term: Term, { rank, drawnAt }: { rank: number; drawnAt: Date }) =>
  courseTurnAt(rank, { ...term, from: drawnAt > term.signUpFrom ? drawnAt : term.signUpFrom })

/** A term as everybody sees it. */
export const timesSaid = (term: Term, clock: Clock) => ({
  ...{ code: term.code, stage: stageNow(term, clock), startsOn: term.startsOn, endsOn: term.endsOn },
  ...{ renewFrom: term.renewFrom.toISOString(), registerFrom: term.registerFrom.toISOString() },
  ...{ registerUntil: term.registerUntil.toISOString(), drawAt: term.drawAt.toISOString() },
  ...{ signUpFrom: term.signUpFrom.toISOString(), signUpUntil: term.signUpUntil.toISOString() },
  ...{ remainingFrom: term.remainingFrom.toISOString(), perTurn: term.perTurn, turnMinutes: term.turnMinutes },
  ...{ mostAtSignUp: term.mostAtSignUp, most: term.most },
  draw: term.registerFrom <= clock.now() ? drawOf(term) : null,
})

/** On which days of the week at what times a class meets, by the meetings that take place. */
export const weeklyOf = (meetings: readonly Meeting[], clock: Clock) => {
  const found = new Map<string, { weekday: number; from: string; until: string }>()
  for (const { startsAt, endsAt, cancelled } of meetings) {
    if (cancelled !== null) continue
    const one = {
      weekday: weekdayOf(clock.dayOf(startsAt)),
      from: clock.timeOf(startsAt),
      until: clock.timeOf(endsAt),
    }
    found.set(`${one.weekday} ${one.from} ${one.until}`, one)
  }
  return [...found.values()].toSorted((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from))
}

/** A meeting as everybody sees it. */
export const meetingSaid = ({ startsAt, endsAt, cancelled }: Omit<Meeting, 'id' | 'courseId'>, clock: Clock) => ({
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), day: clock.dayOf(startsAt) },
  ...{ from: clock.timeOf(startsAt), until: clock.timeOf(endsAt), cancelled },
  state: meetingStateOf({ startsAt, cancelled }, clock.now()),
})

/** A class as everybody sees it. */
export const courseSaid = (
  course: PlacedCourse,
  { meetings, clock, locale }: { meetings: readonly Meeting[]; clock: Clock; locale: Locale },
) => {
  const { code, term, activity, venueCode, minimumAge, maximumAge, startsOn, endsOn, places, taken, closed } = course
  return {
    ...{ code, term, name: inThree('name', course)[locale], activity, venueCode },
    ...{ venue: inThree('venue', course)[locale], minimumAge, maximumAge, startsOn, endsOn },
    weekly: weeklyOf(meetings, clock),
    meetings: meetings.filter(({ cancelled }) => cancelled === null).length,
    ...{ amount: course.price, places, left: closed === null ? places - taken : 0 },
    ...{ temporaryCard: course.temporaryCard, closed },
  }
}

/** What somebody has got of a class, as they are told. */
export const gotSaid = ({
  reference,
  state,
  amount,
  heldUntil,
}: {
  reference: string | null
  state: EnrolmentState | null
  amount: number | null
  heldUntil: Date | null
}) => {
  if (reference === null || state === null || amount === null) throw new Error('a place without a class')
  return { reference, state, amount, heldUntil: heldUntil ? saidUntil(heldUntil).toISOString() : null }
}

/** Why somebody gets no place. */
export const courseRefusals = {
  closed: 'course_closed',
  yours: 'course_yours',
  term: 'courses_of_term_used',
  turn: 'courses_of_turn_used',
  full: 'course_full',
} as const satisfies Partial<Record<CourseOutcome['outcome'], string>>

/** Why a class is not for somebody, whatever the moment; undefined where it is. */
export const whyNotFor = (
  course: PlacedCourse,
  { kind, birthDate }: { kind: 'permanent' | 'temporary'; birthDate: string },
) => {
  // A temporary card opens the classes of the programme for all, and nothing else (C02).
  if (kind === 'temporary' && !course.temporaryCard) return 'card_temporary' as const
  if (course.closed !== null) return 'course_closed' as const
  return isOfAgeFor(course, birthDate) ? undefined : ('course_age' as const)
}
