import { type desk, type Given, type Received, Refusal } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { grace } from '../payment/held.rules.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { courseRefusals, gotSaid, stageNow, whyNotFor } from './course.rules.ts'
import { courseChanges, courseTable } from './course.table.ts'
import { enrolmentChanges, enrolmentTable, newEnrolmentReference } from './enrolment.table.ts'
import { tellFreedPlaces } from './freed.service.ts'
import { tellPlaces } from './told.service.ts'

const subjectOf = (memberId: number) => ({ kind: 'member' as const, id: String(memberId) })
/** Which field is to blame. */
const fields = { closed: 'course', yours: 'memberNumber', term: 'memberNumber', turn: 'memberNumber', full: 'course' }

/** Places that a clerk gives to a member who is here, or on the telephone, and takes back for them. */
export const enrolService = (deps: Deps) => ({
  /**
   * By the same function, locks, indexes and rules as for everybody; without a turn, as long as the term is not over. What
   * has to be paid is kept for hours, because whoever has called cannot pay within minutes.
   * @throws what closes classes, card_temporary, not_found, course_window_closed, course_closed, course_age, course_yours,
   * course_full, courses_of_term_used
   */
  async enrol({ course: code, memberNumber, requestKey }: Received<typeof desk.course.enrol>['body'], staffId: number) {
    const member = await accountTable(deps.db).byNumber(memberNumber)
    if (!member) throw Refusal.at('memberNumber', 'not_found')
    const standing = await standingService(deps)
      .need('classes', member.id)
      .catch((why: unknown) => {
        throw why instanceof Refusal ? Refusal.at('memberNumber', why.refusal) : why
      })
    const asked = await courseTable(deps.db).asked(code)
    if (!asked) throw Refusal.at('course', 'not_found')
    const { course, times } = asked
    const why = whyNotFor(course, standing)
    if (why) throw Refusal.at(why === 'course_closed' ? 'course' : 'memberNumber', why)
    const stage = stageNow(times, deps.clock)
    // Before signing up has begun nobody is served before all others.
    if (!(['sign_up', 'pause', 'remaining', 'running'] as const).some((open) => open === stage))
      throw Refusal.at('course', 'course_window_closed')
    const isPaidOnline = deps.checkout !== undefined
    return inTransaction(deps, async (deps) => {
      const { db, clock, jobs, settings } = deps
      const { most, mostAtSignUp } = times
      const until = isPaidOnline ? after(clock.now(), settings.services.course.payHours * hour + grace) : null
      const got = await enrolmentChanges(db).take(
        {
          ...{ memberId: member.id, courseId: course.id, way: 'desk', most, mostAtSignUp, requestKey },
          ...{ reference: newEnrolmentReference(clock.today()), atDeskBy: staffId },
        },
        { now: clock.now(), until },
      )
      const { outcome, id } = got
      if (outcome !== 'taken' && outcome !== 'again') throw Refusal.at(fields[outcome], courseRefusals[outcome])
      const { state: _, ...said } = gotSaid(got)
      if (outcome === 'taken' && id !== null) {
        await jobs.add(db, { name: 'course.follow', data: { what: 'enrolled', id } })
        const detail = `${said.reference}, ${code}`
        await auditService(deps).write({
          ...{ by: staffId, act: 'enrolled_at_desk', subject: subjectOf(member.id), detail },
        })
      }
      return said
    })
  },

  /** Takes a place back, with a reason that the member reads. @throws not_found, enrolment_over */
  remove: ({ reference, refund, reason }: Given<typeof desk.course.remove>['body'], staffId: number) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, settings } = deps
      const found = await enrolmentTable(db).byReference(reference)
      if (!found) throw new Refusal('not_found')
      await courseChanges(db).lock(found.memberId, [found.courseId])
      const place = await enrolmentChanges(db).hold(found.id)
      const { id, memberId, state, orderId, paidAt, courseId, course, endsOn } = place
      // The same request once more.
      if (state === 'withdrawn') return { refund: 0 }
      if ((state !== 'held' && state !== 'enrolled') || clock.today() > endsOn) throw new Refusal('enrolment_over')
      await enrolmentChanges(db).end(id, 'withdrawn', clock.now())
      const goesBack = refund === 'full' && paidAt !== null && orderId !== null
      const back = goesBack ? await giveBackOrder(deps, { orderId, cause: 'cancelled' }) : 0
      await tellFreedPlaces(deps, [courseId])
      await tellPlaces(deps, [place], (told, _, language) =>
        letters[language].course.removed({ ...told, refund: back, reason, hotline: settings.hotline }),
      )
      const detail = `${reference}, ${course}${paidAt ? `, ${refund}` : ''}: ${reason}`
      await auditService(deps).write({
        ...{ by: staffId, act: 'enrolment_removed', subject: subjectOf(memberId), detail },
      })
      return { refund: back }
    }),
})
