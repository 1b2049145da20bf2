import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCourse, aMinuteOfClasses, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T09:00:00+08:00' })
  portal.payments.takeBy(portal.payments.sandbox.checkout)
})
const { remaining } = moments
const at = (time: string) => portal.clock.set(new Date(`2026-03-14T${time}+08:00`))

/** Somebody who holds a place that was left, for ten minutes. */
const held = async (places = 1) => {
  const { code } = await aCourse(portal, await aTerm(portal), { places })
  await classesAt(portal, remaining)
  const learner = await theLearner(portal)
  const { data } = await learner.signUp(code)
  const { reference } = data as { reference: string }
  const more = () => learner.member.post('/course/keep_longer', { reference })
  return { ...learner, code, reference, more }
}

describe('[O04] a place that is left, kept for minutes', () => {
  test('can be kept five minutes more, once, and others wait as much longer', async () => {
    const { place, pay, more, reference, code } = await held()
    expect(await place(reference)).toMatchObject({ heldUntil: '2026-03-14T01:10:00.000Z', mayKeepLonger: true })
    expect((await more()).data).toEqual({ heldUntil: '2026-03-14T01:15:00.000Z' })
    expect(await place(reference)).toMatchObject({ heldUntil: '2026-03-14T01:15:00.000Z', mayKeepLonger: false })
    expect(await more()).toMatchObject({ code: refusals.hold_over })
    expect((await pay(reference)).data).toMatchObject({ payBy: '2026-03-14T01:15:00.000Z' })
    const other = await theLearner(portal, 'english')
    at('09:14:00')
    expect(await other.signUp(code)).toMatchObject({ code: refusals.course_full })
    at('09:17:01')
    await aMinuteOfClasses(portal)
    expect(await place(reference)).toMatchObject({ state: 'lapsed', mayKeepLonger: false })
    expect(await other.signUp(code)).toMatchObject({ code: 0 })
  })

  test('its order is kept as long, where somebody has gone on to pay', async () => {
    const { place, pay, more, onPage, reference, code, member } = await held()
    const { order } = (await pay(reference)).data
    const { data } = await member.get(`/payment/order?reference=${order}`)
    expect(data.pays).toEqual({ kind: 'class', name: code })
    expect((await more()).data).toEqual({ heldUntil: '2026-03-14T01:15:00.000Z' })
    at('09:13:00')
    await aMinuteOfClasses(portal)
    await onPage(reference, 'pay')
    await portal.doJobs()
    expect(await place(reference)).toMatchObject({ state: 'enrolled', paid: true })
  })

  test('many who ask at once get five minutes together', async () => {
    const { more } = await held()
    const answers = await Promise.all(Array.from({ length: 6 }, more))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test('what is over, and what is somebody else’s, is kept no longer', async () => {
    const { more, reference } = await held()
    const other = await theLearner(portal, 'english')
    expect(await other.member.post('/course/keep_longer', { reference })).toMatchObject({ code: refusals.not_found })
    at('09:10:00')
    expect(await more()).toMatchObject({ code: refusals.hold_over })
  })

  test('not beyond the first day of its term', async () => {
    const { code } = await aCourse(portal, await aTerm(portal))
    await classesAt(portal, '2026-03-29T23:48:00')
    const { signUp, member } = await theLearner(portal)
    const { reference } = (await signUp(code)).data
    const more = await member.post('/course/keep_longer', { reference })
    expect(more.data).toEqual({ heldUntil: '2026-03-29T16:00:00.000Z' })
  })

  test('what is kept for hours needs no minutes more', async () => {
    const { id, code } = await aCourse(portal, await aTerm(portal))
    await classesAt(portal, remaining)
    const { signUp, place, member } = await theLearner(portal)
    const { reference } = (await signUp(code)).data
    await portal.db.updateTable('enrolments').set({ way: 'sign_up' }).where('courseId', '=', id).execute()
    expect(await place(reference)).toMatchObject({ state: 'held', mayKeepLonger: false })
    expect(await member.post('/course/keep_longer', { reference })).toMatchObject({ code: refusals.hold_over })
  })
})
