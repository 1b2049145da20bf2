import { type api, type Given, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, hour, minute } from '../../ports/clock.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { grace } from '../payment/held.rules.ts'
import { courseRefusals, drawOf, gotSaid, stageNow, turnOf, whyNotFor } from './course.rules.ts'
import { courseTable } from './course.table.ts'
import { type CourseWish, enrolmentChanges, enrolmentTable, newEnrolmentReference } from './enrolment.table.ts'
import { orderTable } from './order.table.ts'
import { renewalService } from './renewal.service.ts'
import type { Term } from './term.table.ts'

type Asked = Given<typeof api.course.signUp>['body']

/** How members get places: in their turn, of what is left, and by staying in a class. */
export const signUpService = (deps: Deps) => {
  const { db, clock, settings } = deps
  // What is paid at the venue need not be held.
  const isPaidOnline = () => deps.checkout !== undefined

  /** Until when a place is kept to be paid; at most until its term begins. */
  const keptUntil = (term: Term, seconds: number) => {
    if (!isPaidOnline()) return null
    const [until, begins] = [after(clock.now(), seconds), clock.at(term.startsOn, '00:00')]
    return after(until < begins ? until : begins, grace)
  }

  /** Gives a place, or refuses. */
  const take = (wish: Omit<CourseWish, 'reference'>, until: Date | null) =>
    inTransaction(deps, async ({ db, clock, jobs }) => {
      const reference = newEnrolmentReference(clock.today())
      const outcome = await enrolmentChanges(db).take({ ...wish, reference }, { now: clock.now(), until })
      if (outcome.outcome !== 'taken' && outcome.outcome !== 'again') throw new Refusal(courseRefusals[outcome.outcome])
      // Of what is held nobody is told: they go on to pay.
      if (outcome.outcome === 'taken' && outcome.state === 'enrolled' && outcome.id !== null)
        await jobs.add(db, { name: 'course.follow', data: { what: 'enrolled', id: outcome.id } })
      return gotSaid(outcome)
    })

  /** A class, and that it is for this member at all. @throws not_found, card_temporary, course_closed, course_age */
  const classFor = async (code: string, standing: Parameters<typeof whyNotFor>[1]) => {
    const asked = await courseTable(db).asked(code)
    if (!asked) throw new Refusal('not_found')
    const why = whyNotFor(asked.course, standing)
    if (why) throw new Refusal(why)
    return asked
  }

  /** @throws course_not_registered, not_your_turn */
  const needTurn = async (memberId: number, term: Term) => {
    const [entry] = await orderTable(db).of(memberId, [drawOf(term)])
    if (!entry) throw new Refusal('course_not_registered')
    const { rank, drawnAt } = entry
    // Drawn late: nobody has a turn yet.
    if (rank === null || drawnAt === null) throw Refusal.later('not_your_turn', minute)
    const wait = (turnOf(term, { rank, drawnAt }).getTime() - clock.now().getTime()) / 1000
    if (wait > 0) throw Refusal.later('not_your_turn', wait)
  }

  /** What the same request has got before; who was held back since is told of it all the same. */
  const before = async (memberId: number, requestKey: string) => {
    const found = await enrolmentTable(db).asked(memberId, requestKey)
    return found && gotSaid(found)
  }

  return {
    /**
     * @throws what closes classes, card_temporary, not_found, course_window_closed, course_not_registered, not_your_turn,
     * course_closed, course_age, course_yours, course_full, courses_of_turn_used, courses_of_term_used
     */
    async signUp(memberId: number, { course: code, requestKey }: Asked) {
      const had = await before(memberId, requestKey)
      if (had) return had
      const { course, times } = await classFor(code, await standingService(deps).need('classes', memberId))
      const stage = stageNow(times, clock)
      if (stage !== 'sign_up' && stage !== 'remaining') throw new Refusal('course_window_closed')
      const { payHours } = settings.services.course
      if (stage === 'sign_up') await needTurn(memberId, times)
      const until = keptUntil(times, stage === 'sign_up' ? payHours * hour : settings.services.hold.minutes * minute)
      const { most, mostAtSignUp } = times
      return take({ memberId, courseId: course.id, way: stage, most, mostAtSignUp, requestKey }, until)
    },

    /**
     * @throws what closes classes, card_temporary, not_found, course_window_closed, course_no_renewal, course_closed,
     * course_age, course_yours, course_full, courses_of_term_used
     */
    async renew(memberId: number, { course: code, requestKey }: Asked) {
      const had = await before(memberId, requestKey)
      if (had) return had
      const standing = await standingService(deps).need('classes', memberId)
      const { course, times } = await classFor(code, standing)
      if (stageNow(times, clock) !== 'renewal') throw new Refusal('course_window_closed')
      if (!(await renewalService(deps).mayStay(memberId, course, standing.birthDate)))
        throw new Refusal('course_no_renewal')
      const { most, mostAtSignUp } = times
      const until = keptUntil(times, settings.services.course.payHours * hour)
      return take({ memberId, courseId: course.id, way: 'renewal', most, mostAtSignUp, requestKey }, until)
    },
  }
}
