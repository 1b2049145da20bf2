import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { thePortal } from '../../testing/portal.ts'
import { deviceOf } from './device.rules.ts'
import { sessionService } from './session.service.ts'

const portal = await thePortal()
const onPhone =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const logInWith = async (userAgent: string) => {
  const payload = { method: 'account', username: people.adult.username, password: demonstrationPassword }
  const headers = { 'user-agent': userAgent }
  const url = '/api/security/login_one_pass'
  return (await portal.app.inject({ method: 'POST', url, payload, headers })).json().data.token as string
}
const open = () => portal.db.selectFrom('sessions').select('id').execute()
type Member = Awaited<ReturnType<typeof portal.memberAs>>
const listOf = async (member: Member) => (await member.get('/account/sessions')).data.items

describe('the list of a member’s sessions', () => {
  test('tells the method, the device in plain words and the time, and marks this session', async () => {
    await logInWith(onPhone)
    portal.clock.forward(5 * 60_000)
    const member = await portal.memberAs('adult')

    expect(await listOf(member)).toEqual([
      expect.objectContaining({ current: true, method: 'account', openedAt: expect.stringContaining('02T02:05:0') }),
      {
        id: expect.any(String),
        current: false,
        method: 'account',
        service: null,
        browser: 'Chrome',
        system: 'Android',
        openedAt: expect.stringContaining('2026-03-02T02:00:0'),
        seenAt: expect.stringContaining('2026-03-02T02:00:0'),
      },
    ])
  })

  test('tells the device of a session by whatever way it was opened', async () => {
    const { username, mobile, email, idNumber, birthDate } = people.adult
    const ask = async (path: string, body: object) => {
      const asked = { method: 'POST', url: `/api${path}`, headers: { 'user-agent': onPhone } } as const
      const solvedCaptcha = await portal.solvedCaptcha(path)
      const withCaptcha = path.startsWith('/security/login_one_pass') ? body : { ...body, solvedCaptcha }
      return (await portal.app.inject({ ...asked, payload: withCaptcha })).json().data
    }
    const enter = (path: string, payload: object) =>
      portal.app.inject({ method: 'POST', url: `/api${path}`, headers: { 'user-agent': onPhone }, payload })
    await ask('/security/login_one_send_captcha', { mobile })
    await enter('/security/login_one_pass', { method: 'sms', mobile, code: await portal.codeTo(mobile) })
    portal.clock.forward(2 * 60_000)
    await ask('/security/login_link', { account: username })
    await portal.doJobs()
    const hash = /login-link\/([\w-]{43})/.exec((await portal.letters(email))[0]?.body ?? '')?.[1]
    await enter('/security/verify_hash', { hash })
    const found = portal.db.selectFrom('members').select('memberNumber').where('username', '=', username)
    const { memberNumber } = await found.executeTakeFirstOrThrow()
    const { pending } = await ask('/security/verify', { memberNumber, idNumber, birthDate })
    await enter('/security/verify/send_sms', { pending })
    await enter('/security/login_one_pass', {
      method: 'member_code',
      pending,
      code: await portal.codeTo(mobile),
    })
    const here = await portal.memberAs('adult')
    const { data } = await here.post('/oauth/api_code')
    await enter('/oauth/ams_token', { code: data.code })

    const ways = (await listOf(here)).flatMap(
      ({ method, browser, system }: { method: string; browser: string; system: string }) =>
        system ? [`${method} ${browser} ${system}`] : [],
    )
    expect(ways.sort()).toEqual(['app', 'link', 'member_code', 'sms'].map((method) => `${method} Chrome Android`))
  })

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0',
      'Opera',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.53',
      'WeChat',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
      'Firefox',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36',
      'Chrome',
      'HarmonyOS',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
  ])('calls a browser and its system by their names: %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  test('begins with the session that was used last, not with the one that was opened last', async () => {
    const first = await portal.memberAs('adult')
    portal.clock.forward(60_000)
    await portal.memberAs('adult')
    portal.clock.forward(2 * 60_000)
    await first.post('/account/info')

    expect(await listOf(first)).toMatchObject([
      { current: true, seenAt: '2026-03-02T02:03:00.000Z' },
      { current: false, seenAt: '2026-03-02T02:01:00.000Z' },
    ])
  })

  test('has no secret to log in with, and little of a device', async () => {
    const token = await logInWith(onPhone)
    const member = await portal.memberAs('adult')
    const said = JSON.stringify(await listOf(member))
    const hashes = await portal.db.selectFrom('sessionTokens').select('tokenHash').execute()

    for (const secret of [token, member.token, ...hashes.map(({ tokenHash }) => tokenHash)])
      expect(said).not.toContain(secret)
    for (const { id } of await listOf(member))
      expect(await portal.post('/account/info', {}, { apikey: id })).toMatchObject({ code: 2 })
    expect(JSON.stringify(await portal.db.selectFrom('sessions').selectAll().execute())).not.toContain('SM-S921B')
  })

  test('leaves out ended sessions, and everybody else’s (T-90)', async () => {
    await portal.memberAs('adult')
    portal.clock.forward(31 * 60_000)
    await portal.memberAs('portuguese')
    const member = await portal.memberAs('adult')

    expect(await listOf(member)).toHaveLength(1)
  })
})

describe('ending a session', () => {
  test('of one’s own ends that one only', async () => {
    const [lost, here] = [await portal.memberAs('adult'), await portal.memberAs('adult')]
    const { id } = (await listOf(here)).find(({ current }: { current: boolean }) => !current)
    expect(await here.post('/account/sessions/end', { id })).toMatchObject({ code: 0 })

    expect(await lost.post('/account/info')).toMatchObject({ code: 2 })
    expect(await here.post('/account/info')).toMatchObject({ code: 0 })
    expect(await here.post('/account/sessions/end', { id }), 'ended already').toMatchObject({ code: 0 })
  })

  test('of another member does nothing, and tells nothing (T-90)', async () => {
    const [victim, attacker] = [await portal.memberAs('portuguese'), await portal.memberAs('adult')]
    const [{ id }] = await listOf(victim)
    const nobodys = await attacker.post('/account/sessions/end', { id: 'd9b2d63d-a233-4123-847a-7090fbd1a2f1' })

    expect(await attacker.post('/account/sessions/end', { id })).toEqual(nobodys)
    expect(await victim.post('/account/info')).toMatchObject({ code: 0 })
    expect(await attacker.post('/account/sessions/end', { id: "' or true --" })).toMatchObject({ code: 1 })
  })

  test('and all others leaves this one and other members’', async () => {
    const [other, lost, here] = [
      await portal.memberAs('portuguese'),
      await portal.memberAs('adult'),
      await portal.memberAs('adult'),
    ]
    await here.post('/account/sessions/end_others')

    expect(await lost.post('/account/info')).toMatchObject({ code: 2 })
    expect(await here.post('/account/info')).toMatchObject({ code: 0 })
    expect(await other.post('/account/info')).toMatchObject({ code: 0 })
  })

  test('needs a fresh proof: a stolen token turns nobody out', async () => {
    const member = await portal.memberAs('adult')
    const [{ id }] = await listOf(member)
    portal.clock.forward(11 * 60_000)

    expect(await member.post('/account/sessions/end', { id })).toMatchObject({ code: 3 })
    expect(await member.post('/account/sessions/end_others')).toMatchObject({ code: 3 })
  })
})

test('an open session stays as long as it is good for, however often what has ended is cleaned up', async () => {
  const member = await portal.memberAs('adult')
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    portal.clock.forward(20 * 60_000)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await member.post('/account/info')).toMatchObject({ code: 0 })
  }
})

describe('ten sessions', () => {
  test('are as many as one member has: with the eleventh the oldest ends', async () => {
    const members: Member[] = []
    for (let count = 0; count < 11; count += 1) {
      members.push(await portal.memberAs('adult'))
      portal.clock.forward(1000)
    }
    const answers = await Promise.all(members.map((member) => member.post('/account/info')))

    expect(answers.map(({ code }) => code)).toEqual([2, ...Array.from({ length: 10 }, () => 0)])
  })

  test('are as many when many come at once', async () => {
    await logInWith(onPhone)
    const { memberId } = await portal.db.selectFrom('sessions').select('memberId').executeTakeFirstOrThrow()
    // The login checks at most three passwords of one name together.
    const deviceCookie = { secret: undefined, keep: () => {}, drop: () => {} }
    const openOne = () =>
      sessionService(portal.deps).open(memberId, {
        method: 'account',
        device: onPhone,
        address: '192.0.2.1',
        deviceCookie,
      })
    await Promise.all(Array.from({ length: 40 }, openOne))

    expect(await open()).toHaveLength(10)
  })

  test('count only those that are still open: an old one in use stays', async () => {
    const used = await portal.memberAs('adult')
    for (let count = 0; count < 9; count += 1) await portal.memberAs('adult')
    portal.clock.forward(20 * 60_000)
    await used.post('/account/info')
    portal.clock.forward(15 * 60_000)
    await portal.memberAs('adult')

    expect(await used.post('/account/info')).toMatchObject({ code: 0 })
  })
})
