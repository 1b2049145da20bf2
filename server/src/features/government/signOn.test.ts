import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { aBrowser, type Browser } from '../../testing/browser.ts'
import { linkedTo, signIn } from '../../testing/government.ts'
import { portalWith } from '../../testing/issuer.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { origin } = portal.deps
const verifyPath = '/security/verify_int_gov'
const [cancelled, failed, ended] = [141, 142, 143]
const isReturn = (address: string) => address.includes('/api/oauth/callback')
const begin = (browser: Browser) => browser.post('/oauth/sign_on')
/** Goes as far as the answer of the issuer, which the portal does not yet have. */
const answerFor = (browser: Browser, account = 'siumei') => signIn(browser, account, { until: isReturn })
const sessions = () => portal.db.selectFrom('sessions').selectAll().execute()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('a linked government account', () => {
  test('[A05] opens a session of its member, by way of a real issuer', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app)
    const page = await signIn(browser, 'siumei', { app: 'lostCard' })
    const { code, data } = await browser.post(verifyPath, {}, { 'user-agent': 'Mozilla/5.0 (iPhone) CriOS/131.0' })

    const opened = (await sessions()).find(({ method }) => method === 'government')
    expect(opened).toMatchObject({ browser: 'Chrome', system: 'iPhone' })
    expect(page).toBe(`${origin}/zh/security/sign-on`)
    expect(code).toBe(0)
    expect(data).toEqual({ linked: true, token: expect.any(String), app: 'lostCard' })
    expect(await portal.post('/account/info', {}, { apikey: data.token })).toMatchObject({
      data: { username: people.adult.username },
    })
  })

  test('logs in once: of twenty at the same moment one gets a token, and the sign-on is gone', async () => {
    await linkedTo(portal, 'adult')
    const before = (await sessions()).length
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    const headers = { cookie: `sign-on=${browser.cookies.get('sign-on')}` }
    const answers = await Promise.all(Array.from({ length: 20 }, () => portal.post(verifyPath, {}, headers)))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === ended)).toHaveLength(19)
    expect(await sessions()).toHaveLength(before + 1)
    expect(await portal.db.selectFrom('signOns').selectAll().execute()).toEqual([])
  })

  test('gives no fresh proof: a change of the account asks for one (ASVS 6.8.4)', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    const { data } = await browser.post(verifyPath)

    expect(await portal.post('/account/unbind_gov', {}, { apikey: data.token })).toMatchObject({ code: 3 })
  })

  test('makes this browser one that the member is known in: no guess of a stranger holds it up (T-11)', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app, undefined, '203.0.113.5')
    await signIn(browser, 'siumei')
    await browser.post(verifyPath)
    const logIn = (who: Browser, password: string) =>
      who.post('/security/login_one_pass', { method: 'account', username: people.adult.username, password })
    const stranger = aBrowser(portal.app, undefined, '198.18.0.9')
    for (let tries = 0; tries < 3; tries += 1) await logIn(stranger, 'guess')
    expect(await logIn(stranger, 'guess'), 'a stranger has to work').toMatchObject({ code: 25 })

    expect(await logIn(browser, demonstrationPassword)).toMatchObject({ code: 0 })
  })

  test('is known by issuer and subject, not by its ID number (T-23)', async () => {
    await linkedTo(portal, 'adult')
    for (const another of [{ subject: 'somebody-else' }, { issuer: 'https://elsewhere.example' }]) {
      await portal.db.updateTable('governmentLinks').set(another).execute()
      const browser = aBrowser(portal.app)
      await signIn(browser, 'siumei')

      expect(await browser.post(verifyPath)).toMatchObject({ code: 0, data: { linked: false } })
      await portal.db.updateTable('governmentLinks').set({ subject: 'g-7f3a91' }).execute()
    }
  })

  test('opens nothing after it has been unlinked', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    await portal.db.updateTable('governmentLinks').set({ unlinkedAt: portal.clock.now() }).execute()

    expect(await browser.post(verifyPath)).toMatchObject({ code: 0, data: { linked: false } })
  })

  test('opens only an activated account', async () => {
    const { id } = await linkedTo(portal, 'adult')
    await portal.db.updateTable('members').set({ passwordHash: null, activatedAt: null }).where('id', '=', id).execute()
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')

    expect(await browser.post(verifyPath)).toMatchObject({ code: 0, data: { linked: false } })
  })
})

test('[A05] an unlinked government account opens nothing, and its name is only hinted at', async () => {
  const browser = aBrowser(portal.app)
  await signIn(browser, 'siumei')

  expect(await browser.post(verifyPath)).toEqual({ code: 0, data: { linked: false, nameHint: '陳••' } })
  expect(await sessions()).toEqual([])
})

test('a member who cancels at the issuer is told so', async () => {
  const browser = aBrowser(portal.app)
  await signIn(browser, 'nobody')

  expect(await browser.post(verifyPath)).toMatchObject({ code: cancelled })
})

describe('the cookie', () => {
  test('is for this host alone, out of reach for scripts and other sites, and stored as a hash', async () => {
    const app = await buildApp({ ...portal.deps, origin: 'https://portal.test' })
    onTestFinished(() => app.close())
    const { headers } = await app.inject({ method: 'POST', url: '/api/oauth/sign_on', payload: {} })
    const written = String(headers['set-cookie'])

    expect(written).toMatch(/^__Host-sign-on=[\w-]{43}; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax; Secure$/)
    const secret = written.slice('__Host-sign-on='.length, written.indexOf(';'))
    expect(JSON.stringify(await portal.db.selectFrom('signOns').selectAll().execute())).not.toContain(secret)
  })

  test('is ignored when given twice: one of the two is an attacker’s', async () => {
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    const [planted, own] = [`sign-on=${'x'.repeat(43)}`, `sign-on=${browser.cookies.get('sign-on')}`]

    for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`])
      expect(await portal.post(verifyPath, {}, { cookie })).toMatchObject({ code: ended })
    expect(await portal.post(verifyPath, {}, { cookie: own })).toMatchObject({ code: 0 })
  })

  test('on a form of another site gives nothing and uses nothing up (T-127)', async () => {
    await linkedTo(portal, 'adult')
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')
    const before = await sessions()
    for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
      await browser.ask('POST', `/api${verifyPath}`, { payload: '{}', headers: { 'content-type': type } })

    expect(await sessions()).toEqual(before)
    expect(await browser.post(verifyPath)).toMatchObject({ data: { linked: true } })
  })

  test('is another one at each beginning, and the one before is good for nothing (session fixation)', async () => {
    const browser = aBrowser(portal.app)
    const planted = 'a'.repeat(43)
    browser.cookies.set('sign-on', planted)
    // Brought to its end, so that it would be good for something.
    await signIn(browser, 'siumei')
    const first = browser.cookies.get('sign-on')
    await signIn(browser, 'siumei')

    expect(first).not.toBe(planted)
    expect(browser.cookies.get('sign-on')).not.toBe(first)
    for (const cookie of [`sign-on=${planted}`, `sign-on=${first}`])
      expect(await portal.post(verifyPath, {}, { cookie })).toMatchObject({ code: ended })
  })
})

describe('an answer (ASVS 10.1.2, 10.2.1)', () => {
  test('of the attacker’s own sign-on logs nobody else in, and is not used up by the try (login CSRF)', async () => {
    await linkedTo(portal, 'adult')
    const attacker = aBrowser(portal.app)
    const answer = await answerFor(attacker)
    const victim = aBrowser(portal.app)
    await begin(victim)

    for (const browser of [victim, aBrowser(portal.app)]) {
      expect(await browser.go(answer)).toBe(`${origin}/zh/security/sign-on`)
      expect(await browser.post(verifyPath)).toMatchObject({ code: ended })
    }
    await attacker.go(answer)
    expect(await attacker.post(verifyPath)).toMatchObject({ code: 0, data: { linked: true } })
  })

  test('comes once: the same one again changes nothing, and of many at once one is taken to the issuer', async () => {
    const browser = aBrowser(portal.app)
    const answer = await answerFor(browser)
    await Promise.all(Array.from({ length: 10 }, () => browser.go(answer)))
    await browser.go(answer)

    expect(await browser.post(verifyPath)).toMatchObject({ code: 0, data: { linked: false } })
  })

  test('with a code from another sign-on is refused (code injection, PKCE)', async () => {
    const stolen = new URL(await answerFor(aBrowser(portal.app), 'ana')).searchParams.get('code') ?? ''
    const attacker = aBrowser(portal.app)
    const answer = new URL(await answerFor(attacker))
    answer.searchParams.set('code', stolen)
    await attacker.go(answer.href)

    expect(await attacker.post(verifyPath)).toMatchObject({ code: failed })
  })

  test.each([
    ['says it comes from another issuer', (query: URLSearchParams) => query.set('iss', 'https://elsewhere.example')],
    ['does not say from which issuer it comes', (query: URLSearchParams) => query.delete('iss')],
    ['has two codes', (query: URLSearchParams) => query.append('code', 'another')],
    ['has no code', (query: URLSearchParams) => query.delete('code')],
    ['has a token beside its code', (query: URLSearchParams) => query.set('id_token', 'a.b.c')],
  ])('that %s is refused (mix-up)', async (_, change) => {
    const browser = aBrowser(portal.app)
    const answer = new URL(await answerFor(browser))
    change(answer.searchParams)
    await browser.go(answer.href)

    expect(await browser.post(verifyPath)).toMatchObject({ code: failed })
  })

  test('is too late after ten minutes, and so is its use ten minutes later', async () => {
    const late = aBrowser(portal.app)
    const answer = await answerFor(late)
    portal.clock.forward(10 * 60_000 + 1000)
    await late.go(answer)
    expect(await late.post(verifyPath)).toMatchObject({ code: ended })

    const waiting = aBrowser(portal.app)
    await signIn(waiting, 'siumei')
    portal.clock.forward(10 * 60_000 - 10_000)
    expect(await waiting.post(verifyPath)).toMatchObject({ code: 0 })
    portal.clock.forward(10_000)
    expect(await waiting.post(verifyPath)).toMatchObject({ code: ended })
  })

  test.each([
    [10 * 60_000 - 10_000, 0],
    [10 * 60_000, ended],
  ])('that an issuer would still honour after %i milliseconds is answered %i', async (milliseconds, code) => {
    const there = await portalWith(portal.deps, {})
    onTestFinished(there.close)
    const browser = aBrowser(there.app)
    const { data } = await begin(browser)
    portal.clock.forward(milliseconds)
    await browser.go(`${origin}/api/oauth/callback?${there.agree(data.address)}`)

    expect(await browser.post(verifyPath)).toMatchObject({ code })
    expect(there.asked.includes('/token')).toBe(code === 0)
  })

  test('leads to a page of the portal, in the language of the beginning, whatever host the request names', async () => {
    const browser = aBrowser(portal.app)
    const answer = await signIn(browser, 'siumei', { language: 'pt', until: isReturn })
    const { headers, statusCode } = await browser.ask('GET', answer, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })

    expect([statusCode, headers.location]).toEqual([303, '/pt/security/sign-on'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  test('leaves nothing to repeat it with', async () => {
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')

    expect(await portal.db.selectFrom('signOns').select(['state', 'nonce', 'verifier']).execute()).toEqual([
      { state: null, nonce: null, verifier: null },
    ])
  })
})
