import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCourse, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const before = ['2026-01-06', '2026-01-13', '2026-01-20', '2026-02-24']

/** A class of the term before, of which somebody has missed some meetings, and the one that follows it. */
const followed = async (missed: readonly string[]) => {
  const old = await aTerm(portal, { code: '2026-1', startsOn: '2026-01-05', endsOn: '2026-03-01' })
  const first = await aCourse(portal, old, { days: before })
  const next = await aCourse(portal, await aTerm(portal), { follows: first.id, places: 1 })
  const learner = await theLearner(portal)
  const { id } = await portal.db
    .insertInto('enrolments')
    .values({
      ...{ reference: 'C26-AAAAAAAA', courseId: first.id, termId: old, memberId: learner.member.id, termPlace: 1 },
      ...{ way: 'sign_up', amount: 0, state: 'enrolled', heldUntil: null, requestKey: null, atDeskBy: null },
      ...{ createdAt: new Date('2026-01-01T00:00:00Z'), endedAt: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('courseAttendance')
    .values(
      first.meetings.map((meetingId, nr) => ({
        ...{ meetingId, enrolmentId: id, present: !missed.includes(before[nr] ?? '') },
        ...{ notedBy: null, notedAt: new Date('2026-01-31T00:00:00Z') },
      })),
    )
    .execute()
  return { learner, first, next }
}

describe('[O04] who has come to a class stays in the one that follows it', () => {
  test('before registration opens, with at most one absence in the first month: it is shown, and had', async () => {
    const { learner, first, next } = await followed(['2026-01-13', '2026-02-24'])
    expect((await learner.mine()).renewals).toEqual([
      { course: next.code, name: '瑜伽初班', follows: first.code, amount: 12000, until: '2026-03-04T01:00:00.000Z' },
    ])
    const { data } = await learner.renew(next.code)
    expect(data).toMatchObject({ state: 'enrolled' })
    expect(await learner.place(data.reference)).toMatchObject({ way: 'renewal', absences: 0, absencesAllowed: 1 })
    expect(await learner.place('C26-AAAAAAAA')).toMatchObject({ absences: 1 })
    expect((await learner.mine()).renewals).toEqual([])
    expect(await learner.renew(next.code)).toMatchObject({ code: refusals.course_yours })
  })

  test('not with two absences; who is 65 or older may have missed two', async () => {
    const { learner, next } = await followed(['2026-01-13', '2026-01-20'])
    expect((await learner.mine()).renewals).toEqual([])
    expect(await learner.renew(next.code)).toMatchObject({ code: refusals.course_no_renewal })
    await portal.db
      .updateTable('members')
      .set({ birthDate: '1961-01-05' })
      .where('id', '=', learner.member.id)
      .execute()
    expect(await learner.renew(next.code)).toMatchObject({ code: 0 })
  })

  test('a meeting that was cancelled is missed by nobody', async () => {
    const { learner, next, first } = await followed(['2026-01-13', '2026-01-20'])
    await portal.db
      .updateTable('courseMeetings')
      .set({ cancelled: 'weather', cancelledAt: portal.clock.now() })
      .where('id', '=', first.meetings[1] ?? 0)
      .execute()
    expect(await learner.renew(next.code)).toMatchObject({ code: 0 })
  })

  test('not who was in no such class, nor in one that follows none, nor once registration has opened', async () => {
    const { next } = await followed([])
    const stranger = await theLearner(portal, 'english')
    expect(await stranger.renew(next.code)).toMatchObject({ code: refusals.course_no_renewal })
    await classesAt(portal, moments.registration)
    expect(await (await theLearner(portal)).renew(next.code)).toMatchObject({ code: refusals.course_window_closed })
  })
})
