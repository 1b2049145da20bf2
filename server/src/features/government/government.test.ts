import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { aBrowser, type Browser } from '../../testing/browser.ts'
import { acceptTerms } from '../../testing/government.ts'
import { type Behaviour, portalWith } from '../../testing/issuer.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { origin } = portal.deps
const verifyPath = '/security/verify_int_gov'
const [unavailable, cancelled, failed] = [140, 141, 142]
const begin = (browser: Browser, body = {}) => browser.post('/oauth/sign_on', body)

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('the request to the issuer', () => {
  test('asks for a code with PKCE, nonce and state; no request can change where it comes back to', async () => {
    const browser = aBrowser(portal.app)
    const { data } = await browser.post('/oauth/sign_on', {}, { host: 'evil.example', 'api-language': 'en' })
    const query = Object.fromEntries(new URL(data.address).searchParams)

    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/api/oauth/callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}\.en$/),
      ui_locales: 'en',
      scope: 'openid profile',
      client_id: 'palaestra',
    })
    expect(data.address).not.toContain('verifier')
  })

  test('is made a hundred and twenty times an hour from one network, and no more', async () => {
    const browser = aBrowser(portal.app)
    for (let times = 0; times < 120; times += 1) expect(await begin(browser)).toMatchObject({ code: 0 })

    expect(await begin(browser)).toMatchObject({ code: 4, wait: 3600 })
    expect(await begin(aBrowser(portal.app, undefined, '203.0.113.5')), 'another network').toMatchObject({ code: 0 })
  })

  test.each([{ app: 'https://elsewhere.example' }, { app: '/online' }, { subject: 'g-7f3a91' }])(
    'never takes %j from the browser',
    async (body) => {
      expect(await begin(aBrowser(portal.app), body)).toMatchObject({ code: 1 })
    },
  )
})

describe('an issuer', () => {
  const behaving = async (behaviour: Behaviour, options = {}) => {
    const there = await portalWith(portal.deps, behaviour, options)
    onTestFinished(there.close)
    return { ...there, browser: aBrowser(there.app) }
  }
  const roundTrip = async (behaviour: Behaviour) => {
    const there = await behaving(behaviour)
    const { data } = await begin(there.browser)
    await there.browser.go(`${origin}/api/oauth/callback?${there.agree(data.address)}`)
    return there.browser.post(verifyPath)
  }

  test('that is honest is believed', async () => {
    expect(await roundTrip({ userinfo: { name: 'Ana Sousa' } })).toEqual({
      code: 0,
      data: { linked: false, nameHint: 'A•• S••' },
    })
  })

  test.each<[string, Behaviour]>([
    ['a nonce of another sign-on (ASVS 10.5.1)', { claims: () => ({ nonce: 'another' }) }],
    ['no nonce', { claims: () => ({ nonce: undefined }) }],
    ['another issuer’s name (ASVS 10.5.3)', { claims: () => ({ iss: 'https://elsewhere.example' }) }],
    ['another portal as its audience (ASVS 10.5.4)', { claims: () => ({ aud: 'another' }) }],
    ['an end in the past', { claims: () => ({ exp: Math.floor(Date.now() / 1000) - 600 }) }],
    ['nobody it is about (ASVS 10.5.2)', { claims: () => ({ sub: undefined }) }],
    ['a signature by an unknown key (ASVS 6.8.2)', { signature: 'foreign' }],
    ['no signature', { signature: 'none' }],
    ['details of somebody else', { userinfo: { sub: 'somebody else' } }],
    ['the name of another issuer in the answer', { answer: (query) => query.set('iss', 'https://elsewhere.example') }],
    ['no name of an issuer in the answer', { answer: (query) => query.delete('iss') }],
  ])('whose token has %s is not believed', async (_, behaviour) => {
    expect(await roundTrip(behaviour)).toMatchObject({ code: failed })
  })

  test('whose details are malformed is believed without them', async () => {
    const odd = { name: ['x'], id_number: '1', id_type: 'emperor', birthdate: 'soon' }
    expect(await roundTrip({ userinfo: odd })).toEqual({ code: 0, data: { linked: false, nameHint: null } })
  })

  test.each([
    ['of one sign', 'A', 'A•'],
    ['of two hundred', 'A'.repeat(200), 'A•••'],
    ['of more', 'A'.repeat(201), null],
    ['of none', '', null],
  ])('may give a name %s', async (_, name, nameHint) => {
    const { data } = await roundTrip({ userinfo: { name } })

    expect(data).toMatchObject({ linked: false, nameHint: nameHint && expect.stringMatching(/^A•*$/) })
  })

  test.each([
    ['access_denied', cancelled],
    ['server_error', unavailable],
    ['temporarily_unavailable', unavailable],
    ['invalid_scope', failed],
    ['login_required', failed],
  ])('that answers %s is understood', async (error, code) => {
    const answer = (query: URLSearchParams) => {
      query.delete('code')
      query.set('error', error)
    }

    expect(await roundTrip({ answer })).toMatchObject({ code })
  })

  test('that names itself otherwise than the settings gets no request (ASVS 10.5.3)', async () => {
    const { browser } = await behaving({ metadata: { issuer: 'https://elsewhere.example' } })
    expect(await begin(browser)).toMatchObject({ code: unavailable })
  })

  test('without encryption gets no request outside development', async () => {
    const { browser, asked } = await behaving({}, { insecure: false })

    expect(await begin(browser)).toMatchObject({ code: unavailable })
    expect(asked).toEqual([])
  })

  test.each<[string, Behaviour]>([
    ['answers with a fault', { status: 503 }],
    ['never answers', { silent: true }],
  ])('that %s closes this way in and no other, and is asked again the next time', async (_, behaviour) => {
    const there = await behaving(behaviour, { patience: 3 })
    expect(await begin(there.browser)).toMatchObject({
      code: unavailable,
      message: expect.stringContaining('其他方式'),
    })
    expect(
      await there.browser.post('/security/login_one_pass', { method: 'account', username: 'x', password: 'y' }),
    ).toMatchObject({ code: 20 })

    Object.assign(there.behaviour, { status: undefined, silent: false })
    expect(await begin(there.browser)).toMatchObject({ code: 0 })
  })

  test.each<[string, Behaviour]>([
    ['answers with a fault', { status: 500 }],
    ['falls silent', { silent: true }],
    ['hangs up', { hangsUp: true }],
  ])('that %s half-way is told apart from one that refuses', async (_, behaviour) => {
    const there = await behaving({}, { patience: 3 })
    const { data } = await begin(there.browser)
    const answer = there.agree(data.address)
    Object.assign(there.behaviour, behaviour)
    await there.browser.go(`${origin}/api/oauth/callback?${answer}`)

    expect(await there.browser.post(verifyPath)).toMatchObject({ code: unavailable })
  })

  test('is asked for its metadata once, however many begin', async () => {
    const { browser, asked } = await behaving({})
    await Promise.all(Array.from({ length: 5 }, () => begin(browser)))

    expect(asked).toEqual(['/.well-known/openid-configuration'])
  })
})

describe('without an issuer in the settings', () => {
  const opened = buildApp({ ...portal.deps, signOn: undefined })
  afterAll(async () => (await opened).close())

  test('the login is closed, and nothing is begun', async () => {
    expect(await begin(aBrowser(await opened))).toMatchObject({ code: unavailable })
    const member = await portal.memberAs('adult')
    await acceptTerms(member)
    const linking = await aBrowser(await opened).post('/account/sign_on', {}, member.headers)
    expect(linking).toMatchObject({ code: unavailable })
    expect(await portal.db.selectFrom('signOns').selectAll().execute()).toEqual([])
  })

  test('the screens are told that there is none, so that they offer none', async () => {
    const setting = await (await opened).inject('/api/web/setting')

    expect(setting.json().data).toMatchObject({ signOn: false })
    expect((await portal.get('/web/setting')).data).toMatchObject({ signOn: true })
  })
})
