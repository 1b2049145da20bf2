import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { attackersOf, solved } from '../../testing/attackers.ts'
import { thePortal } from '../../testing/portal.ts'
import { purgeSecurityLog, securityLogService } from './securityLog.service.ts'
import { securityLogTable, type Wanted } from './securityLog.table.ts'

const portal = await thePortal()
const { username, email, mobile, idNumber, birthDate } = people.adult
const [home, elsewhere] = ['203.0.113.7', '198.51.100.2']
const newPassword = 'three boats and a lantern'
const twice = { password: newPassword, passwordRepeat: newPassword }

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** A process of the portal. When it has ended, its events are in the log. */
const aProcess = async () => {
  const { app } = await attackersOf(portal)
  const post = async (path: string, payload: object | string, from = home, headers = {}) => {
    const asked = { method: 'POST', url: `/api${path}`, payload, remoteAddress: from } as const
    return (await app.inject({ ...asked, headers: { 'content-type': 'application/json', ...headers } })).json()
  }
  const logIn = (password: string, from = home, name = username as string) =>
    post('/security/login_one_pass', { method: 'account', username: name, password }, from)
  const get = (path: string, headers = {}) =>
    app.inject({ url: `/api${path}?useToken=1`, remoteAddress: home, headers })
  return { post, get, logIn, end: () => app.close() }
}

const rows = () => portal.db.selectFrom('securityLog').selectAll().orderBy('firstAt').orderBy('lastAt').execute()
/** Call, outcome and count of each row. */
const told = async () => (await rows()).map(({ call, refusal, times }) => `${call} ${refusal || 'succeeded'} ${times}`)
const idOf = async (username: string) =>
  (await portal.db.selectFrom('members').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
const secretIn = async (to: string) => {
  await portal.doJobs()
  // Two letters may go out at once, so either may be the newest.
  const bodies = (await portal.letters(to)).map(({ body }) => body)
  const [, secret] = /\/([\w-]{43})$/m.exec(bodies.join('\n')) ?? []
  if (!secret) throw new Error('no letter with a secret')
  return secret
}

describe('after an attack the log tells', () => {
  test('each try, its time, its person, its network and its count (ASVS 16.3)', async () => {
    const { logIn, end } = await aProcess()
    await logIn('a guess')
    portal.clock.forward(60_000)
    await logIn('another guess')
    portal.clock.forward(60_000)
    await logIn('a guess from elsewhere', elsewhere)
    portal.clock.forward(1000)
    await logIn('a guess', elsewhere, 'nobody')
    portal.clock.forward(1000)
    // A try over the rate limit is still about the person.
    await logIn('a guess', elsewhere)
    await end()

    const member = await idOf(username)
    const minuteOf = (moment: Date) => moment.toISOString().slice(11, 16)
    const found = (await rows()).map(({ hour, firstAt, lastAt, ...row }) => ({
      ...row,
      hour: hour.toISOString(),
      when: `${minuteOf(firstAt)}–${minuteOf(lastAt)}`,
    }))
    const networks = [home, elsewhere].map((network) => portal.deps.keys.ofNetwork(network))
    const common = { call: '/security/login_one_pass', hour: '2026-03-02T02:00:00.000Z', staff: null, member }
    const fromElsewhere = { ...common, network: networks[1], times: 1, when: '02:02–02:02' }
    expect(found).toEqual([
      { ...common, refusal: 'login_wrong', network: networks[0], times: 2, when: '02:00–02:01' },
      { ...fromElsewhere, refusal: 'login_wrong' },
      { ...fromElsewhere, refusal: 'login_wrong', member: null },
      { ...fromElsewhere, refusal: 'captcha_needed' },
    ])
  })

  test('the owner of a mobile for which codes were requested and guessed', async () => {
    const { post, end } = await aProcess()
    await post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved })
    const code = await portal.codeTo(mobile)
    const byCode = (code: string) => post('/security/login_one_pass', { method: 'sms', mobile, code })
    const wrong = code === '111111' ? '222222' : '111111'
    for (const given of [wrong, wrong, code]) await byCode(given)
    await end()

    expect((await told()).sort()).toEqual([
      '/security/login_one_pass code_wrong 2',
      '/security/login_one_pass succeeded 1',
      '/security/login_one_send_captcha succeeded 1',
    ])
    const member = await idOf(username)
    expect((await rows()).map((row) => row.member)).toEqual([member, member, member])
  })

  test('the member for whom a new password was requested, and its link looked at, used and used again', async () => {
    const { post, end } = await aProcess()
    await post('/account/online/forgot_password', { account: username, solvedCaptcha: solved })
    const hash = await secretIn(email)
    await post('/account/online/reset_password/look', { hash })
    for (let times = 0; times < 2; times += 1)
      await post('/account/online/reset_password', { method: 'email', hash, ...twice })
    await end()

    const member = await idOf(username)
    const whose = (await rows()).map(({ call, refusal, member }) => [
      call.split('/').slice(3).join('/'),
      refusal,
      member,
    ])
    expect(whose.sort()).toEqual([
      ['forgot_password', '', member],
      ['reset_password', '', member],
      // An ended link is nobody’s.
      ['reset_password', 'link_ended', null],
      ['reset_password/look', '', member],
    ])
  })

  test('the account changed in an open session, and a missing proof', async () => {
    const { post, logIn, end } = await aProcess()
    const { data } = await logIn(demonstrationPassword)
    const asMember = { apikey: data.token }
    portal.clock.forward(11 * 60_000)
    await post('/account/online/change_passowrd', twice, home, asMember)
    await post('/account/prove', { method: 'account', password: demonstrationPassword }, home, asMember)
    await post('/account/online/change_passowrd', twice, home, asMember)
    await end()

    expect(await told()).toEqual(
      expect.arrayContaining([
        '/account/online/change_passowrd proof_needed 1',
        '/account/prove succeeded 1',
        '/account/online/change_passowrd succeeded 1',
      ]),
    )
    expect(new Set((await rows()).map((row) => row.member))).toEqual(new Set([await idOf(username)]))
  })

  test('a mobile that is moved, and an e-mail address that is asked for', async () => {
    const { post, logIn, end } = await aProcess()
    const { data } = await logIn(demonstrationPassword)
    const asMember = { apikey: data.token }
    await post('/account/change_mobile/send_sms', { mobile: '66887766' }, home, asMember)
    await post('/account/change_mobile', { mobile: '66887766', code: await portal.codeTo('66887766') }, home, asMember)
    await post('/account/change_email', { email: 'mei@example.mo', emailRepeat: 'mei@example.mo' }, home, asMember)
    await end()

    expect(await told()).toEqual(
      expect.arrayContaining(['/account/change_mobile succeeded 1', '/account/change_email succeeded 1']),
    )
  })

  test('the member of staff whose login was tried, who logged in, and who was refused', async () => {
    await portal.staffAs('editor')
    const { post, end } = await aProcess()
    const logIn = (password: string) => post('/desk/login', { username: 'editor', password })
    await logIn('a guess')
    const { data } = await logIn(demonstrationPassword)
    await post('/desk/application/approve', { reference: 'A26-000001' }, home, { apikey: data.token })
    await end()

    expect((await told()).sort()).toEqual([
      '/desk/application/approve not_allowed 1',
      '/desk/login login_wrong 1',
      '/desk/login succeeded 1',
    ])
    const { id } = await portal.db
      .selectFrom('staff')
      .select('id')
      .where('username', '=', 'editor')
      .executeTakeFirstOrThrow()
    expect((await rows()).map(({ staff, member }) => [staff, member])).toEqual([
      [id, null],
      [id, null],
      [id, null],
    ])
  })
})

describe('the security log', () => {
  test('keeps the refusals of other calls, without mistakes of typing', async () => {
    const { post, get, logIn, end } = await aProcess()
    const { data } = await logIn(demonstrationPassword)
    const asMember = { apikey: data.token }
    await post('/account/info', {}, home, asMember)
    await post('/account/refresh_token', {}, home, asMember)
    await get('/account/sessions', asMember)
    await get('/tools/captcha?for=/security/login_link')
    await post('/account/info', { unknown: 1 }, home, asMember)
    await post('/account/info', '{', home, asMember)
    await get('/no/such/call')
    await post('/account/info', {})
    await end()

    expect((await told()).sort()).toEqual(['/account/info signed_out 1', '/security/login_one_pass succeeded 1'])
  })

  test('keeps mistakes of typing in calls about who somebody is', async () => {
    const { post, end } = await aProcess()
    await post('/security/login_one_pass', { method: 'account', username: ['siumei'], password: '\u0000' })
    await end()

    expect(await told()).toEqual(['/security/login_one_pass invalid_input 1'])
  })

  test('keeps nothing that was typed, and no network address', async () => {
    const { post, logIn, end } = await aProcess()
    const { data } = await logIn(demonstrationPassword)
    await logIn('canary-sings-27', elsewhere, 'canarinho')
    await post('/account/find_member_code', { idNumber, birthDate, solvedCaptcha: solved })
    await post('/account/online/forgot_password', { account: email, solvedCaptcha: solved })
    await post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved })
    const hash = await secretIn(email)
    await post('/account/online/reset_password', { method: 'email', hash, ...twice })
    await post('/account/info', {}, elsewhere, { apikey: data.token })
    await end()

    const { rows } = await sql<{ all: string }>`select security_log::text as all from security_log`.execute(portal.db)
    const all = rows.map((row) => row.all).join('\n')
    expect(rows.length).toBeGreaterThan(5)
    const personal = { username, email, mobile, idNumber, birthDate, hash, token: data.token, home, elsewhere }
    for (const [what, canary] of Object.entries({ ...personal, newPassword, name: 'canarinho', sung: 'canary' }))
      expect(all.includes(canary), what).toBe(false)
  })
})

describe('who reads the log', () => {
  const at = (time: string) => new Date(`2026-03-02T${time}+08:00`)
  const happened = (from: string, to: string, change: object = {}) => {
    const firstAt = at(from)
    const hour = new Date(firstAt)
    hour.setUTCMinutes(0, 0, 0)
    const about = { call: '/a', refusal: 'login_wrong', member: null, staff: null, network: 'home', times: 1 }
    return { ...about, hour, firstAt, lastAt: at(to), ...change }
  }
  const write = (...events: ReturnType<typeof happened>[]) => securityLogTable(portal.db).add(events)
  const found = async (wanted: Partial<Wanted> = {}, most = 10) =>
    (await securityLogService(portal.deps).find({ since: at('00:00:00'), ...wanted }, most)).map(({ call }) => call)

  test('gets what has happened since a moment, also in an hour that began before, in its order', async () => {
    await write(
      happened('09:59:00', '09:59:59', { call: '/before' }),
      happened('10:00:00', '10:45:00', { call: '/grown' }),
      happened('10:40:00', '10:40:00', { call: '/once' }),
      happened('10:30:00', '10:40:00', { call: '/twice' }),
      happened('10:05:00', '10:29:59', { call: '/over' }),
    )

    expect(await found({ since: at('10:30:00') })).toEqual(['/twice', '/once', '/grown'])
    expect(await found({ since: at('10:40:00') })).toEqual(['/twice', '/once', '/grown'])
    expect(await found({}, 2), 'no more than asked for').toEqual(['/before', '/over'])
  })

  test('gets what is about one member, from one network, and refused', async () => {
    const member = await idOf(username)
    await write(
      happened('10:00:00', '10:00:00', { call: '/1', member }),
      happened('10:01:00', '10:01:00', { call: '/2', member: await idOf(people.english.username) }),
      happened('10:02:00', '10:02:00', { call: '/3', network: 'away' }),
      happened('10:03:00', '10:03:00', { call: '/4', refusal: '' }),
    )

    expect(await found({ member })).toEqual(['/1'])
    expect(await found({ network: 'away' })).toEqual(['/3'])
    expect(await found({ refused: true })).toEqual(['/1', '/2', '/3'])
    expect(await found({ refused: false })).toEqual(['/1', '/2', '/3', '/4'])
  })

  test('reads names: of the member a number, of staff the username, and of nobody nothing', async () => {
    await portal.staffAs('editor')
    const staff = portal.db.selectFrom('staff').select('id').where('username', '=', 'editor')
    const { id } = await staff.executeTakeFirstOrThrow()
    await write(
      happened('10:00:00', '10:00:00', { member: await idOf(username) }),
      happened('10:01:00', '10:01:00', { staff: id }),
      happened('10:02:00', '10:02:00'),
    )
    const log = await securityLogService(portal.deps).find({ since: at('00:00:00') }, 10)

    expect(log).toMatchObject([
      { memberNumber: expect.stringMatching(/^\d{9}$/), staff: null },
      { memberNumber: null, staff: 'editor' },
      { memberNumber: null, staff: null },
    ])
  })

  test('finds one row for what two processes have seen, from the first moment to the last', async () => {
    await write(happened('10:10:00', '10:20:00', { times: 2 }))
    await write(happened('10:05:00', '10:06:00', { times: 3 }))
    await write(happened('10:15:00', '10:30:00'))

    expect(await rows()).toMatchObject([{ times: 6, firstAt: at('10:05:00'), lastAt: at('10:30:00') }])
  })

  test('finds it for a year', async () => {
    await write(happened('10:00:00', '10:00:00'))
    portal.clock.set(new Date('2027-03-02T10:59:00+08:00'))
    await purgeSecurityLog(portal.deps)
    expect(await rows()).toHaveLength(1)

    portal.clock.set(new Date('2027-03-02T11:00:00+08:00'))
    await purgeSecurityLog(portal.deps)
    expect(await rows()).toEqual([])
  })
})
