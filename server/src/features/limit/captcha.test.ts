import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { applicantWith } from '../../testing/applicant.ts'
import { atOnce, attackersOf, solvedWith } from '../../testing/attackers.ts'
import { aBrowser } from '../../testing/browser.ts'
import { workAt } from '../../testing/challenge.ts'
import { thePortal } from '../../testing/portal.ts'
import { passwordService, putPassword } from '../login/password/password.service.ts'

const portal = await thePortal()
const second = 1000
/** What an ordinary challenge takes in tests. */
const ordinary = 3

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const openRegistration = async () => {
  const solvedCaptcha = await portal.solvedCaptcha('/security/register_open')
  return portal.post('/security/register_open', { solvedCaptcha, termsAgreed: true })
}
const solvedBefore = (used: number) =>
  portal.db.updateTable('allowances').set({ used }).where('key', 'like', 'solved from%').execute()

test('fifty people of one house register and log in within an hour', { timeout: 60_000 }, async () => {
  const members = Object.values(people)
  for (let place = 0; place < 50; place += 1) {
    const { data } = await openRegistration()
    const applicant = applicantWith(portal, data.registration)
    expect(await applicant.proveMobile(String(66_700_000 + place))).toMatchObject({ code: 0 })
    expect(await applicant.exist('username', `somebody${place}`)).toMatchObject({ code: 0 })
    const username = members[place % members.length]?.username ?? ''
    // Every fifth types it wrong once.
    if (place % 5 === 0)
      await portal.post('/security/login_one_pass', { method: 'account', username, password: 'mistyped' })
    const logIn = { method: 'account', username, password }
    expect(await portal.post('/security/login_one_pass', logIn)).toMatchObject({ code: 0 })
    portal.clock.forward(70 * second)
  }
  expect((await workAt(portal.app)).tries).toBe(ordinary)
})

describe('the work of a challenge (T-15, T-69)', () => {
  test.each([
    [199, 1],
    [200, 2],
    [400, 4],
    [800, 16],
    [100_000, 16],
  ])('after %i solved from one network in an hour is %i times the ordinary', async (solved, times) => {
    await openRegistration()
    await solvedBefore(solved)

    expect((await workAt(portal.app)).tries).toBe(ordinary * times)
    portal.clock.forward(3600 * second)
    expect((await workAt(portal.app)).tries).toBe(ordinary)
  })

  test.each([
    [0, 1, 1],
    [0, 16, 16],
    [200, 1, 2],
    [200, 8, 8],
    [100_000, 2, 16],
  ])('after %i solved there and with %i asked for is %i times the ordinary', async (solved, asked, times) => {
    await openRegistration()
    await solvedBefore(solved)
    expect((await workAt(portal.app, asked)).tries).toBe(ordinary * times)
  })

  test('is not made dearer for the neighbours by what is no solution', async () => {
    await openRegistration()
    await solvedBefore(199)
    const unsolved = { solvedCaptcha: 'e30=', termsAgreed: true }
    expect(await portal.post('/security/register_open', unsolved)).toMatchObject({ code: 23 })

    expect((await workAt(portal.app)).tries).toBe(ordinary)
  })

  test.each(['0', '3', '32', '-1', '1e9', ''])('cannot be asked for as %j', async (work) => {
    expect(await portal.get(`/tools/captcha?for=/security/login_link&work=${work}`)).toMatchObject({ code: 1 })
  })

  test('cannot be saved by fetching many challenges beforehand', async () => {
    await openRegistration()
    const solvedCaptcha = await portal.solvedCaptcha('/security/register_open')
    const another = await portal.solvedCaptcha('/security/register_open')
    await solvedBefore(399)
    expect(await portal.post('/security/register_open', { solvedCaptcha, termsAgreed: true })).toMatchObject({
      code: 0,
    })

    expect(await portal.post('/security/register_open', { solvedCaptcha: another, termsAgreed: true })).toMatchObject({
      code: 25,
      work: 4,
    })
    expect(await openRegistration()).toMatchObject({ code: 0 })
  })
})

test('a solution is good for the call that it was made for, and for no other (T-69)', async () => {
  const { mobile } = people.adult
  const solvedCaptcha = await portal.solvedCaptcha('/security/login_link')
  expect(await portal.post('/security/login_one_send_captcha', { mobile, solvedCaptcha })).toMatchObject({ code: 23 })

  expect(await portal.post('/security/login_link', { account: 'siumei', solvedCaptcha })).toMatchObject({ code: 0 })
})

const passwordPath = '/security/login_one_pass'
/** A network of its own for each place. */
const networkAt = (place: number) => `198.18.${Math.floor(place / 200)}.${place % 200}`
const browserAt = (place: number) => aBrowser(portal.app, undefined, networkAt(place))

interface Asking {
  path: string
  body: object
  /** The work that is brought at first; without it no solution. */
  worked?: number
}
/** Asks as a browser does, and once more with the work that is asked for. Resolves to the work it took, and the code. */
const pay = async (browser: ReturnType<typeof browserAt>, { path, body, worked = 0 }: Asking) => {
  const send = async (work: number) =>
    browser.post(path, { ...body, ...(work > 0 && { solvedCaptcha: await portal.solvedCaptcha(path, work) }) })
  const first = await send(worked)
  if (first.code !== 25) return { work: worked, code: first.code }
  return { work: first.work, code: (await send(first.work)).code }
}
const failAt = (place: number, username: string) =>
  pay(browserAt(place), { path: passwordPath, body: { method: 'account', username, password: 'guess' } })
const worksOf = async (times: number, ask: (place: number) => Promise<{ work: number }>) => {
  const works = []
  for (let place = 0; place < times; place += 1) works.push((await ask(place)).work)
  return works
}
const memberNumberOf = async (username: string) =>
  await portal.db
    .selectFrom('members')
    .select(['id', 'memberNumber'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

describe('the work of strangers who try passwords (T-10)', () => {
  const { username } = people.adult
  const logIn = (browser: ReturnType<typeof browserAt>, given: object = {}) =>
    browser.post(passwordPath, { method: 'account', username, password, ...given })
  const tries = [0, 0, 0, ...[1, 2, 4, 8].flatMap((work) => Array(5).fill(work)), 16, 16, 16]

  test.each([username, 'nobody', '100000017'])(
    'grows with the failures of the name, from any network: %s',
    async (name) => {
      expect(await worksOf(26, (place) => failAt(place, name))).toEqual(tries)
    },
  )

  test('has to be done: less is refused with what is asked for, and is no try', async () => {
    await worksOf(23, (place) => failAt(place, username))
    for (const work of [1, 8]) {
      const solvedCaptcha = await portal.solvedCaptcha(passwordPath, work)
      expect(await logIn(browserAt(50), { solvedCaptcha })).toEqual({ code: 25, message: expect.any(String), work: 16 })
    }
    expect(await pay(browserAt(50), { path: passwordPath, body: { method: 'account', username, password } })).toEqual({
      work: 16,
      code: 0,
    })
  })

  test('is never asked for where the member is known', async () => {
    const phone = aBrowser(portal.app, undefined, '203.0.113.5')
    expect(await logIn(phone)).toMatchObject({ code: 0 })
    await worksOf(26, (place) => failAt(place, username))

    expect(await logIn(phone)).toMatchObject({ code: 0 })
    for (let times = 0; times < 3; times += 1)
      expect(await logIn(phone, { password: 'guess' })).toMatchObject({ code: 20 })
    expect(await logIn(phone), 'after failures of its own').toMatchObject({ code: 25, work: 1 })
  })

  test('tells nobody that two names are one, nor that somebody has logged in or has a new password', async () => {
    const { id, memberNumber } = await memberNumberOf(username)
    await worksOf(13, (place) => failAt(place, username))
    expect((await failAt(50, memberNumber)).work).toBe(0)
    await worksOf(7, (place) => failAt(place, memberNumber))
    const body = { method: 'account', username, password }
    expect(await pay(browserAt(60), { path: passwordPath, body })).toEqual({ work: 4, code: 0 })
    const fresh = await passwordService(portal.deps).hash(id, 'another-one-of-27')
    await inTransaction(portal.deps, (deps) => putPassword(deps, id, fresh))

    expect((await failAt(61, username)).work).toBe(4)
    expect((await failAt(62, memberNumber)).work).toBe(2)
  })

  test('is ordinary again on the next day', async () => {
    await worksOf(26, (place) => failAt(place, username))
    portal.clock.set(new Date('2026-03-03T00:00:01+08:00'))

    expect((await failAt(50, username)).work).toBe(1)
  })

  test('holds for a hundred at once as for a hundred in a row', async () => {
    const solved = await Promise.all(Array.from({ length: 40 }, () => portal.solvedCaptcha(passwordPath, 2)))
    const answers = await atOnce(40, (place) =>
      logIn(browserAt(place), { password: 'guess', solvedCaptcha: solved[place] }),
    )

    expect(answers.filter(({ code }) => code === 20)).toHaveLength(13)
    expect(answers.filter(({ work }) => work === 4)).toHaveLength(27)
  })
})

describe('the work of strangers who ask for codes and links about one person (T-15)', () => {
  const { username, mobile, email } = people.adult
  const login = (to: string) => ({ path: '/security/login_one_send_captcha', body: { mobile: to } })
  const link = (account: string) => ({ path: '/security/login_link', body: { account } })
  const reset = (account: string) => ({ path: '/account/online/forgot_password', body: { account } })
  const resetBySms = (to: string) => ({ path: '/security/send_sms', body: { mobile: to } })
  const lostMobile = (of: string) => ({ path: '/account/forgot_mobile', body: { by: 'username', username: of } })
  /** One more every two hours, from another network each time. */
  const ask = async (place: number, asking: Asking) => {
    const asked = await pay(browserAt(place), { ...asking, worked: 1 })
    expect(asked.code).toBe(0)
    portal.clock.forward(2 * 3600 * second)
    return asked
  }

  test.each([
    ['login codes', login(mobile)],
    ['login codes for a number that nobody has', login('66000009')],
    ['login links', link(email)],
    ['login links for an address that nobody has', link('nobody@example.mo')],
    ['links for a new password', reset(username)],
    ['links for a new password of nobody', reset('nobody')],
    ['codes for a new password', resetBySms(mobile)],
    ['codes for a new password of a number that nobody has', resetBySms('66000009')],
    ['links for a new mobile', lostMobile(username)],
    ['links for a new mobile of nobody', lostMobile('nobody')],
  ])('grows after three a day: %s', async (_, asking) => {
    expect(await worksOf(10, (place) => ask(place, asking))).toEqual([1, 1, 1, 2, 2, 4, 4, 8, 8, 16])
    portal.clock.forward(24 * 3600 * second)
    expect((await ask(11, asking)).work).toBe(1)
  })

  test('grows over all that is asked for about one name, and for no other name of the person', async () => {
    await worksOf(2, (place) => ask(place, link(username)))
    await worksOf(2, (place) => ask(place, reset(username)))

    expect((await ask(5, lostMobile(username))).work).toBe(2)
    expect((await ask(6, link(email))).work).toBe(1)
  })

  test('has to be done: less is refused with what is asked for, and uses nothing up', async () => {
    await worksOf(9, (place) => ask(place, login(mobile)))
    const { path, body } = login(mobile)
    for (const work of [1, 8]) {
      const solvedCaptcha = await portal.solvedCaptcha(path, work)
      expect(await portal.post(path, { ...body, solvedCaptcha })).toMatchObject({ code: 25, work: 16 })
    }
    const solvedCaptcha = await portal.solvedCaptcha(path, 16)
    expect(await portal.post(path, { ...body, solvedCaptcha })).toMatchObject({ code: 0 })
  })

  test('is ordinary where the member is known', async () => {
    const phone = aBrowser(portal.app, undefined, '203.0.113.5')
    await phone.post(passwordPath, { method: 'account', username, password })
    await worksOf(9, (place) => ask(place, login(mobile)))
    await worksOf(4, (place) => ask(place, reset(username)))

    for (const asking of [login(mobile), reset(username)])
      expect(await pay(phone, { ...asking, worked: 1 })).toEqual({ work: 1, code: 0 })
  })

  test('costs the database the same where there is nobody, when it is enough and when it is not', async () => {
    const attackers = await attackersOf(portal)
    const costs = async (to: string) => {
      const each = []
      for (let place = 0; place < 10; place += 1) {
        const body = { mobile: to, solvedCaptcha: solvedWith(place % 2 === 0 ? 16 : 1) }
        each.push(await attackers.costOf(() => attackers.post(login('').path, body, networkAt(place))))
        portal.clock.forward(2 * 3600 * second)
      }
      return each
    }
    expect(await costs('66000009')).toEqual(await costs(mobile))
    await attackers.app.close()
  })

  test('is owed by each of many at once, and none of those that were refused counts', async () => {
    await worksOf(2, (place) => ask(place, link(username)))
    const { path, body } = link(username)
    const solved = await Promise.all(Array.from({ length: 8 }, () => portal.solvedCaptcha(path)))
    const answers = await atOnce(8, (place) => browserAt(place).post(path, { ...body, solvedCaptcha: solved[place] }))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)

    expect((await ask(20, link(username))).work).toBe(2)
  })
})
