import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { doDue } from '../../due.ts'
import { aCourse, aMinuteOfClasses, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'
import { course } from './course.feature.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** A class with one place that costs 120 patacas, which is held. */
const held = async () => {
  portal.payments.takeBy(portal.payments.sandbox.checkout)
  const course = await aCourse(portal, await aTerm(portal), { places: 1 })
  await classesAt(portal, moments.remaining)
  const learner = await theLearner(portal)
  const { data } = await learner.signUp(course.code)
  return { course, learner, reference: data.reference as string, data }
}
const paid = async () => {
  const one = await held()
  await one.learner.onPage(one.reference, 'pay')
  await portal.doJobs()
  return one
}
const transfers = () =>
  portal.db.selectFrom('transfers').select(['fromAccount', 'toAccount', 'amount']).orderBy('id').execute()

describe('a place that costs something', () => {
  test('is kept for ten minutes, and is theirs once it is paid: told, with the days of the class', async () => {
    const { learner, reference, data, course } = await held()
    expect(data).toMatchObject({ state: 'held', amount: 12000, heldUntil: '2026-03-14T01:10:00.000Z' })
    expect(await learner.told()).toEqual([])
    await learner.onPage(reference, 'pay')
    expect(await learner.told()).toEqual([expect.stringMatching(/^已報名：瑜伽初班/)])
    expect(await learner.place(reference)).toMatchObject({
      ...{ course: course.code, state: 'enrolled', paid: true, refund: 12000, heldUntil: null },
      weekly: [{ weekday: 2, from: '19:00', until: '20:00' }],
    })
    expect(await transfers()).toEqual([{ fromAccount: 'income:course', toAccount: 'provider:sandbox', amount: 12000 }])
    const { data: income } = await (await portal.staffAs('accountant')).get('/desk/income')
    expect(income.rows).toMatchObject([{ venue: 'mong-ha', way: 'online', paid: 12000, payments: 1 }])
    expect((await learner.member.get('/account/erasure')).data.obstacles).toEqual(['course'])
  })

  test('is everybody’s again where nobody pays, and who held it is told', async () => {
    const { learner, reference, course } = await held()
    await classesAt(portal, '2026-03-14T09:12:01')
    const again = await theLearner(portal)
    expect(await again.place(reference)).toMatchObject({ state: 'lapsed', refund: null })
    expect(await again.told()).toEqual([expect.stringMatching(/^名額已不再保留/)])
    expect(await learner.pay(reference)).toMatchObject({ code: refusals.hold_over })
    expect(await (await theLearner(portal, 'english')).signUp(course.code)).toMatchObject({ code: 0 })
  })

  test('goes to who wants it without any sweeper, and who pays too late gets the money back', async () => {
    const { learner, reference, course } = await held()
    const { data } = await learner.pay(reference)
    portal.clock.set(new Date('2026-03-14T09:12:01+08:00'))
    const other = await theLearner(portal, 'english')
    expect(await other.signUp(course.code)).toMatchObject({ code: 0 })
    await portal.app.inject({ method: 'POST', url: `${new URL(data.address).pathname}/pay` })
    await aMinuteOfClasses(portal)
    const late = await theLearner(portal)
    expect(await late.place(reference)).toMatchObject({ state: 'lapsed' })
    expect(await late.told()).toContainEqual(expect.stringMatching(/^未能報名，會退款/))
    expect(
      (await transfers()).reduce(
        (sum, { toAccount, amount }) => sum + (toAccount.startsWith('income') ? -amount : amount),
        0,
      ),
    ).toBe(0)
  })

  test('is had all the same by who pays too late, where it is still free', async () => {
    const { learner, reference } = await held()
    const { data } = await learner.pay(reference)
    portal.clock.set(new Date('2026-03-14T09:12:01+08:00'))
    await doDue([course.due], portal.deps)
    await portal.app.inject({ method: 'POST', url: `${new URL(data.address).pathname}/pay` })
    await aMinuteOfClasses(portal)
    expect(await (await theLearner(portal)).place(reference)).toMatchObject({ state: 'enrolled', paid: true })
  })
})

describe('giving a place back', () => {
  test('before the term pays all of it back, once, also where it is sent several times at once', async () => {
    const { learner, reference, course } = await paid()
    expect(await learner.withdraw(reference, 0)).toMatchObject({ code: refusals.cancelling_changed })
    const answers = await Promise.all([1, 2, 3].map(() => learner.withdraw(reference, 12000)))
    for (const answer of answers) expect(answer).toEqual({ code: 0, data: { state: 'withdrawn', refund: 12000 } })
    await portal.doJobs()
    expect(await portal.db.selectFrom('refunds').select(['amount', 'cause']).execute()).toEqual([
      { amount: 12000, cause: 'cancelled' },
    ])
    expect((await learner.told()).filter((title) => title.startsWith('已退出'))).toHaveLength(1)
    expect(await (await theLearner(portal, 'english')).signUp(course.code)).toMatchObject({ code: 0 })
  })

  test('once the term has begun pays nothing back', async () => {
    const { reference } = await paid()
    await classesAt(portal, '2026-03-30T09:00:00')
    const learner = await theLearner(portal)
    expect(await learner.place(reference)).toMatchObject({ refund: 0 })
    expect(await learner.withdraw(reference, 12000)).toMatchObject({ code: refusals.cancelling_changed })
    expect(await learner.withdraw(reference, 0)).toEqual({ code: 0, data: { state: 'withdrawn', refund: 0 } })
  })

  test('is over with the term, is not for others, and of what is only held costs nothing', async () => {
    const { learner, reference } = await held()
    expect(await (await theLearner(portal, 'english')).withdraw(reference)).toMatchObject({ code: refusals.not_found })
    expect(await learner.withdraw(reference)).toEqual({ code: 0, data: { state: 'withdrawn', refund: 0 } })
    const other = await learner.signUp(
      (await aCourse(portal, await aTerm(portal, { code: '2026-3', startsOn: '2026-06-01', endsOn: '2026-07-26' })))
        .code,
    )
    await learner.onPage(other.data.reference, 'pay')
    await portal.doJobs()
    await classesAt(portal, '2026-07-27T09:00:00')
    expect(await (await theLearner(portal)).withdraw(other.data.reference)).toMatchObject({
      code: refusals.enrolment_over,
    })
  })

  test('while somebody pays for it: what is paid afterwards goes back', async () => {
    const { learner, reference } = await held()
    const { data } = await learner.pay(reference)
    await learner.withdraw(reference)
    await portal.app.inject({ method: 'POST', url: `${new URL(data.address).pathname}/pay` })
    await aMinuteOfClasses(portal)
    expect(await learner.place(reference)).toMatchObject({ state: 'withdrawn' })
    expect(await portal.db.selectFrom('refunds').select('cause').execute()).toEqual([{ cause: 'cancelled' }])
  })
})
