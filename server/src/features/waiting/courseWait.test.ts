import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCourse, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'
import { serveCourseLines } from './courseLine.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** A class that is full, and two who wait for a place. */
const aLine = async (of = {}) => {
  const course = await aCourse(portal, await aTerm(portal), { places: 1, ...of })
  await classesAt(portal, moments.remaining)
  const holder = await theLearner(portal)
  const { reference } = (await holder.signUp(course.code)).data
  const [first, second] = [await theLearner(portal, 'english'), await theLearner(portal, 'guardian')]
  expect(await first.join(course.code)).toEqual({ code: 0, data: { place: 1 } })
  expect(await second.join(course.code)).toEqual({ code: 0, data: { place: 2 } })
  await portal.doJobs()
  return { course, holder, reference: reference as string, first, second }
}
const offerOf = async ({ waits }: Awaited<ReturnType<typeof theLearner>>) => (await waits())[0]?.offer

describe('[O04] a place that comes free', () => {
  test('is offered to who waits longest, kept for them, and theirs by a yes; nobody else gets it meanwhile', async () => {
    const { course, holder, reference, first, second } = await aLine()
    await holder.withdraw(reference)
    const stranger = await theLearner(portal, 'portuguese')
    expect(await stranger.signUp(course.code), 'kept for the line').toMatchObject({ code: refusals.course_full })
    await portal.doJobs()
    expect(await offerOf(first)).toMatchObject({ since: '2026-03-14T01:00:00.000Z', until: '2026-03-14T01:30:00.000Z' })
    expect(await first.told()).toEqual([expect.stringMatching(/^輪到你了：瑜伽初班/)])
    expect(await second.waits()).toMatchObject([{ course: course.code, state: 'waiting', place: 2, offer: null }])
    const { reference: offered } = await offerOf(first)
    expect(await second.answer(offered)).toMatchObject({ code: refusals.not_found })
    for (const _ of [1, 2])
      expect(await first.answer(offered)).toEqual({ code: 0, data: { state: 'enrolled', heldUntil: null } })
    expect(await first.answer(offered, false)).toMatchObject({ code: refusals.offer_ended })
    expect(await first.place(offered)).toMatchObject({ state: 'enrolled', way: 'offer' })
    expect(await second.waits()).toMatchObject([{ state: 'waiting', place: 1 }])
  })

  test('goes on to the next after a no, and after half an hour without an answer, of which the first is told', async () => {
    const { holder, reference, first, second } = await aLine()
    await holder.withdraw(reference)
    await portal.doJobs()
    const { reference: offered } = await offerOf(first)
    for (const _ of [1, 2])
      expect(await first.answer(offered, false)).toEqual({ code: 0, data: { state: 'lapsed', heldUntil: null } })
    await portal.doJobs()
    const next = await offerOf(second)
    expect(next).toBeTruthy()
    await classesAt(portal, '2026-03-14T09:32:01')
    const late = await theLearner(portal, 'guardian')
    expect(await late.answer(next.reference)).toMatchObject({ code: refusals.offer_ended })
    expect(await late.waits()).toMatchObject([{ state: 'unanswered', offer: null }])
    expect(await late.told()).toContainEqual(expect.stringMatching(/^名額已給下一位/))
  })

  test('and another one at once: each of the first two is offered one, and nobody two', async () => {
    const course = await aCourse(portal, await aTerm(portal), { places: 2 })
    await classesAt(portal, moments.remaining)
    const holders = [await theLearner(portal), await theLearner(portal, 'student')]
    const got = await Promise.all(holders.map(({ signUp }) => signUp(course.code)))
    const line = [await theLearner(portal, 'english'), await theLearner(portal, 'guardian')]
    for (const { join } of line) await join(course.code)
    await Promise.all(holders.map(({ withdraw }, nr) => withdraw(got[nr]?.data.reference)))
    await Promise.all([serveCourseLines(portal.deps, [course.id]), serveCourseLines(portal.deps, [course.id])])
    const offers = await Promise.all(line.map(offerOf))
    expect(new Set(offers.map(({ reference }) => reference)).size).toBe(2)
    const { taken } = await portal.db
      .selectFrom('courses')
      .select('taken')
      .where('id', '=', course.id)
      .executeTakeFirstOrThrow()
    expect(taken).toBe(2)
  })

  test('is held to be paid by who has taken it, and goes on where nobody pays', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const { holder, reference, first, second } = await aLine()
    await holder.withdraw(reference)
    await portal.doJobs()
    const { reference: offered } = await offerOf(first)
    expect(await first.answer(offered)).toEqual({
      ...{ code: 0, data: { state: 'held', heldUntil: '2026-03-14T01:10:00.000Z' } },
    })
    await classesAt(portal, '2026-03-14T09:12:01')
    expect(await offerOf(second)).toBeTruthy()
  })

  test('[C02] passes over a temporary card where the class is not of the programme, and who is suspended', async () => {
    const { holder, reference, first, second } = await aLine({ temporaryCard: true })
    const clerk = await portal.staffAs('senior')
    const { memberNumber } = await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('id', '=', first.member.id)
      .executeTakeFirstOrThrow()
    await clerk.post('/desk/member/hold', { memberNumber, reason: 'Several complaints.' })
    await holder.withdraw(reference)
    await portal.doJobs()
    expect(await first.waits()).toMatchObject([{ state: 'waiting', place: 1 }])
    expect(await offerOf(second)).toBeTruthy()
  })
})

describe('who wants to wait for a class', () => {
  test('is told why not, and what helps', async () => {
    const { course, holder, first } = await aLine()
    expect(await holder.join(course.code)).toMatchObject({ code: refusals.course_yours })
    expect(await first.join(course.code)).toEqual({ code: 0, data: { place: 1 } })
    expect(await first.join('2026-2-99')).toMatchObject({ code: refusals.not_found })
    const free = await aCourse(
      portal,
      await aTerm(portal, { code: '2026-3', startsOn: '2026-06-01', endsOn: '2026-07-26' }),
    )
    expect(await first.join(free.code)).toMatchObject({ code: refusals.course_not_full })
    const member = { course: course.code, solvedCaptcha: 'none' }
    expect(await first.member.post('/waiting/course/join', member)).toMatchObject({ code: refusals.captcha_failed })
  })

  test('leaves the line, and what is offered to them; when the term begins the wait is over, and told of', async () => {
    const { course, holder, reference, first, second } = await aLine()
    await holder.withdraw(reference)
    await portal.doJobs()
    for (const _ of [1, 2]) expect(await first.leaveLine(course.code)).toEqual({ code: 0, data: {} })
    expect(await first.waits()).toMatchObject([{ state: 'declined' }])
    await portal.doJobs()
    const { reference: offered } = await offerOf(second)
    await second.answer(offered)
    const third = await theLearner(portal, 'portuguese')
    await third.join(course.code)
    await classesAt(portal, moments.begins)
    const again = await theLearner(portal, 'portuguese')
    expect(await again.waits()).toMatchObject([{ state: 'over', place: null }])
    expect(await again.told()).toContainEqual(expect.stringMatching(/輪候結束|espera/))
  })
})
