import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { applicantWith } from '../../testing/applicant.ts'
import { workAt } from '../../testing/challenge.ts'
import { thePortal } from '../../testing/portal.ts'

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

  test('cannot be saved by fetching many challenges beforehand', async () => {
    await openRegistration()
    const solvedCaptcha = await portal.solvedCaptcha('/security/register_open')
    const another = await portal.solvedCaptcha('/security/register_open')
    await solvedBefore(399)
    expect(await portal.post('/security/register_open', { solvedCaptcha, termsAgreed: true })).toMatchObject({
      code: 0,
    })

    expect(await portal.post('/security/register_open', { solvedCaptcha: another, termsAgreed: true })).toMatchObject({
      code: 23,
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
