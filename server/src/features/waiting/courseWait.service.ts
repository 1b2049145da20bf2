import { api, courseStageOf, type Given, type Locale, mostWaits, Refusal, type Reply } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, day } from '../../ports/clock.ts'
import { accountTable } from '../account/account.table.ts'
import { whyNotFor } from '../course/course.rules.ts'
import { courseTable } from '../course/course.table.ts'
import { offeredPlaceService } from '../course/offered.service.ts'
import { standingService } from '../entitlement/standing.service.ts'
import { captchaService } from '../limit/captcha.service.ts'
import { inThree } from '../site/site.table.ts'
import { courseWaitChanges, courseWaitTable } from './courseWait.table.ts'

/** Seconds for which what is over is shown. */
const shownFor = 7 * day

/** How members join the line of a class, leave it, and answer when a place is offered. */
export const courseWaitService = (deps: Deps) => ({
  /**
   * @throws what closes classes, card_temporary, captcha_needed, captcha_failed, not_found, course_window_closed,
   * course_closed, course_age, course_yours, course_not_full, courses_of_term_used, waits_too_many
   */
  async join(
    memberId: number,
    { course: code, solvedCaptcha }: Given<typeof api.waiting.joinCourse>['body'],
    address: string,
  ) {
    const standing = await standingService(deps).need('classes', memberId)
    await captchaService(deps).check(solvedCaptcha, api.waiting.joinCourse.path, address)
    return inTransaction(deps, async ({ db, clock }) => {
      // Two requests of one member come one after the other.
      await accountTable(db).hold(memberId)
      const found = await courseTable(db).asked(code)
      if (!found) throw new Refusal('not_found')
      const { course, times } = found
      const before = await courseWaitTable(db).of(memberId, course.id)
      if (before) return { place: await courseWaitTable(db).placeOf(before.id) }
      const why = whyNotFor(course, standing)
      if (why) throw new Refusal(why)
      const stage = courseStageOf(times, { now: clock.now(), today: clock.today() })
      if (stage !== 'sign_up' && stage !== 'pause' && stage !== 'remaining') throw new Refusal('course_window_closed')
      const { isTheirs, isFree, used } = await courseWaitTable(db).asked(memberId, course.id, clock.now())
      if (isTheirs) throw new Refusal('course_yours')
      if (isFree) throw new Refusal('course_not_full')
      if (used >= times.most) throw new Refusal('courses_of_term_used')
      const joined = await courseWaitChanges(db).join({ memberId, courseId: course.id, since: clock.now() })
      if (!joined) throw new Refusal('waits_too_many')
      return { place: await courseWaitTable(db).placeOf(joined.id) }
    })
  },

  /** Waits no longer; what is offered goes to the next. Done before, there is nothing to do. */
  leave: (memberId: number, code: string) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const course = await courseTable(db).byCode(code)
      if (!course) return {}
      const wait = await courseWaitTable(db).of(memberId, course.id)
      if (wait?.reference) {
        const { id } = await offeredPlaceService(deps).leave(memberId, wait.reference)
        await courseWaitChanges(db).answer(id, 'declined', clock.now())
      } else await courseWaitChanges(db).leave(memberId, course.id, clock.now())
      return {}
    }),

  /** @throws what closes classes, card_temporary, not_found, offer_ended, course_closed */
  answer: (memberId: number, { reference, takes }: Given<typeof api.waiting.answerCourse>['body']) => {
    // The provider is nothing that a transaction reaches.
    const isPaidOnline = deps.checkout !== undefined
    return inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      if (!takes) {
        const { id, state } = await offeredPlaceService(deps).leave(memberId, reference)
        if (state !== 'lapsed' && state !== 'closed') throw new Refusal('offer_ended')
        await courseWaitChanges(db).answer(id, 'declined', clock.now())
        return { state, heldUntil: null }
      }
      const { kind } = await standingService(deps).need('classes', memberId)
      const taken = await offeredPlaceService(deps).take(memberId, reference, { isPaidOnline, kind })
      await courseWaitChanges(db).answer(taken.id, 'taken', clock.now())
      return { state: taken.state, heldUntil: taken.heldUntil?.toISOString() ?? null }
    })
  },

  async mine(memberId: number, locale: Locale): Promise<Reply<typeof api.waiting.courses>> {
    const { db, clock } = deps
    const rows = await courseWaitTable(db).mine(memberId, after(clock.now(), -shownFor))
    return {
      ...{ most: mostWaits, online: deps.checkout !== undefined },
      items: rows.map((wait) => {
        const { code, startsOn, price, state, place, endedAt, reference, offeredAt, offeredUntil } = wait
        const isOffered = state === 'offered' && reference !== null && offeredAt !== null && offeredUntil !== null
        return {
          ...{ course: code, name: inThree('name', wait)[locale], venue: inThree('venue', wait)[locale], startsOn },
          ...{ amount: price, state, place, endedAt: endedAt?.toISOString() ?? null },
          offer: isOffered ? { reference, since: offeredAt.toISOString(), until: offeredUntil.toISOString() } : null,
        }
      }),
    }
  },
})
