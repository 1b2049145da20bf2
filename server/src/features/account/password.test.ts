import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'
import { linkService } from '../code/link.service.ts'

const portal = await thePortal()
// Spelt as the specification spells it.
const path = '/account/online/change_passowrd'
const password = 'three boats and a lantern'
const { username, email, mobile } = people.adult

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const logIn = (given: string) =>
  portal.post('/security/login_one_pass', { method: 'account', username, password: given })
const changing = async () => {
  const member = await portal.memberAs('adult')
  return {
    member,
    change: (to = password, repeated = to) => member.post(path, { password: to, passwordRepeat: repeated }),
  }
}

test('[R30] the new one opens the account from now on, the old one does not', async () => {
  const { change } = await changing()
  expect(await change()).toEqual({ code: 0, data: {} })

  expect(await logIn(password)).toMatchObject({ code: 0 })
  expect(await logIn(demonstrationPassword)).toMatchObject({ code: 20 })
})

test('every other session ends, this one goes on, and the member is told by e-mail and SMS (T-45)', async () => {
  const other = await portal.memberAs('adult')
  const stranger = await portal.memberAs('english')
  const { member, change } = await changing()
  await change()
  await portal.doJobs()

  expect(await other.post('/account/info')).toMatchObject({ code: 2 })
  expect(await stranger.post('/account/info')).toMatchObject({ code: 0 })
  expect(await member.post('/account/info')).toMatchObject({ code: 0 })
  for (const to of [email, mobile]) expect(await portal.letters(to)).toMatchObject([{ subject: '你的密碼已更改' }])
})

test('a token without a fresh proof is not enough; after the password it is (T-45)', async () => {
  const { member, change } = await changing()
  portal.clock.forward(10 * 60_000 + 1000)
  expect(await change()).toMatchObject({ code: 3 })
  expect(await member.post('/account/prove', { method: 'account', password: 'a guess' })).toMatchObject({ code: 20 })
  expect(await change()).toMatchObject({ code: 3 })

  await member.post('/account/prove', { method: 'account', password: demonstrationPassword })
  expect(await change()).toMatchObject({ code: 0 })
  expect(await portal.post(path, { password, passwordRepeat: password })).toMatchObject({ code: 2 })
})

describe('the rules for passwords are those of every way', () => {
  test.each([
    ['seven characters', '7 signs', 1],
    ['one that everybody tries', 'password123', 1],
    ['one’s own username in it', `${username} 2026 boats`, 50],
    ['the mobile in it', `boats ${mobile}`, 50],
  ])('%s', async (_, given, code) => {
    const { change } = await changing()
    const answer = await change(given)

    expect(answer.errors).toHaveProperty('password')
    if (code > 1) expect(answer).toMatchObject({ code })
    expect(await logIn(demonstrationPassword)).toMatchObject({ code: 0 })
  })

  test('[V04] two that differ', async () => {
    const { change } = await changing()

    expect(await change(password, `${password}!`)).toMatchObject({
      code: 1,
      errors: { passwordRepeat: expect.any(String) },
    })
  })
})

test('a link for another address that was asked for before is worth nothing after it', async () => {
  const { member, change } = await changing()
  const secret = await linkService(portal.deps).make('change_email', String(member.id), 'thief@example.mo ?')
  await change()

  expect(await portal.post('/security/verify_change_hash', { hash: secret })).toMatchObject({ code: 24 })
  expect(await member.post('/account/info')).toMatchObject({ data: { emailHint: 's•••@example.mo' } })
})

test('nothing but the two fields is taken', async () => {
  const { member } = await changing()

  expect(await member.post(path, { password, passwordRepeat: password, memberId: 2, username: 'tom' })).toMatchObject({
    code: 1,
  })
})
