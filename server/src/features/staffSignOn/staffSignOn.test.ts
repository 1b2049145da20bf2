import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { demonstrationPassword } from '../../demonstration/people.ts'
import { seatWorkLinks } from '../../demonstration/workAccounts.ts'
import type { Settings } from '../../settings.ts'
import { aBrowser } from '../../testing/browser.ts'
import { clerksOf } from '../../testing/clerks.ts'
import type { Behaviour } from '../../testing/issuer.ts'
import { thePortal } from '../../testing/portal.ts'
import { backWith, deskWith, finish, subjects } from '../../testing/workAccounts.ts'

const portal = await thePortal()
const { deps } = portal
const [signedOut, tooMany, codeWrong, unavailable, failed, closed, elsewhere] = [2, 4, 21, 330, 332, 335, 336]

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await portal.staffAs('senior')
  await seatWorkLinks(deps, `${deps.origin}/dev/sign-on`)
})

const issuerWith = async (...given: Parameters<typeof deskWith> extends [unknown, ...infer Rest] ? Rest : never) => {
  const there = await deskWith(portal, ...given)
  onTestFinished(there.close)
  return there
}
const deskOf = async (settings: Partial<Settings>, more = {}) => {
  const app = await buildApp({ ...deps, settings: { ...deps.settings, ...settings }, ...more }, { strict: true })
  onTestFinished(() => app.close())
  return app
}

describe('an issuer of work accounts', () => {
  test('that is honest is believed', async () => {
    const there = await issuerWith({ claims: () => ({ amr: ['pwd', 'mfa'] }) }, { linked: 'editor' })

    expect(await there.logIn()).toMatchObject({ code: 0, data: { linked: true, next: 'desk' } })
  })

  test.each<[string, Behaviour]>([
    ['a nonce of another sign-on (ASVS 10.5.1)', { claims: () => ({ nonce: 'another' }) }],
    ['another issuer’s name (ASVS 10.5.3)', { claims: () => ({ iss: 'https://elsewhere.example' }) }],
    ['another portal as its audience (ASVS 10.5.4)', { claims: () => ({ aud: 'another' }) }],
    ['an end in the past', { claims: () => ({ exp: Math.floor(Date.now() / 1000) - 600 }) }],
    ['a signature by an unknown key (ASVS 6.8.2)', { signature: 'foreign' }],
    ['no signature', { signature: 'none' }],
    ['details of somebody else', { userinfo: { sub: 'somebody else' } }],
    ['the name of another issuer in the answer', { answer: (query) => query.set('iss', 'https://elsewhere.example') }],
    ['another state', { answer: (query) => query.set('code', 'made up') }],
  ])('whose token has %s opens nothing', async (_, behaviour) => {
    const there = await issuerWith(behaviour, { linked: 'editor' })

    expect(await there.logIn()).toMatchObject({ code: failed })
  })

  test('another one with the same subject is somebody else', async () => {
    const there = await issuerWith({ claims: () => ({ sub: subjects.senior }), userinfo: { sub: subjects.senior } })

    expect(await there.logIn()).toMatchObject({ code: 0, data: { linked: false } })
  })

  test.each<[string, Behaviour]>([
    ['answers with a fault', { status: 503 }],
    ['never answers', { silent: true }],
  ])('that %s is told as being away; the password goes on working, and a logout ends here', async (_, behaviour) => {
    const there = await issuerWith({ claims: () => ({ amr: ['mfa'] }) }, { linked: 'editor', patience: 3 })
    const { data } = await there.logIn()
    const away = await issuerWith(behaviour, { patience: 1, secondFactor: 'offered' })
    const said = await away.begin()

    expect(said).toMatchObject({ code: unavailable, message: expect.stringContaining('暫時未能連接工作帳戶') })
    const given = { username: 'editor', password: demonstrationPassword }
    expect(await away.browser.post('/desk/login', given)).toMatchObject({ code: 0, data: { next: 'desk' } })
    const out = await away.browser.post('/desk/logout', {}, { apikey: data.token })
    expect(out).toEqual({ code: 0, data: { address: null } })
    expect(await portal.post('/desk/me', {}, { apikey: data.token })).toMatchObject({ code: signedOut })
  })

  test('is asked a hundred and twenty times an hour from one network, and no more', async () => {
    const browser = aBrowser(portal.app)
    const begin = () => browser.post('/desk/login/account')
    for (let times = 0; times < 120; times += 1) expect(await begin()).toMatchObject({ code: 0 })

    expect(await begin()).toMatchObject({ code: tooMany, wait: 3600 })
    const other = aBrowser(portal.app, undefined, '203.0.113.5')
    expect(await other.post('/desk/login/account')).toMatchObject({ code: 0 })
  })
})

describe('a second factor', () => {
  test('that the issuer does not answer for is asked for here, where there is one', async () => {
    const { employ, enrolled, forReal, codeOf } = await clerksOf(portal)
    onTestFinished(() => forReal.close())
    await employ('ieong')
    const { secret } = await enrolled()
    const there = await issuerWith({}, { linked: 'ieong' })
    const { data } = await there.logIn()
    const give = (code: string) => there.browser.post('/desk/login/code', { pending: data.token, code })

    expect(data).toMatchObject({ linked: true, next: 'code' })
    expect(await there.browser.post('/desk/me', {}, { apikey: data.token })).toMatchObject({ code: signedOut })
    expect(await give(codeOf(secret) === '000000' ? '111111' : '000000')).toMatchObject({ code: codeWrong })
    const opened = await give(codeOf(secret))
    expect(opened.data).toMatchObject({ next: 'desk' })
    const me = await there.browser.post('/desk/me', {}, { apikey: opened.data.token })
    expect(me.data).toMatchObject({ provedBy: 'authenticator' })
  })

  test.each([
    ['required', 'enrolment'],
    ['offered', 'desk'],
  ] as const)('that there is nowhere: where it is %s, what follows is %s', async (secondFactor, next) => {
    const app = await deskOf({ secondFactor })

    expect((await finish(await backWith(portal, subjects.counter, app))).data).toMatchObject({ linked: true, next })
  })

  test('that the issuer answers for is enough, also where a colleague has removed that of the desk', async () => {
    const senior = await portal.staffAs('senior')
    await senior.post('/desk/staff/help_in', { username: 'reviewer' })

    expect((await finish(await backWith(portal, subjects.reviewer))).data).toMatchObject({ next: 'desk' })
  })

  type Known = Settings['staffLogin']['secondFactor']
  test.each<[string, Record<string, unknown>, Known, string]>([
    ['a class that the settings know', { acr: 'aal2' }, { acr: ['aal3', 'aal2'], amr: [] }, 'desk'],
    ['a class that they do not know', { acr: 'aal1' }, { acr: ['aal2'], amr: ['mfa'] }, 'enrolment'],
    ['methods, one of which they know', { amr: ['pwd', 'mfa'] }, { acr: [], amr: ['mfa'] }, 'desk'],
    ['one method, which they know', { amr: 'mfa' }, { acr: [], amr: ['mfa'] }, 'desk'],
    ['methods that they do not know', { amr: ['pwd'] }, { acr: [], amr: ['mfa'] }, 'enrolment'],
    ['malformed words', { acr: ['mfa'], amr: { mfa: true } }, { acr: ['mfa'], amr: ['mfa'] }, 'enrolment'],
    ['nothing', {}, { acr: ['aal2'], amr: ['mfa'] }, 'enrolment'],
    ['words, where the settings know none', { acr: 'aal2', amr: ['mfa'] }, { acr: [], amr: [] }, 'enrolment'],
  ])('is what the issuer calls so: %s', async (_, claims, secondFactor, next) => {
    const there = await issuerWith({ claims: () => claims }, { linked: 'editor', staffLogin: { secondFactor } })
    const { data, asked } = await there.logIn()

    expect(data).toMatchObject({ linked: true, next })
    expect(asked.get('acr_values')).toBe(secondFactor.acr.length > 0 ? secondFactor.acr.join(' ') : null)
  })

  test('is not believed outside the signed token', async () => {
    const there = await issuerWith({ userinfo: { amr: ['mfa'] } }, { linked: 'editor' })

    expect((await there.logIn()).data).toMatchObject({ next: 'enrolment' })
  })
})

describe('roles', () => {
  const { roles } = deps.settings.staffLogin
  const staffLogin = { rolesClaim: 'groups', roles: { ...roles, reviewer: ['desk', 'all'], counter: ['all'] } }
  const rolesOf = async (username: string) =>
    (await portal.db.selectFrom('staff').select('roles').where('username', '=', username).executeTakeFirst())?.roles
  const acts = async () => {
    const rows = portal.db.selectFrom('audit').select(['staffId', 'detail']).where('act', '=', 'roles_set')
    return (await rows.execute()).map(({ staffId, detail }) => [staffId, detail])
  }

  test('are those of the desk, unless the settings say where they come from', async () => {
    const there = await issuerWith({ claims: () => ({ groups: ['desk'] }) }, { linked: 'editor' })
    await there.logIn()

    expect(await rolesOf('editor')).toEqual(['content'])
  })

  test.each<[string, Behaviour, string[]]>([
    ['in the token', { claims: () => ({ groups: ['desk', 'unknown'] }) }, ['reviewer']],
    ['beside it', { userinfo: { groups: ['all'] } }, ['reviewer', 'counter']],
    ['as one word', { claims: () => ({ groups: 'desk' }) }, ['reviewer']],
    ['as words that give none', { claims: () => ({ groups: ['choir'] }) }, []],
    ['nowhere', {}, []],
    ['malformed', { claims: () => ({ groups: { all: true } }) }, []],
  ])('come with each login where a claim is set, and are written down: %s', async (_, behaviour, expected) => {
    const there = await issuerWith(behaviour, { linked: 'editor', staffLogin })
    await there.logIn()
    await there.logIn()

    expect(await rolesOf('editor')).toEqual(expected)
    expect(await acts(), 'once, as the second login changes nothing').toEqual([[null, expected.join(', ') || null]])
  })

  test('that come with the account are not changed at the desk; those of others are', async () => {
    const there = await issuerWith({}, { linked: 'editor', staffLogin })
    const senior = await portal.staffAs('senior')
    const set = (username: string) =>
      there.browser.post('/desk/staff/roles', { username, roles: ['senior'] }, senior.headers)

    expect(await set('editor')).toMatchObject({ code: elsewhere })
    expect(await set('auditor')).toMatchObject({ code: 0 })
    expect(await rolesOf('editor')).toEqual(['content'])
  })
})

describe('the ways in', () => {
  const given = { username: 'senior', password: demonstrationPassword }
  const ways = { ...deps.settings.staffLogin }

  test('are both, where the settings say nothing', async () => {
    expect((await portal.get('/desk/login/ways')).data).toEqual({ password: true, account: '工作帳戶' })
  })

  test('can be work accounts alone: no password opens anything then, right or wrong', async () => {
    const browser = aBrowser(await deskOf({ staffLogin: { ...ways, ways: 'account' } }))

    expect((await browser.get('/desk/login/ways')).data).toEqual({ password: false, account: '工作帳戶' })
    for (const password of [demonstrationPassword, 'wrong'])
      expect(await browser.post('/desk/login', { ...given, password })).toMatchObject({ code: closed })
  })

  test('can be passwords alone: nothing is begun, finished or linked then, and nobody is invited', async () => {
    const app = await deskOf({}, { staffSignOn: undefined })
    const begun = await backWith(portal, subjects.senior, app)
    const { headers } = await portal.staffAs('senior')

    expect((await begun.get('/desk/login/ways')).data).toEqual({ password: true, account: null })
    expect(await begun.post('/desk/login/account')).toMatchObject({ code: unavailable })
    expect(await finish(begun)).toMatchObject({ code: 333 })
    expect(await begun.post('/desk/staff/invite', { username: 'counter' }, headers)).toMatchObject({
      code: unavailable,
    })
    expect(await begun.post('/desk/login', given)).toMatchObject({ code: 0 })
  })

  test('ask for a code with PKCE, nonce and state; no request can change where it comes back to', async () => {
    const browser = aBrowser(portal.app)
    const { data } = await browser.post('/desk/login/account', {}, { host: 'evil.example', 'api-language': 'en' })

    expect(Object.fromEntries(new URL(data.address).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${deps.origin}/api/desk/login/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}\.en$/),
      client_id: 'palaestra-desk',
    })
    expect(await browser.post('/desk/login/account', { subject: subjects.senior })).toMatchObject({ code: 1 })
  })

  test('lead over the cookie of this browser, which goes to the calls of the desk alone', async () => {
    const { headers } = await aBrowser(portal.app).ask('POST', '/api/desk/login/account', { payload: {} })

    expect(String(headers['set-cookie'])).toMatch(
      /^desk-sign-on=[\w-]{43}; Path=\/api\/desk; Max-Age=1200; HttpOnly; SameSite=Lax$/,
    )
  })
})
