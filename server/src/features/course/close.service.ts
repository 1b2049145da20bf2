import { type CourseCancelReason, Refusal, toldByMessageHours } from '@palaestra/contract'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Deps } from '../../deps.ts'
import { after, hour } from '../../ports/clock.ts'
import type { Finish } from '../../ports/jobs.ts'
import { letters } from '../../texts/letters.ts'
import { accountTable } from '../account/account.table.ts'
import { auditService } from '../audit/audit.service.ts'
import { letterService } from '../letter/letter.service.ts'
import { giveBackOrder } from '../payment/refund.service.ts'
import { inThree } from '../site/site.table.ts'
import { courseChanges, courseTable, type Meeting, type PlacedCourse } from './course.table.ts'
import { enrolmentChanges, enrolmentTable } from './enrolment.table.ts'
import { type Telling, tellPlaces } from './told.service.ts'

/** A meeting as letters say it, in each language. */
const toldMeeting =
  (course: PlacedCourse, { startsAt, endsAt }: Pick<Meeting, 'startsAt' | 'endsAt'>, timeZone: string) =>
  (language: 'zh' | 'pt' | 'en') => ({
    ...{ course: course.code, name: inThree('name', course)[language], venue: inThree('venue', course)[language] },
    ...{ startsAt, endsAt, timeZone },
  })

/** Tells everybody who is enrolled that a meeting is cancelled; whose begins soon by text message, too. Resolves to how many. */
const tellCancelled = async (
  deps: Telling,
  meeting: Pick<Meeting, 'courseId' | 'startsAt' | 'endsAt'>,
  reason: CourseCancelReason,
) => {
  const { db, clock, settings } = deps
  const [course] = await courseTable(db).withIds([meeting.courseId])
  const people = await enrolmentTable(db).ofCourse(meeting.courseId, ['enrolled'])
  if (!course) return 0
  const told = toldMeeting(course, meeting, settings.timeZone)
  const isSoon = meeting.startsAt <= after(clock.now(), toldByMessageHours * hour)
  for (const { memberId } of people) {
    const member = await accountTable(db).byId(memberId)
    const news = {
      kind: 'notice' as const,
      say: (language: 'zh' | 'pt' | 'en') => letters[language].course.meetingCancelled({ ...told(language), reason }),
      bySms: (language: 'zh' | 'pt' | 'en') =>
        letters[language].course.meetingCancelledInShort({ ...told(language), reason }),
    }
    // Who is on their way reads no e-mail.
    if (isSoon) await letterService(deps).notify(member, news)
    else await letterService(deps).notifyOnce(member, news)
  }
  return people.length
}

/** Cancels the meetings that closures meet, and tells of one of those that are cancelled. Resolves to whether there was one. */
const closePortion = async (deps: Telling) => {
  const { db, clock } = deps
  await courseChanges(db).cancelClosed(clock.now())
  const meeting = await courseChanges(db).holdUntold()
  if (!meeting) return false
  await tellCancelled(deps, meeting, meeting.cancelled ?? 'other')
  await courseChanges(db).told(meeting.id, clock.now())
  return true
}

/** Ends a portion of what closures meet. Resolves to whether there may be more. */
export const closeMeetings = (deps: Deps) => inTransaction(deps, closePortion)

/** The same as a job, which adds itself again while there may be more. */
export const closeMeetingsNext = (deps: Deps, finish: Finish) =>
  inTransaction(deps, async (deps) => {
    const { db, jobs } = deps
    if (await closePortion(deps)) await jobs.add(db, { name: 'course.follow', data: { what: 'closed' } })
    await finish(db)
  })

const subjectOf = (code: string) => ({ kind: 'course' as const, id: code })

/** Meetings and classes that staff cancel, and meetings that they make and move. */
export const closeService = (deps: Deps) => ({
  /** @throws not_found, meeting_over */
  cancelMeeting: (id: number, reason: CourseCancelReason, staffId: number) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const meeting = await courseChanges(db).holdMeeting(id)
      if (!meeting) throw new Refusal('not_found')
      // The same request once more.
      if (meeting.cancelled !== null) return { told: 0 }
      if (meeting.endsAt <= clock.now()) throw new Refusal('meeting_over')
      await courseChanges(db).cancel(id, reason, clock.now())
      const told = await tellCancelled(deps, meeting, reason)
      await courseChanges(db).told(id, clock.now())
      const [course] = await courseTable(db).withIds([meeting.courseId])
      const detail = `${clock.minuteOf(meeting.startsAt)}: ${reason}`
      await auditService(deps).write({
        ...{ by: staffId, act: 'meeting_cancelled', subject: subjectOf(course?.code ?? ''), detail },
      })
      return { told }
    }),

  /** Makes a meeting, or moves one. @throws not_found, term_moments, meeting_over */
  putMeeting: (
    { code, meeting: id, startsAt, endsAt }: { code: string; meeting: number | null; startsAt: Date; endsAt: Date },
    staffId: number,
  ) =>
    inTransaction(deps, async (deps) => {
      const { db, clock, settings } = deps
      const now = clock.now()
      const changes = courseChanges(db)
      const course = await courseTable(db).byCode(code)
      if (!course || course.closed !== null) throw new Refusal('not_found')
      await changes.lock(null, [course.id])
      const before = id === null ? undefined : await changes.holdMeeting(id)
      if (id !== null && before?.courseId !== course.id) throw new Refusal('not_found')
      if (before && (before.cancelled !== null || before.startsAt <= now)) throw new Refusal('meeting_over')
      const isTaken = await changes.hasAt(course.id, startsAt, id ?? 0)
      if (startsAt <= now || endsAt <= startsAt || isTaken) throw Refusal.at('day', 'term_moments')
      if (before) await changes.move(before.id, { startsAt, endsAt })
      const made = before ?? (await changes.addMeeting({ courseId: course.id, startsAt, endsAt }))
      if (!made) throw Refusal.at('day', 'term_moments')
      const told = toldMeeting(course, { startsAt, endsAt }, settings.timeZone)
      const was = before?.startsAt ?? null
      for (const { memberId } of await enrolmentTable(db).ofCourse(course.id, ['enrolled']))
        await letterService(deps).notifyOnce(await accountTable(db).byId(memberId), {
          kind: 'notice',
          say: (language) => letters[language].course.meetingSet({ ...told(language), ...(was && { was }) }),
        })
      const detail = `${was ? `${clock.minuteOf(was)} → ` : ''}${clock.minuteOf(startsAt)}`
      const act = before ? 'meeting_moved' : 'meeting_made'
      await auditService(deps).write({ by: staffId, act, subject: subjectOf(code), detail })
      return { meeting: made.id }
    }),

  /** Closes a class: all places end, and what was paid goes back. @throws not_found, course_closed, closure_meets_others */
  close: ({ code, reason, people }: { code: string; reason: CourseCancelReason; people: number }, staffId: number) =>
    inTransaction(deps, async (deps) => {
      const { db, clock } = deps
      const found = await courseTable(db).byCode(code)
      if (!found) throw new Refusal('not_found')
      await courseChanges(db).lock(null, [found.id])
      const [course] = await courseTable(db).withIds([found.id])
      if (!course || course.closed === reason) return { people: 0 }
      if (course.closed !== null || course.endsOn < clock.today()) throw new Refusal('course_closed')
      const places = await enrolmentTable(db).ofCourse(course.id, ['held', 'offered', 'enrolled'])
      if (places.length > people) throw new Refusal('closure_meets_others')
      await courseChanges(db).close(course.id, reason, clock.now())
      for (const place of places) {
        const { id, orderId, paidAt, state } = place
        await enrolmentChanges(db).end(id, 'closed', clock.now())
        const refund = paidAt && orderId !== null ? await giveBackOrder(deps, { orderId, cause: 'closed' }) : 0
        // Of what was only offered the waiting list tells.
        if (state !== 'offered')
          await tellPlaces(deps, [place], (told, _, language) =>
            letters[language].course.closed({ ...told, refund, reason }),
          )
      }
      const detail = `${reason}, ${places.length}`
      await auditService(deps).write({ by: staffId, act: 'course_closed', subject: subjectOf(code), detail })
      return { people: places.length }
    }),
})
