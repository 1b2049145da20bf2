import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { theCloser } from '../../testing/closures.ts'
import { aCourse, aMinuteOfClasses, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** A class in which somebody is enrolled and has paid. */
const enrolled = async () => {
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  const course = await aCourse(portal, await aTerm(portal))
  await classesAt(portal, moments.remaining)
  const learner = await theLearner(portal)
  const { reference } = (await learner.signUp(course.code)).data
  await learner.onPage(reference, 'pay')
  await portal.doJobs()
  return { course, learner, reference: reference as string }
}

describe('[O04] a meeting that is cancelled', () => {
  test('stays, says why, and is told of once; the class goes on, and another meeting takes its place', async () => {
    const { course, learner, reference } = await enrolled()
    const clerk = await portal.staffAs('classes')
    const [meeting] = course.meetings
    const cancel = () => clerk.post('/desk/course/meeting/cancel', { meeting, reason: 'coach' })
    expect(await cancel()).toEqual({ code: 0, data: { told: 1 } })
    expect(await cancel()).toEqual({ code: 0, data: { told: 0 } })
    const another = { course: course.code, meeting: null, day: '2026-04-21', from: '18:00', until: '19:00' }
    expect(await clerk.post('/desk/course/meeting', another)).toMatchObject({ code: 0 })
    expect(await clerk.post('/desk/course/meeting', another)).toMatchObject({ code: refusals.term_moments })
    const told = await learner.told()
    expect(told).toContainEqual(expect.stringMatching(/^課堂取消：瑜伽初班/))
    expect(told).toContainEqual(expect.stringMatching(/^加開課堂：瑜伽初班/))
    expect(await learner.place(reference)).toMatchObject({
      ...{ state: 'enrolled', closed: null },
      dates: [
        { state: 'cancelled', cancelled: 'coach' },
        { state: 'coming' },
        {},
        { day: '2026-04-21', from: '18:00' },
      ],
    })
  })

  test('can be moved before it begins, and not afterwards', async () => {
    const { course } = await enrolled()
    const [meeting] = course.meetings
    const asked = { course: course.code, meeting, day: '2026-04-01', from: '19:00', until: '20:00' }
    const clerk = await portal.staffAs('classes')
    expect(await clerk.post('/desk/course/meeting', asked)).toEqual({ code: 0, data: { meeting } })
    expect(await clerk.post('/desk/course/meeting', { ...asked, until: '18:00' })).toMatchObject({
      code: refusals.term_moments,
    })
    await classesAt(portal, '2026-04-01T20:00:00')
    const later = await portal.staffAs('classes')
    expect(await later.post('/desk/course/meeting', asked)).toMatchObject({ code: refusals.meeting_over })
    expect(await later.post('/desk/course/meeting/cancel', { meeting, reason: 'other' })).toMatchObject({
      code: refusals.meeting_over,
    })
  })

  test('by a closure of its venue is told of by text message, too, where it is soon; lifted, it stays cancelled', async () => {
    const { course, reference } = await enrolled()
    portal.clock.set(new Date('2026-03-31T10:00:00+08:00'))
    const { closeNow, lift } = await theCloser(portal)
    const before = (await portal.letters()).length
    const id = await closeNow({ untilDay: '2026-04-07', untilTime: '12:00', venue: 'mong-ha' })
    await portal.doJobs()
    const learner = await theLearner(portal)
    const dates = async () => (await learner.place(reference)).dates
    expect(await dates()).toMatchObject([{ state: 'cancelled', cancelled: 'weather' }, { state: 'coming' }, {}])
    const told = (await portal.letters()).slice(0, -before)
    expect(told.filter(({ body }) => /瑜伽初班/.test(body))).toHaveLength(2)
    await lift(id)
    await aMinuteOfClasses(portal)
    expect(await dates()).toMatchObject([{ state: 'cancelled' }, {}, {}])
    expect((await portal.get(`/course/one?course=${course.code}`)).data).toMatchObject({ meetings: 2, closed: null })
  })
})

describe('a class that is closed', () => {
  test('ends all places, pays back and tells everybody, once; nobody can sign up any more', async () => {
    const { course, learner, reference } = await enrolled()
    const clerk = await portal.staffAs('classes')
    const close = (many: number) =>
      clerk.post('/desk/course/close', { course: course.code, reason: 'too_few', people: many })
    expect(await close(0)).toMatchObject({ code: refusals.closure_meets_others })
    expect(await close(1)).toEqual({ code: 0, data: { people: 1 } })
    expect(await close(1)).toEqual({ code: 0, data: { people: 0 } })
    expect(await learner.told()).toContainEqual(expect.stringMatching(/^興趣班取消：瑜伽初班/))
    expect(await learner.place(reference)).toMatchObject({ state: 'closed', closed: 'too_few', refund: null })
    expect(await portal.db.selectFrom('refunds').select(['amount', 'cause']).execute()).toEqual([
      { amount: 12000, cause: 'closed' },
    ])
    expect(await (await theLearner(portal, 'english')).signUp(course.code)).toMatchObject({
      code: refusals.course_closed,
    })
    expect((await portal.get(`/course/one?course=${course.code}`)).data).toMatchObject({ left: 0, closed: 'too_few' })
  })
})
