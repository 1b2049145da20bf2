import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import { invalidate, type Query } from '../../api/query.ts'

export type Times = Reply<typeof api.course.terms>['items'][number]
export type Course = Reply<typeof api.course.list>['items'][number]
export type OneCourse = Timed<Reply<typeof api.course.one>>
export type Mine = Timed<Reply<typeof api.course.mine>>
export type Enrolment = Mine['enrolments'][number]
export type Registered = NonNullable<Mine['terms'][number]['registered']>
export type Waits = Reply<typeof api.waiting.courses>
export type Wait = Waits['items'][number]
/** One for which a place is offered now. */
export type Offered = Wait & { offer: NonNullable<Wait['offer']> }

/** What was answered, with how many milliseconds the clock of the portal is ahead of the one of this browser. */
export type Timed<Answer> = Answer & { ahead: number }

export const timed = <Answer extends { now: string }>(answer: Answer): Timed<Answer> => ({
  ...answer,
  ahead: Date.parse(answer.now) - Date.now(),
})

/** A class, with what can be done when in its term. */
export const oneCourse = (code: string): Query<OneCourse> => ({
  queryKey: ['course', 'one', code],
  queryFn: async () => timed(await send(api.course.one, { query: { course: code } })),
})

/** One’s turns, one’s classes, and in which ones one may stay. */
export const myCourses: Query<Mine> = {
  queryKey: ['course', 'mine'],
  queryFn: async () => timed(await send(api.course.mine, {})),
}

/** The classes for which one waits, and what is offered. */
export const myCourseWaits: Query<Waits> = {
  queryKey: ['waiting', 'courses'],
  queryFn: () => send(api.waiting.courses, {}),
}

/** After what changes a place in a class, or in a line. */
export const invalidateCourses = async () => {
  await Promise.all([invalidate({ queryKey: ['course'] }), invalidate({ queryKey: ['waiting'] })])
}

export const isOffered = (wait: Wait): wait is Offered => wait.offer !== null

/** Whether it takes a place of its class. */
export const isLive = ({ state }: Enrolment) => state === 'held' || state === 'offered' || state === 'enrolled'

/** The days of the week on which it meets at the same time, together. */
export const hoursOfWeek = (weekly: Course['weekly']) =>
  [...Map.groupBy(weekly, ({ from, until }) => `${from}–${until}`)].map(([hours, meetings]) => ({
    hours,
    days: meetings.map(({ weekday }) => weekday),
  }))

/** Whether one can sign up at a moment, or from when on; null where that is over. */
export const openingOf = (
  { stage, signUpUntil, remainingFrom }: Times,
  turnAt: string | null,
  at: number,
): { isOpen: boolean; from: string | null } => {
  const isPast = (moment: string) => Date.parse(moment) <= at
  if (stage === 'running' || stage === 'over') return { isOpen: false, from: null }
  if (isPast(remainingFrom)) return { isOpen: true, from: null }
  if (turnAt && !isPast(signUpUntil)) return { isOpen: isPast(turnAt), from: turnAt }
  return { isOpen: false, from: remainingFrom }
}

/** Whether one can wait for a place at a moment: from the first turn on, until the term begins. */
export const mayWait = ({ stage, signUpFrom }: Times, at: number) =>
  stage !== 'running' && stage !== 'over' && Date.parse(signUpFrom) <= at
