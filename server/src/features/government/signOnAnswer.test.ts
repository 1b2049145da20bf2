import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { aBrowser, type Browser } from '../../testing/browser.ts'
import { linkedTo, signIn } from '../../testing/government.ts'
import { portalWith } from '../../testing/issuer.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { origin } = portal.deps
const verifyPath = '/security/verify_int_gov'
const [failed, ended] = [142, 143]
const isReturn = (address: string) => address.includes('/api/oauth/callback')
const begin = (browser: Browser) => browser.post('/oauth/sign_on')
/** As far as the answer of the issuer, which is not yet given to the portal. */
const answerFor = (browser: Browser, account = 'siumei') => signIn(browser, account, { until: isReturn })
const sessions = () => portal.db.selectFrom('sessions').selectAll().execute()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('the cookie', () => {
  test('is for this host alone, out of reach for scripts and other sites; nothing of it is kept but its hash', async () => {
    const app = await buildApp({ ...portal.deps, origin: 'https://portal.test' })
    onTestFinished(() => app.close())
    const { headers } = await app.inject({ method: 'POST', url: '/api/oauth/sign_on', payload: {} })
    const written = String(headers['set-cookie'])

    expect(written).toMatch(/^__Host-sign-on=[\w-]{43}; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax; Secure$/)
    const secret = written.slice('__Host-sign-on='.length, written.indexOf(';'))
    expect(JSON.stringify(await portal.db.selectFrom('signOns').selectAll().execute())).not.toContain(secret)
  })

  test('given twice is given not at all: one of them somebody else has put there', async () => {
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

  test('that comes after ten minutes is too late, and so is who waits ten minutes with it', async () => {
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

  test('leads to a page of the portal, in the language of the beginning, whatever host it was sent to', async () => {
    const browser = aBrowser(portal.app)
    const answer = await signIn(browser, 'siumei', { language: 'pt', until: isReturn })
    const { headers, statusCode } = await browser.ask('GET', answer, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })

    expect([statusCode, headers.location]).toEqual([303, '/pt/security/sign-on'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  test('leaves nothing behind by which it could be asked for again', async () => {
    const browser = aBrowser(portal.app)
    await signIn(browser, 'siumei')

    expect(await portal.db.selectFrom('signOns').select(['state', 'nonce', 'verifier']).execute()).toEqual([
      { state: null, nonce: null, verifier: null },
    ])
  })
})
