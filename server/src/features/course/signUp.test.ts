import { randomUUID } from 'node:crypto'
import { checkBallot, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import type { PersonName } from '../../demonstration/people.ts'
import { aCourse, aMinuteOfClasses, aTerm, classesAt, moments, theLearner } from '../../testing/courses.ts'
import { thePortal } from '../../testing/portal.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { enrolmentChanges, newEnrolmentReference } from './enrolment.table.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const taken = async (id: number) =>
  (await portal.db.selectFrom('courses').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken

/** Two who have registered, in the order that was drawn. */
const drawn = async () => {
  await classesAt(portal, moments.registration)
  for (const name of ['adult', 'english'] as const)
    expect(await (await theLearner(portal, name)).register()).toMatchObject({ code: 0 })
  await classesAt(portal, moments.registrationEnds)
  await classesAt(portal, moments.draw)
  const ranks = []
  for (const name of ['adult', 'english'] as const) {
    const [term] = (await (await theLearner(portal, name)).mine()).terms
    ranks.push({ name, rank: term.registered.rank as number, turnAt: term.registered.turnAt as string })
  }
  const [first, second] = ranks.toSorted((one, other) => one.rank - other.rank)
  if (!first || !second) throw new Error('nobody is in the order')
  return { first, second }
}

describe('[O04] the order of a term is drawn, and classes are signed up for in turns', () => {
  test('who is first has the first turn, who is second a quarter of an hour later, and is told to wait until then', async () => {
    const term = await aTerm(portal)
    const { code } = await aCourse(portal, term)
    const { first, second } = await drawn()
    expect(first).toMatchObject({ rank: 1, turnAt: '2026-03-11T01:00:00.000Z' })
    expect(second).toMatchObject({ rank: 2, turnAt: '2026-03-11T01:15:00.000Z' })
    expect(await (await theLearner(portal, first.name)).told()).toContainEqual(expect.stringMatching(/第 1 名/))

    expect(await (await theLearner(portal, first.name)).signUp(code)).toMatchObject({
      code: refusals.course_window_closed,
    })
    await classesAt(portal, moments.signUp)
    expect(await (await theLearner(portal, first.name)).signUp(code)).toMatchObject({
      ...{ code: 0, data: { state: 'enrolled', amount: 12000, heldUntil: null } },
    })
    const waits = await theLearner(portal, second.name)
    expect(await waits.signUp(code)).toMatchObject({ code: refusals.not_your_turn, wait: 900 })
    await classesAt(portal, '2026-03-11T09:15:00')
    expect(await (await theLearner(portal, second.name)).signUp(code)).toMatchObject({ code: 0 })
    const stranger = await theLearner(portal, 'guardian')
    expect(await stranger.signUp(code)).toMatchObject({ code: refusals.course_not_registered })
  })

  test('a request that comes again with the same key is one place, also many times at once', async () => {
    const term = await aTerm(portal)
    const { id, code } = await aCourse(portal, term, { places: 60 })
    await classesAt(portal, moments.remaining)
    const { signUp } = await theLearner(portal)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(code, key)))
    expect(new Set(answers.map(({ data }) => data?.reference)).size).toBe(1)
    expect(await taken(id)).toBe(1)
  })

  test('in one’s turn one signs up for two classes; of places that are left one may have two more, and a fifth never', async () => {
    const term = await aTerm(portal)
    const courses = []
    for (let nr = 0; nr < 5; nr += 1) courses.push((await aCourse(portal, term)).code)
    await classesAt(portal, moments.registration)
    await (await theLearner(portal)).register()
    await classesAt(portal, moments.draw)
    await classesAt(portal, moments.signUp)
    const inTurn = await theLearner(portal)
    const answers = await Promise.all(courses.map((code) => inTurn.signUp(code)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, ...Array(3).fill(refusals.courses_of_turn_used)])
    await classesAt(portal, moments.remaining)
    const later = await theLearner(portal)
    const rest = courses.filter((_, nr) => answers[nr]?.code !== 0)
    const more = await Promise.all(rest.map((code) => later.signUp(code)))
    expect(more.map(({ code }) => code).toSorted()).toEqual([0, 0, refusals.courses_of_term_used])
    expect((await later.mine()).terms).toMatchObject([{ used: 4, most: 4 }])
  })

  test('four classes and a fifth at once: one of them is refused', async () => {
    const term = await aTerm(portal)
    const courses = []
    for (let nr = 0; nr < 5; nr += 1) courses.push((await aCourse(portal, term)).code)
    await classesAt(portal, moments.remaining)
    const { signUp } = await theLearner(portal)
    const answers = await Promise.all(courses.map((code) => signUp(code)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 0, refusals.courses_of_term_used])
  })
})

describe('a class takes no more people than it has places for', () => {
  test('the last place, of which many want to have it at once, goes to one of them', async () => {
    const term = await aTerm(portal)
    const { id } = await aCourse(portal, term, { places: 1 })
    const members = await portal.db.selectFrom('members').select('id').execute()
    const now = portal.clock.now()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, nr) =>
        inTransaction(portal.deps, ({ db }) =>
          enrolmentChanges(db).take(
            {
              ...{ memberId: members[nr % members.length]?.id ?? 0, courseId: id, way: 'remaining', most: 4 },
              ...{ mostAtSignUp: 2, requestKey: randomUUID(), reference: newEnrolmentReference('2026-03-02') },
            },
            { now, until: null },
          ),
        ),
      ),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(1)
    expect(await taken(id)).toBe(1)
    await expect(
      portal.db.updateTable('courses').set({ taken: 2 }).where('id', '=', id).execute(),
      'the database itself',
    ).rejects.toThrow(/course_never_oversold/)
  })

  test('the number of places that are somebody’s is that of the places, whatever many do at once', async () => {
    const term = await aTerm(portal)
    const made = [await aCourse(portal, term, { places: 3 })]
    for (let nr = 0; nr < 3; nr += 1) made.push(await aCourse(portal, term, { places: 3 }))
    await classesAt(portal, moments.remaining)
    const names = ['adult', 'english', 'guardian', 'portuguese', 'student'] as const
    const learners = await Promise.all(names.map((name) => theLearner(portal, name)))
    const wander = async ({ signUp, withdraw }: (typeof learners)[number], from: number) => {
      for (let step = 0; step < 6; step += 1) {
        const { code, data } = await signUp(made[(from + step) % 4]?.code ?? '')
        if (code === 0 && step % 2 === 0) await withdraw(data.reference)
      }
    }
    await Promise.all(learners.map((learner, nr) => wander(learner, nr)))
    for (const { id } of made) {
      const { many } = await portal.db
        .selectFrom('enrolments')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where('courseId', '=', id)
        .where('state', 'in', ['held', 'offered', 'enrolled'])
        .executeTakeFirstOrThrow()
      expect(await taken(id)).toBe(many)
    }
  })

  test('what is full is refused, and so is a class in which one is', async () => {
    const term = await aTerm(portal)
    const { code } = await aCourse(portal, term, { places: 1 })
    await classesAt(portal, moments.remaining)
    const [one, other] = [await theLearner(portal), await theLearner(portal, 'english')]
    expect(await one.signUp(code)).toMatchObject({ code: 0 })
    expect(await one.signUp(code)).toMatchObject({ code: refusals.course_yours })
    expect(await other.signUp(code)).toMatchObject({ code: refusals.course_full })
    expect(await other.signUp('2026-2-77')).toMatchObject({ code: refusals.not_found })
  })
})

describe('[C02] a temporary card', () => {
  test('signs up for a class of the programme for all, pays for it, and is refused all others', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const term = await aTerm(portal)
    const [ofProgramme, other] = [await aCourse(portal, term, { temporaryCard: true }), await aCourse(portal, term)]
    await classesAt(portal, moments.remaining)
    const { signUp, onPage, place, join } = await theLearner(portal, 'withTemporaryCard')
    const { code, data } = await signUp(ofProgramme.code)
    expect({ code, data }).toMatchObject({ code: 0, data: { state: 'held' } })
    await onPage(data.reference, 'pay')
    await portal.doJobs()
    expect(await place(data.reference)).toMatchObject({ state: 'enrolled', paid: true })
    expect(await signUp(other.code)).toMatchObject({ code: refusals.card_temporary })
    expect(await join(other.code)).toMatchObject({ code: refusals.card_temporary })
    const { items } = (await portal.get('/course/list?temporaryCard=1')).data
    expect(items).toMatchObject([{ code: ofProgramme.code, temporaryCard: true }])
  })
})

describe('whom classes are not open to', () => {
  const open = async (of = {}) => {
    const { code } = await aCourse(portal, await aTerm(portal), { temporaryCard: true, ...of })
    await classesAt(portal, moments.remaining)
    return code
  }
  const asked = async (name: PersonName, code: string) => (await (await theLearner(portal, name)).signUp(code)).code

  test('[O05] who is suspended', async () => {
    const code = await open()
    expect(await asked('suspended', code)).toBe(refusals.account_suspended)
  })

  test('[O05] who is blocked, or whose card has expired: neither a place, nor the line, nor the draw', async () => {
    const code = await open({ places: 1 })
    const { member, signUp, join, register } = await theLearner(portal)
    const all = async () => [(await signUp(code)).code, (await join(code)).code, (await register()).code]
    await inTransaction(portal.deps, (deps) =>
      holdService(deps).impose('system', { memberId: member.id, reason: 'documents' }),
    )
    expect(await all()).toEqual(Array(3).fill(refusals.documents_overdue))
    await portal.db.deleteFrom('memberHolds').where('memberId', '=', member.id).execute()
    await portal.db.updateTable('cards').set({ validUntil: '2026-03-01' }).where('memberId', '=', member.id).execute()
    expect(await all()).toEqual(Array(3).fill(refusals.card_expired))
  })

  test('[O06] who has not confirmed a mobile', async () => {
    const code = await open()
    await portal.db.updateTable('members').set({ mobileConfirmed: false }).where('username', '=', 'siumei').execute()
    expect(await asked('adult', code)).toBe(refusals.mobile_unconfirmed)
  })

  test('[P04] [M06] a minor whose guardian was not asked, or has not agreed, until they have', async () => {
    const code = await open()
    expect(await asked('minor', code)).toBe(refusals.payment_not_authorised)
    await portal.db.updateTable('paymentConsents').set({ state: 'authorised' }).execute()
    expect(await asked('minor', code)).toBe(0)
  })

  test('who is of another age, on the first day of the term', async () => {
    const code = await open({ minimumAge: 65 })
    expect(await asked('adult', code)).toBe(refusals.course_age)
    const { data } = await portal.get('/course/list?age=64')
    expect(data.items).toEqual([])
  })

  test('what was held for somebody who is suspended meanwhile is let go', async () => {
    portal.payments.takeBy(portal.payments.sandbox.checkout)
    const code = await open()
    const learner = await theLearner(portal)
    const { data } = await learner.signUp(code)
    const clerk = await portal.staffAs('senior')
    const { memberNumber } = await portal.db
      .selectFrom('members')
      .select('memberNumber')
      .where('id', '=', learner.member.id)
      .executeTakeFirstOrThrow()
    await clerk.post('/desk/member/hold', { memberNumber, reason: 'Several complaints.' })
    await portal.doJobs()
    expect(await learner.place(data.reference)).toMatchObject({ state: 'lapsed' })
  })
})

describe('registering', () => {
  test('is open in its days; the code stays the same, and can be given back until the list is closed', async () => {
    await aTerm(portal)
    expect(await (await theLearner(portal)).register()).toMatchObject({ code: refusals.course_window_closed })
    await classesAt(portal, moments.registration)
    const learner = await theLearner(portal)
    const { data } = await learner.register()
    expect(await learner.register()).toEqual({ code: 0, data: { code: data.code } })
    expect((await learner.told()).filter((title) => title.startsWith('已登記興趣班抽籤'))).toHaveLength(1)
    expect(await learner.leave()).toEqual({ code: 0, data: {} })
    expect((await learner.mine()).terms).toMatchObject([{ stage: 'registration', registered: null }])
    expect(await learner.register('2020-1')).toMatchObject({ code: refusals.not_found })
    expect((await learner.register()).data.code).not.toBe(data.code)
    await classesAt(portal, moments.registrationEnds)
    const late = await theLearner(portal)
    expect(await late.register()).toMatchObject({ code: refusals.course_window_closed })
    expect(await late.leave()).toMatchObject({ code: refusals.course_window_closed })
  })

  test('leads to a draw that anybody can check: sealed when it opens, the list closed before, the ranks as reckoned', async () => {
    await aTerm(portal)
    const reference = 'COURSE-20260330'
    await classesAt(portal, moments.registration)
    const sealed = (await portal.get(`/ballot/draw?reference=${reference}`)).data
    expect(sealed).toMatchObject({ kind: null, day: '2026-03-30', state: 'open', secret: null, places: 0, entries: 0 })
    const names = ['adult', 'english', 'guardian', 'portuguese'] as const
    for (const name of names) await (await theLearner(portal, name)).register()
    await classesAt(portal, moments.registrationEnds)
    const learner = await theLearner(portal)
    expect(await learner.told()).toContainEqual(expect.stringMatching(/^興趣班抽籤已截止登記/))
    await classesAt(portal, moments.draw)
    const file = (await portal.app.inject(`/api/ballot/draw.json?reference=${reference}`)).json()
    expect(file.draw.commitment).toBe(sealed.commitment)
    expect(file.results.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4])
    const checked = await checkBallot(file)
    expect(checked.map(({ statement, holds }) => [statement, holds])).toEqual(
      ['secret', 'seed', 'codes', 'list', 'results'].map((statement) => [statement, true]),
    )
    expect(await portal.get('/ballot/draws')).toMatchObject({ data: { items: [] } })
  })

  test('where the draw is late nobody has a turn before it, and turns begin with it', async () => {
    const term = await aTerm(portal)
    const { code } = await aCourse(portal, term)
    await classesAt(portal, moments.registration)
    await (await theLearner(portal)).register()
    portal.clock.set(new Date('2026-03-11T10:00:00+08:00'))
    expect(await (await theLearner(portal)).signUp(code)).toMatchObject({ code: refusals.not_your_turn, wait: 60 })
    await aMinuteOfClasses(portal)
    await aMinuteOfClasses(portal)
    const learner = await theLearner(portal)
    expect((await learner.mine()).terms).toMatchObject([
      { registered: { rank: 1, turnAt: '2026-03-11T02:00:00.000Z' } },
    ])
    expect(await learner.signUp(code)).toMatchObject({ code: 0 })
  })
})
