import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { lostPhone } from '../../testing/lostPhone.ts'
import { stoppingAfterWriteTo } from '../../testing/meanwhile.ts'
import { thePortal } from '../../testing/portal.ts'
import { linkService } from '../code/link.service.ts'

const portal = await thePortal()
const path = '/account/online/reset_password'
const { username, email, mobile, idNumber } = people.adult
const password = 'a walk by the lake'
const twice = (password: string) => ({ password, passwordRepeat: password })

const ask = async (path: string, body: object) =>
  portal.post(path, { ...body, solvedCaptcha: await portal.solvedCaptcha(path) })
const forgot = (account: string) => ask('/account/online/forgot_password', { account })
const sendCode = (to: string) => ask('/security/send_sms', { mobile: to })
const linkTo = async (to: string) => {
  await portal.doJobs()
  const [letter] = await portal.letters(to)
  return /security\/change-password\/([\w-]{43})$/m.exec(letter?.body ?? '')?.[1] ?? ''
}
const linkFor = async (account: string, to = email as string) => {
  await forgot(account)
  return linkTo(to)
}
const byLink = (hash: string, given = password) => portal.post(path, { method: 'email', hash, ...twice(given) })
const codeTo = async (to: string) => {
  await sendCode(to)
  return portal.codeTo(to)
}
const byCode = (code: string, change: object = {}) =>
  portal.post(path, { method: 'sms', mobile, code, ...twice(password), ...change })
const logIn = (given: string, name = username as string) =>
  portal.post('/security/login_one_pass', { method: 'account', username: name, password: given })

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const unchanged = async () => {
  expect(await logIn(demonstrationPassword)).toMatchObject({ code: 0 })
  expect(await logIn(password)).toMatchObject({ code: 20 })
}
const changed = async () => {
  expect(await logIn(password)).toMatchObject({ code: 0 })
  expect(await logIn(demonstrationPassword)).toMatchObject({ code: 20 })
}

describe('recovery by the e-mailed link', () => {
  test.each([
    ['the username', ' SiuMei '],
    ['the e-mail address', 'Siumei@Example.mo'],
  ])('[A09] [R29] [R34] a link goes to the address on file, found by %s, and sets the password', async (_, account) => {
    const hash = await linkFor(account)
    expect(await portal.post(`${path}/look`, { hash })).toEqual({ code: 0, data: { username } })
    await unchanged()

    expect(await byLink(hash)).toEqual({ code: 0, data: {} })
    await changed()
  })

  test('looking leaves the link good, as does a scanner that opens the page (T-44)', async () => {
    const hash = await linkFor(username)
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      await portal.app.inject({ method, url: `/zh/security/change-password/${hash}` })
    for (const method of ['GET', 'HEAD'] as const)
      expect((await portal.app.inject({ method, url: `/api${path}?hash=${hash}` })).statusCode).toBe(404)
    for (let looks = 0; looks < 5; looks += 1) await portal.post(`${path}/look`, { hash })

    expect(await byLink(hash)).toMatchObject({ code: 0 })
  })

  test('of twenty uses at once one wins, and none comes after it (T-42)', async () => {
    const hash = await linkFor(username)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => byLink(hash, `${password} ${place}`)))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 24)).toHaveLength(19)
    const winner = answers.findIndex(({ code }) => code === 0)
    expect(await logIn(`${password} ${winner}`)).toMatchObject({ code: 0 })
    expect(await byLink(hash)).toMatchObject({ code: 24 })
    expect(await portal.post(`${path}/look`, { hash })).toMatchObject({ code: 24 })
  })

  test('of a recovery and a change from within a session at once, one happens, without a deadlock', async () => {
    const own = 'three boats and a lantern'
    for (let round = 0; round < 4; round += 1) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const hash = await linkFor(username)
      const member = await portal.memberAs('adult')
      const change = () => member.post('/account/online/change_passowrd', twice(own))
      const answers = await Promise.all(round % 2 === 0 ? [byLink(hash), change()] : [change(), byLink(hash)])

      const [recovered, within] = round % 2 === 0 ? answers : answers.toReversed()
      expect([0, 24]).toContain(recovered?.code)
      expect(within?.code).toBe(recovered?.code === 0 ? 2 : 0)
      expect(await logIn(recovered?.code === 0 ? password : own)).toMatchObject({ code: 0 })
    }
  })

  test('a link is good for an hour, and the next one ends it', async () => {
    const first = await linkFor(username)
    portal.clock.forward(61_000)
    const second = await linkFor(username)
    expect(await byLink(first)).toMatchObject({ code: 24 })

    portal.clock.forward(3_600_000 - 10_000)
    expect(await portal.post(`${path}/look`, { hash: second })).toMatchObject({ code: 0 })
    portal.clock.forward(10_000)
    expect(await byLink(second)).toMatchObject({ code: 24 })
    await unchanged()
  })

  test('a link is for its own member, whoever else is named beside it (T-42)', async () => {
    const hash = await linkFor('ana', 'ana@example.mo')

    for (const extra of [{ username }, { memberId: 1 }, { account: email }, { email }])
      expect(await portal.post(path, { method: 'email', hash, ...twice(password), ...extra })).toMatchObject({
        code: 1,
      })
    expect(await byLink(hash)).toMatchObject({ code: 0 })
    await unchanged()
    expect(await logIn(password, 'ana')).toMatchObject({ code: 0 })
  })

  test('a link for something else sets no password, and this one opens nothing else (T-19)', async () => {
    const other = await portal.post('/account/forgot_mobile', {
      by: 'username',
      username,
      solvedCaptcha: await portal.solvedCaptcha('/account/forgot_mobile'),
    })
    expect(other).toMatchObject({ code: 0 })
    await portal.doJobs()
    const [letter] = await portal.letters(email)
    const lostPhone = /recover-mobile\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? ''
    expect(await byLink(lostPhone)).toMatchObject({ code: 24 })

    const hash = await linkFor(username)
    expect(await portal.post('/account/forgot_mobile/look', { hash })).toMatchObject({ code: 24 })
    expect(await portal.post('/security/active_online_account/look', { hash })).toMatchObject({ code: 24 })
  })

  test('a made-up or missing secret is refused', async () => {
    for (const hash of ['x'.repeat(43), 'short', '']) expect((await byLink(hash)).code).not.toBe(0)
    expect(await portal.post(path, { method: 'email', ...twice(password) })).toMatchObject({ code: 1 })
    await unchanged()
  })

  test.each([
    ['[V04] of seven characters', 'a walk.', 1],
    ['that everybody uses', 'qwertyuiop', 49],
    ['with the member’s own ID number in it', `lake${idNumber}`, 50],
  ])('a password %s is refused, and the link stays good', async (_, given, code) => {
    const hash = await linkFor(username)
    expect(await byLink(hash, given)).toMatchObject({ code, errors: { password: expect.any(String) } })

    expect(await byLink(hash)).toMatchObject({ code: 0 })
  })

  test('a member who has not activated the account gets the activation letter', async () => {
    const none = { passwordHash: null, activatedAt: null }
    await portal.db.updateTable('members').set(none).where('username', '=', username).execute()

    expect(await linkFor(username)).toBe('')
    expect(await portal.letters(email)).toMatchObject([{ body: expect.stringContaining('active-online-account') }])
  })
})

describe('recovery by the code to the mobile', () => {
  test('[A09] [R29] mobile, code and password are given together', async () => {
    expect(await byCode(await codeTo(mobile))).toEqual({ code: 0, data: {} })
    await changed()
  })

  test('of many uses at once one wins (T-18)', async () => {
    const code = await codeTo(mobile)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => byCode(code, twice(`${password} ${place}`))),
    )

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const winner = answers.findIndex(({ code }) => code === 0)
    expect(await logIn(`${password} ${winner}`)).toMatchObject({ code: 0 })
  })

  test('a code to a number that is being replaced sets no password (T-50)', async () => {
    const member = await portal.memberAs('adult')
    const newMobile = '66887766'
    const code = await codeTo(mobile)
    await member.post('/account/change_mobile/send_sms', { mobile: newMobile })
    const newCode = await portal.codeTo(newMobile)
    const late = await stoppingAfterWriteTo(portal, 'codes', async () => {
      const replaced = await member.post('/account/change_mobile', { mobile: newMobile, code: newCode })
      expect(replaced).toMatchObject({ code: 0 })
    })

    expect(await late.post(path, { method: 'sms', mobile, code, ...twice(password) })).toMatchObject({ code: 21 })
    await unchanged()
  })

  test('of many guesses at once five count, and the right one comes too late (T-17)', async () => {
    const code = await codeTo(mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => byCode(wrong)))

    expect(await byCode(code)).toMatchObject({ code: 21 })
    await unchanged()
  })

  test('a code is good for five minutes, for its own mobile, and for a recovery alone', async () => {
    const code = await codeTo(mobile)
    expect(await byCode(code, { mobile: people.portuguese.mobile })).toMatchObject({ code: 21 })
    expect(await portal.post('/security/login_one_pass', { method: 'sms', mobile, code })).toMatchObject({ code: 21 })

    portal.clock.forward(5 * 60_000 + 1000)
    expect(await byCode(code)).toMatchObject({ code: 21 })
    await unchanged()
  })

  test('a login code sets no password', async () => {
    await portal.post('/security/login_one_send_captcha', {
      mobile,
      solvedCaptcha: await portal.solvedCaptcha('/security/login_one_send_captcha'),
    })

    expect(await byCode(await portal.codeTo(mobile))).toMatchObject({ code: 21 })
  })

  test('the code speaks the language of the member, whatever the page speaks', async () => {
    const call = '/security/send_sms'
    const asked = { mobile: people.english.mobile, solvedCaptcha: await portal.solvedCaptcha(call) }
    await portal.post(call, asked, { 'api-language': 'pt' })
    await portal.doJobs()

    expect((await portal.letters(people.english.mobile))[0]?.body).toContain('is your code to set a new password')
  })

  test('a member without an account yet gets no code', async () => {
    const none = { activatedAt: null, passwordHash: null }
    await portal.db.updateTable('members').set(none).where('username', '=', username).execute()
    expect(await sendCode(mobile)).toEqual({ code: 0, data: { wait: 60 } })
    await portal.doJobs()

    expect(await portal.letters(mobile)).toEqual([])
  })

  test('an unknown mobile and an unproved one get the same replies, and no message', async () => {
    for (const other of ['66999999', people.withoutMobile.mobile]) {
      expect(await sendCode(other)).toEqual({ code: 0, data: { wait: 60 } })
      expect(await byCode('123456', { mobile: other })).toEqual(await byCode('123456'))
      await portal.doJobs()
      expect(await portal.letters(other)).toEqual([])
    }
  })

  test('a new number that was asked for and stopped keeps no code from the old one', async () => {
    const { requested, stop, secretIn } = lostPhone(portal)
    await requested()
    expect(await stop(await secretIn('stop-mobile', mobile))).toMatchObject({ code: 0 })
    await portal.doJobs()
    portal.clock.forward(60_000)

    expect(await byCode(await codeTo(mobile))).toMatchObject({ code: 0 })
  })

  test('the rules for the password reveal nothing of a member', async () => {
    const mine = await byCode('123456', twice(`lake${idNumber}`))

    expect(mine).toMatchObject({ code: 21 })
    expect(await byCode('123456', { mobile: '66999999', ...twice(`lake${idNumber}`) })).toEqual(mine)
    expect(await byCode(await codeTo(mobile), twice(`lake${idNumber}`))).toMatchObject({ code: 50 })
    await unchanged()
  })

  test('a common password, or one with the mobile in it, is refused before the code is spent', async () => {
    const code = await codeTo(mobile)
    expect(await byCode(code, twice('qwertyuiop'))).toMatchObject({ code: 49 })
    expect(await byCode(code, twice(`boats ${mobile}`)), 'with the mobile in it').toMatchObject({ code: 50 })

    expect(await byCode(code)).toMatchObject({ code: 0 })
  })
})

describe('a new password (T-43)', () => {
  test('ends every session and every other link, logs nobody in, and is announced by e-mail and SMS', async () => {
    const elsewhere = await portal.memberAs('adult')
    const link = await linkFor(username)
    const answer = await byCode(await codeTo(mobile))
    await portal.doJobs()

    expect(answer).toEqual({ code: 0, data: {} })
    expect(await portal.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await elsewhere.post('/account/info')).toMatchObject({ code: 2 })
    expect(await byLink(link)).toMatchObject({ code: 24 })
    for (const to of [email, mobile]) expect((await portal.letters(to))[0]).toMatchObject({ subject: '你的密碼已更改' })
  })

  test.each([
    ['log_in', '/security/verify_hash', 'hash', 24],
    ['pending', '/security/verify/send_sms', 'pending', 27],
    ['recover_mobile', '/account/forgot_mobile/look', 'hash', 24],
    ['change_email', '/security/verify_change_hash', 'hash', 24],
  ] as const)('ends every other secret that would open the account: %s', async (purpose, path, name, code) => {
    const { id } = await portal.memberAs('adult')
    const about = { member: id, email, session: '' }
    const secret = await inTransaction(portal.deps, (deps) => linkService(deps).make(purpose, about))
    expect(await byCode(await codeTo(mobile))).toMatchObject({ code: 0 })

    expect(await portal.post(path, { [name]: secret })).toMatchObject({ code })
  })

  test('can be set while guesses have closed the password (T-11)', async () => {
    const tryIt = async (password: string) => {
      const solvedCaptcha = await portal.solvedCaptcha('/security/login_one_pass', 16)
      return portal.post('/security/login_one_pass', { method: 'account', username, password, solvedCaptcha })
    }
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await tryIt('a guess')).toMatchObject({ code: 20 })
      portal.clock.forward(20_000)
    }
    expect(await tryIt(demonstrationPassword)).toMatchObject({ code: 4 })

    expect(await byLink(await linkFor(username))).toMatchObject({ code: 0 })
  })
})

test('the secret stands neither in the links nor in a letter that has left', async () => {
  const hash = await linkFor(username)
  const kept = [
    await portal.db.selectFrom('links').selectAll().execute(),
    await portal.db.selectFrom('letters').selectAll().execute(),
  ]

  expect(JSON.stringify(kept)).not.toContain(hash)
})
