import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { atOnce, attackersOf, solved } from '../../testing/attackers.ts'
import { stoppingAfterWriteTo } from '../../testing/meanwhile.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())
const path = '/security/login_one_pass'
const bySms = (mobile: string, code: string) => portal.post(path, { method: 'sms', mobile, code })
const sendCode = async (mobile: string) =>
  portal.post('/security/login_one_send_captcha', {
    mobile,
    solvedCaptcha: await portal.solvedCaptcha('/security/login_one_send_captcha'),
  })
const { mobile } = people.adult
const newMobile = '66887766'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('login by text message', () => {
  test('[A02] a code to the mobile opens a session', async () => {
    expect(await sendCode('+853 6612 0001')).toMatchObject({ code: 0, data: { wait: 60 } })

    expect(await bySms(mobile, await portal.codeTo(mobile))).toMatchObject({
      code: 0,
      data: { token: expect.any(String) },
    })
  })

  test('an unknown number gets the same reply, and no message', async () => {
    const known = await sendCode(mobile)

    expect(await sendCode('66999999')).toEqual(known)
    await portal.doJobs()
    expect((await portal.letters()).map(({ to }) => to)).toEqual([mobile])
  })

  test('an unknown number costs as many statements as a known one', async () => {
    const send = (to: string) =>
      attackers.post('/security/login_one_send_captcha', { mobile: to, solvedCaptcha: solved })
    // The first code in a minute looks at the numbers sent of late.
    await send(people.portuguese.mobile)
    const known = await attackers.costOf(() => send(mobile))

    expect(await attackers.costOf(() => send('66999999'))).toEqual(known)
  })

  test('the reply never has the code in it', async () => {
    const answer = await sendCode(mobile)

    expect(JSON.stringify(answer)).not.toContain(await portal.codeTo(mobile))
  })

  test('a code is good once', async () => {
    await sendCode(mobile)
    const code = await portal.codeTo(mobile)
    await bySms(mobile, code)

    expect(await bySms(mobile, code)).toMatchObject({ code: 21 })
  })

  test('of many uses at once, one wins', async () => {
    await sendCode(mobile)
    const code = await portal.codeTo(mobile)
    const answers = await atOnce(20, () => bySms(mobile, code))

    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(await portal.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  test('whoever types a code of the old number while it is being changed is not let in after the change (T-50)', async () => {
    const member = await portal.memberAs('adult')
    await sendCode(mobile)
    const code = await portal.codeTo(mobile)
    await member.post('/account/change_mobile/send_sms', { mobile: newMobile })
    const newCode = await portal.codeTo(newMobile)
    const late = await stoppingAfterWriteTo(portal, 'codes', async () => {
      const changed = await member.post('/account/change_mobile', { mobile: newMobile, code: newCode })
      expect(changed).toMatchObject({ code: 0 })
    })

    expect(await late.post(path, { method: 'sms', mobile, code })).toMatchObject({ code: 21 })
    expect(await portal.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    expect((await member.post('/account/info')).code).toBe(0)
  })

  test.each([5, 100])('%i wrong tries at once make the right code worthless', async (times) => {
    await sendCode(mobile)
    const code = await portal.codeTo(mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    await atOnce(times, () => bySms(mobile, wrong))
    const { tries } = await portal.db.selectFrom('codes').select('tries').executeTakeFirstOrThrow()
    expect(tries).toBe(5)
    // The tries end also after the limits have run out.
    await portal.db.deleteFrom('allowances').execute()

    expect(await bySms(mobile, code)).toMatchObject({ code: 21 })
  })

  test('a code is good for five minutes', async () => {
    await sendCode(mobile)
    const inTime = await portal.codeTo(mobile)
    portal.clock.forward(5 * 60_000 - 10_000)
    expect(await bySms(mobile, inTime)).toMatchObject({ code: 0 })

    await sendCode(mobile)
    const late = await portal.codeTo(mobile)
    portal.clock.forward(5 * 60_000)
    expect(await bySms(mobile, late)).toMatchObject({ code: 21 })
  })

  test('[V16] the next code waits a minute, the one after it two', async () => {
    await sendCode(mobile)
    expect(await sendCode(mobile)).toMatchObject({ code: 22, wait: expect.any(Number) })

    portal.clock.forward(61_000)
    expect(await sendCode(mobile)).toMatchObject({ code: 0, data: { wait: 120 } })
    portal.clock.forward(61_000)
    expect(await sendCode(mobile)).toMatchObject({ code: 22 })
  })

  test('a new code makes the old one worthless', async () => {
    await sendCode(mobile)
    const old = await portal.codeTo(mobile)
    portal.clock.forward(61_000)
    await sendCode(mobile)

    expect(old === (await portal.codeTo(mobile)) ? { code: 21 } : await bySms(mobile, old)).toMatchObject({ code: 21 })
  })

  test('one number gets three messages in ten minutes, for all purposes together', async () => {
    for (const seconds of [0, 61, 121]) {
      portal.clock.forward(seconds * 1000)
      expect(await sendCode(mobile)).toMatchObject({ code: 0 })
    }
    portal.clock.forward(301_000)

    expect(await sendCode(mobile)).toMatchObject({ code: 4 })
  })

  test('a code takes a solved captcha, and one solution is good once', async () => {
    const solvedCaptcha = await portal.solvedCaptcha('/security/login_one_send_captcha')
    const send = (solved: string) => portal.post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved })

    expect(await send('bm90IGEgc29sdXRpb24=')).toMatchObject({ code: 23 })
    expect(await send(solvedCaptcha)).toMatchObject({ code: 0 })
    expect(await send(solvedCaptcha)).toMatchObject({ code: 23 })
  })
})

test('a challenge is good for ten minutes (T-69)', async () => {
  const [inTime, late] = [
    await portal.solvedCaptcha('/security/login_one_send_captcha'),
    await portal.solvedCaptcha('/security/login_one_send_captcha'),
  ]
  const send = (solvedCaptcha: string) => portal.post('/security/login_one_send_captcha', { mobile, solvedCaptcha })
  portal.clock.forward(10 * 60_000 - 30_000)
  expect(await send(inTime)).toMatchObject({ code: 0 })

  portal.clock.forward(30_000)
  expect(await send(late)).toMatchObject({ code: 23 })
})

describe('a challenge (T-69)', () => {
  const send = (challenge: Challenge, solution: object | null) => {
    const solvedCaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    return portal.post('/security/login_one_send_captcha', { mobile, solvedCaptcha })
  }
  const given = async () =>
    (await portal.get('/tools/captcha?for=/security/login_one_send_captcha')).data.challenge as Challenge

  test('opens nothing while it is unsolved', async () => {
    const [one, other] = [await given(), await given()]

    expect(await send(one, { counter: 1, derivedKey: '00'.repeat(32) })).toMatchObject({ code: 23 })
    expect(await send(one, await solveChallenge({ challenge: other, deriveKey }))).toMatchObject({ code: 23 })
  })

  test.each([
    ['made easier', (parameters: Challenge['parameters']) => ({ ...parameters, keyPrefix: '' })],
    ['good for longer', (parameters: Challenge['parameters']) => ({ ...parameters, data: { endsAt: 9e15 } })],
    ['another one by its name', (parameters: Challenge['parameters']) => ({ ...parameters, nonce: '00'.repeat(16) })],
  ])('that somebody has %s opens nothing', async (_, change) => {
    const challenge = await given()
    const changed = { ...challenge, parameters: change(challenge.parameters) }

    expect(await send(changed, await solveChallenge({ challenge, deriveKey }))).toMatchObject({ code: 23 })
  })

  test('made by the client opens nothing', async () => {
    const own = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 5,
      deriveKey,
      data: { endsAt: 9e15 },
      hmacSignatureSecret: 'of the attacker',
      hmacKeySignatureSecret: 'of the attacker',
    })

    expect(await send(own, await solveChallenge({ challenge: own, deriveKey }))).toMatchObject({ code: 23 })
  })
})

describe('a session', () => {
  test('ends after half an hour without a call', async () => {
    const member = await portal.memberAs('adult')
    for (let times = 0; times < 3; times += 1) {
      portal.clock.forward(30 * 60_000 - 5000)
      expect(await member.post('/account/info')).toMatchObject({ code: 0 })
    }
    portal.clock.forward(30 * 60_000)

    expect(await member.post('/account/info')).toMatchObject({ code: 2 })
  })

  test('ends after twelve hours in any case', async () => {
    const member = await portal.memberAs('adult')
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await member.post('/account/info')).toMatchObject({ code: 0 })
      portal.clock.forward(20 * 60_000 - (minutes === 0 ? 30_000 : 0))
    }
    expect(await member.post('/account/info')).toMatchObject({ code: 0 })
    portal.clock.forward(30_000)

    expect(await member.post('/account/info')).toMatchObject({ code: 2 })
  })

  test('[A06] ends at the logout, which says where to go', async () => {
    const member = await portal.memberAs('adult')

    expect(await member.post('/security/logout_force')).toEqual({ code: 0, data: { uri: '/ams/login' } })
    expect(await member.post('/account/info')).toMatchObject({ code: 2 })
  })

  test('[X04] a GET carries its token only with useToken=1', async () => {
    const { headers } = await portal.memberAs('adult')
    const ask = async (query: string) =>
      (await portal.app.inject({ url: `/api/account/qrcode_info${query}`, headers })).json()

    expect(await ask('')).toMatchObject({ code: 2 })
    expect(await ask('?useToken=1')).toMatchObject({ code: 0 })
  })
})

test('the account hints at the e-mail and the mobile, and never shows them', async () => {
  const member = await portal.memberAs('adult')

  expect(await member.post('/account/info')).toMatchObject({
    data: { emailHint: 's•••@example.mo', mobileHint: '6612 ••••' },
  })
})

test('[L11] a service of the menu gets a one-time code, never the token; nobody else gets one', async () => {
  const member = await portal.memberAs('adult')
  const { data } = await member.post('/oauth/hand_off', { service: 'pool-today' })

  expect(data).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), seconds: 60 })
  expect(data.code).not.toBe(member.token)
  expect(JSON.stringify(await portal.db.selectFrom('links').selectAll().execute())).not.toContain(data.code)
  expect(await portal.post('/oauth/hand_off', { service: 'pool-today' })).toMatchObject({ code: 2 })
  expect(await member.post('/oauth/hand_off', { service: 'elsewhere' })).toMatchObject({ code: 1 })
})
