import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aCourse, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const numberOf = async (username: string) =>
  (
    await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).memberNumber
const acts = async () =>
  (await portal.db.selectFrom('audit').select('act').orderBy('id').execute()).map(({ act }) => act)
const key = '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10'

const when = (day: string, time = '09:00') => ({ day, time })
const termAsked = {
  ...{ term: '', startsOn: '2026-06-01', endsOn: '2026-07-26', renewFrom: when('2026-04-27') },
  ...{ registerFrom: when('2026-05-04'), registerUntil: when('2026-05-08', '18:00'), drawAt: when('2026-05-11') },
  ...{ signUpFrom: when('2026-05-13'), signUpUntil: when('2026-05-15', '18:00'), remainingFrom: when('2026-05-18') },
}
const courseAsked = {
  ...{ course: '', term: '2026-1', nameZh: '瑜伽', namePt: 'Ioga', nameEn: 'Yoga', activity: 'yoga', venue: 'mong-ha' },
  ...{ minimumAge: 16, maximumAge: null, places: 20, price: 12000, temporaryCard: true, follows: '', coach: 'coach' },
  weekly: [{ weekday: 2, from: '19:00', until: '20:00' }],
}

describe('terms and classes are made at the desk', () => {
  test('a term with its moments, and a class with its meetings week by week; visitors see both', async () => {
    await aCourse(portal, await aTerm(portal, { code: '2025-1', startsOn: '2025-01-05', endsOn: '2025-03-01' }))
    const clerk = await portal.staffAs('classes')
    expect(await clerk.post('/desk/course/term', termAsked)).toEqual({ code: 0, data: { term: '2026-1' } })
    expect(await clerk.post('/desk/course/course', courseAsked)).toEqual({ code: 0, data: { code: '2026-1-01' } })
    const { data } = await portal.get('/course/one?course=2026-1-01')
    expect(data).toMatchObject({
      ...{ name: '瑜伽', term: '2026-1', meetings: 8, left: 20, places: 20, temporaryCard: true, follows: null },
      ...{ weekly: [{ weekday: 2, from: '19:00', until: '20:00' }], times: { stage: 'announced', draw: null } },
    })
    expect(data.dates[0]).toMatchObject({ day: '2026-06-02', from: '19:00', until: '20:00', state: 'coming' })
    expect((await portal.get('/course/terms')).data.items[0]).toMatchObject({ code: '2026-1', perTurn: 50, most: 4 })
    expect((await portal.get('/course/list?activity=dance')).data).toMatchObject({ items: [], activities: ['yoga'] })
    expect((await acts()).slice(-2)).toEqual(['term_made', 'course_made'])
  })

  test('moments that do not follow one another, or days of another term, are refused; so is a change after the opening', async () => {
    await aTerm(portal)
    const clerk = await portal.staffAs('classes')
    const refused = async (asked: object) => (await clerk.post('/desk/course/term', { ...termAsked, ...asked })).code
    expect(await refused({ drawAt: when('2026-05-14') })).toBe(refusals.term_moments)
    expect(await refused({ startsOn: '2026-05-24' })).toBe(refusals.term_moments)
    expect(await refused({ remainingFrom: when('2026-06-01', '00:00') })).toBe(refusals.term_moments)
    expect(await refused({ term: '2026-2' })).toBe(0)
    portal.clock.set(new Date('2026-05-04T09:00:00+08:00'))
    const later = await portal.staffAs('classes')
    expect(await later.post('/desk/course/term', { ...termAsked, term: '2026-2' })).toMatchObject({
      code: refusals.course_window_closed,
    })
  })

  test('a class has no fewer places than people, no meeting twice, and no coach who is none', async () => {
    const { code } = await aCourse(portal, await aTerm(portal), { places: 2 })
    await classesAt(portal, moments.remaining)
    for (const name of ['adult', 'english'] as const) await (await theLearner(portal, name)).signUp(code)
    const clerk = await portal.staffAs('classes')
    const put = async (asked: object) =>
      (await clerk.post('/desk/course/course', { ...courseAsked, course: code, weekly: [], ...asked })).code
    expect(await put({ places: 1 })).toBe(refusals.course_places_taken)
    expect(await put({ coach: 'cashier' })).toBe(refusals.not_found)
    expect(await put({ places: 3 })).toBe(0)
    expect(
      (await clerk.post('/desk/course/course', { ...courseAsked, term: '2026-2', weekly: [] })).code,
      'without a meeting',
    ).toBe(refusals.term_moments)
    expect((await clerk.get(`/desk/course/one?course=${code}`)).data).toMatchObject({
      ...{ places: 3, taken: 2, enrolled: 2, coachUsername: 'coach', mayChange: true },
      people: [{ state: 'enrolled', due: 12000 }, { state: 'enrolled' }],
    })
  })

  test('nobody who may not make classes does, and a coach makes none', async () => {
    for (const name of ['coach', 'counter', 'facilities'] as const) {
      const clerk = await portal.staffAs(name)
      expect(await clerk.post('/desk/course/term', termAsked)).toMatchObject({ code: refusals.not_allowed })
      expect(
        await clerk.post('/desk/course/enrol', {
          course: '2026-2-01',
          memberNumber: await numberOf('siumei'),
          requestKey: key,
        }),
      ).toMatchObject({ code: refusals.not_allowed })
    }
  })
})

describe('somebody who calls', () => {
  test('is enrolled by the same rules without a turn, has a day to pay, and is told; the cashier takes the money', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const { code } = await aCourse(portal, await aTerm(portal), { places: 1 })
    const memberNumber = await numberOf('siumei')
    const asked = { course: code, memberNumber, requestKey: key }
    expect(await (await portal.staffAs('classes')).post('/desk/course/enrol', asked)).toMatchObject({
      code: refusals.course_window_closed,
    })
    await classesAt(portal, moments.signUp)
    const clerk = await portal.staffAs('classes')
    const { data } = await clerk.post('/desk/course/enrol', asked)
    expect(data).toMatchObject({ amount: 12000, heldUntil: '2026-03-12T01:00:00.000Z' })
    expect((await clerk.post('/desk/course/enrol', asked)).data).toEqual(data)
    const learner = await theLearner(portal)
    expect(await learner.told()).toEqual([expect.stringMatching(/^已為你保留名額，請付款/)])
    const cashier = await portal.staffAs('cashier')
    const { order } = (await cashier.post('/desk/course/order', { search: data.reference.toLowerCase() })).data
    expect(await cashier.post('/desk/order/paid', { reference: order, means: 'cash', place: 'mong-ha' })).toMatchObject(
      {
        code: 0,
      },
    )
    await portal.doJobs()
    expect(await learner.place(data.reference)).toMatchObject({ state: 'enrolled', way: 'desk' })
    const other = { course: code, memberNumber: await numberOf(people.english.username), requestKey: key }
    expect(await clerk.post('/desk/course/enrol', other)).toMatchObject({
      ...{ code: refusals.course_full, errors: { course: expect.any(String) } },
    })
  })

  test('[C02] [P04] is refused what they would be refused themselves', async () => {
    const { code } = await aCourse(portal, await aTerm(portal))
    await classesAt(portal, moments.remaining)
    const clerk = await portal.staffAs('classes')
    const enrol = async (username: string) =>
      (
        await clerk.post('/desk/course/enrol', {
          course: code,
          memberNumber: await numberOf(username),
          requestKey: key,
        })
      ).code
    expect(await enrol('waiman')).toBe(refusals.card_temporary)
    expect(await enrol('lokio')).toBe(refusals.payment_not_authorised)
    expect(await enrol('chikeong')).toBe(refusals.account_suspended)
  })

  test('is taken out again with a reason, and the money goes back as it was decided', async () => {
    const { code } = await aCourse(portal, await aTerm(portal))
    await classesAt(portal, moments.remaining)
    const learner = await theLearner(portal)
    const { reference } = (await learner.signUp(code)).data
    const clerk = await portal.staffAs('classes')
    const remove = { reference, refund: 'full', reason: 'Enrolled by mistake.' }
    for (const _ of [1, 2])
      expect(await clerk.post('/desk/course/remove', remove)).toEqual({ code: 0, data: { refund: 0 } })
    expect(await learner.told()).toContainEqual(expect.stringMatching(/^已為你退出/))
    expect((await acts()).filter((act) => act === 'enrolment_removed')).toHaveLength(1)
  })
})

describe('a coach', () => {
  const running = async () => {
    const term = await aTerm(portal)
    const [own, other] = [await aCourse(portal, term, { coach: 'coach' }), await aCourse(portal, term)]
    await classesAt(portal, moments.remaining)
    const learner = await theLearner(portal)
    const { reference } = (await learner.signUp(own.code)).data
    await classesAt(portal, '2026-03-31T18:29:59')
    return { own, other, reference, meeting: own.meetings[0] ?? 0 }
  }

  test('sees the own classes and their people, and no other', async () => {
    const { own, other, reference } = await running()
    const coach = await portal.staffAs('coach')
    expect((await coach.get('/desk/course/courses')).data).toMatchObject({
      ...{ all: false, coaches: [], venues: [], items: [{ code: own.code, enrolled: 1 }] },
    })
    expect((await coach.get(`/desk/course/one?course=${own.code}`)).data).toMatchObject({
      ...{ mayChange: false, people: [{ reference, name: '陳小美 Chan Sio Mei' }] },
    })
    expect(await coach.get(`/desk/course/one?course=${other.code}`)).toMatchObject({ code: refusals.not_found })
    const theirs = `/desk/course/attendance?meeting=${other.meetings[0]}`
    expect(await coach.get(theirs)).toMatchObject({ code: refusals.not_found })
    const noted = { meeting: other.meetings[0], people: [{ reference, present: true }] }
    expect(await coach.post('/desk/course/attendance', noted)).toMatchObject({ code: refusals.not_found })
    expect((await acts()).filter((act) => act === 'looked')).toHaveLength(1)
  })

  test('notes who is there from half an hour before, and the last word counts; the member sees it', async () => {
    const { own, reference, meeting } = await running()
    const note = async (present: boolean | null) =>
      (await portal.staffAs('coach')).post('/desk/course/attendance', { meeting, people: [{ reference, present }] })
    expect(await note(true)).toMatchObject({ code: refusals.attendance_early })
    portal.clock.forward(1000)
    expect(await note(true)).toEqual({ code: 0, data: { present: 1, noted: 1 } })
    expect(await note(null)).toEqual({ code: 0, data: { present: 0, noted: 0 } })
    expect(await note(false)).toEqual({ code: 0, data: { present: 0, noted: 1 } })
    const coach = await portal.staffAs('coach')
    expect((await coach.get(`/desk/course/attendance?meeting=${meeting}`)).data).toMatchObject({
      ...{ course: own.code, open: true, people: [{ reference, present: false, absences: 1 }] },
    })
    const learner = await theLearner(portal)
    expect(await learner.place(reference)).toMatchObject({
      absences: 1,
      dates: [{ present: false }, { present: null }, {}],
    })
    const stranger = { meeting, people: [{ reference: 'C26-ZZZZZZZZ', present: true }] }
    expect(await coach.post('/desk/course/attendance', stranger)).toMatchObject({ code: refusals.not_found })
  })
})
