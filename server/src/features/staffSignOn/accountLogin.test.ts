import { beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { seatWorkLinks } from '../../demonstration/workAccounts.ts'
import { aBrowser, type Browser } from '../../testing/browser.ts'
import { thePortal } from '../../testing/portal.ts'
import { backWith, finish, signInAtIssuer, subjects } from '../../testing/workAccounts.ts'
import { staffService } from '../staff/staff.service.ts'

const portal = await thePortal()
const { deps } = portal
const { origin } = deps
const isReturn = (address: string) => address.includes('/api/desk/login/callback')
const [signedOut, cancelled, failed, ended] = [2, 331, 332, 333]
const minute = 60_000
const me = (token: string) => portal.post('/desk/me', {}, { apikey: token })
const sessions = () => portal.db.selectFrom('staffSessions').selectAll().where('beganBy', '=', 'account').execute()
/** Goes as far as the answer of the issuer, which the portal does not yet have. */
const answerFor = (browser: Browser, subject = subjects.senior) => signInAtIssuer(browser, subject, { until: isReturn })

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await portal.staffAs('senior')
  await seatWorkLinks(deps, `${origin}/dev/sign-on`)
})

describe('a work account that is linked', () => {
  test('opens the desk of its colleague, by way of a real issuer', async () => {
    const browser = aBrowser(portal.app)
    const page = await signInAtIssuer(browser, subjects.senior, { language: 'pt' })
    const { code, data } = await finish(browser)

    expect(page).toBe(`${origin}/desk/pt/sign-on`)
    expect([code, data.linked, data.next]).toEqual([0, true, 'desk'])
    expect(await me(data.token)).toMatchObject({ data: { name: 'Ana Rita Sequeira', provedBy: 'issuer' } })
  })

  test('lasts as long as any login at the desk: half an hour idle, twelve hours in all', async () => {
    const { data } = await finish(await backWith(portal, subjects.senior))
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      portal.clock.forward(20 * minute)
      expect(await me(data.token)).toMatchObject({ code: 0 })
    }
    portal.clock.forward(20 * minute)
    expect(await me(data.token)).toMatchObject({ code: signedOut })

    const idle = await finish(await backWith(portal, subjects.senior))
    portal.clock.forward(30 * minute)
    expect(await me(idle.data.token)).toMatchObject({ code: signedOut })
  })

  test('opens nothing once its colleague has left, and what it had opened is over', async () => {
    const before = await finish(await backWith(portal, subjects.senior))
    const waiting = await backWith(portal, subjects.senior)
    await staffService(deps).leave('senior')

    expect(await me(before.data.token)).toMatchObject({ code: signedOut })
    expect(await finish(waiting)).toEqual({ code: 0, data: { linked: false } })
    expect(await finish(await backWith(portal, subjects.senior))).toEqual({ code: 0, data: { linked: false } })
    expect(await sessions()).toEqual([])
  })

  test('makes the device known, as a password does', async () => {
    const browser = await backWith(portal, subjects.senior)
    await finish(browser)

    expect([...browser.cookies.keys()]).toContain('desk')
    expect(await portal.db.selectFrom('staffPlaces').selectAll().execute()).not.toEqual([])
  })

  test('is written into the security log: who came in, and that somebody did not', async () => {
    const app = await buildApp(deps, { strict: true })
    await finish(await backWith(portal, subjects.senior, app))
    await finish(aBrowser(app))
    await app.close()
    const { id } = await portal.db
      .selectFrom('staff')
      .select('id')
      .where('username', '=', 'senior')
      .executeTakeFirstOrThrow()
    const rows = await portal.db.selectFrom('securityLog').select(['call', 'refusal', 'staff']).execute()

    expect(rows).toEqual(
      expect.arrayContaining([
        { call: '/desk/login/account/finish', refusal: '', staff: id },
        { call: '/desk/login/account/finish', refusal: 'staff_sign_on_ended', staff: null },
      ]),
    )
  })
})

describe('a logout', () => {
  test('goes on to the issuer, in the language of the desk, with nothing that a token says', async () => {
    const { data } = await finish(await backWith(portal, subjects.senior))
    const out = await portal.post('/desk/logout', {}, { apikey: data.token, 'api-language': 'pt' })
    const address = new URL(out.data.address)

    expect(address.origin + address.pathname).toBe(`${origin}/dev/sign-on/session/end`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'palaestra-desk',
      post_logout_redirect_uri: `${origin}/desk`,
      ui_locales: 'pt-PT pt',
    })
    expect(await me(data.token)).toMatchObject({ code: signedOut })
  })

  test('ends the session at the issuer after its own question, and comes back to the desk', async () => {
    const browser = await backWith(portal, subjects.senior)
    const { data } = await finish(browser)
    const { data: out } = await browser.post('/desk/logout', {}, { apikey: data.token, 'api-language': 'en' })
    const { body } = await browser.ask('GET', out.address)
    const [, confirm = ''] = /action="([^"]+)"/.exec(body) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(body) ?? []
    const confirmed = await browser.ask('POST', confirm, {
      payload: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

    expect(body).toContain('Log out of your work account, too?')
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `${origin}/desk`])
    expect([...browser.cookies.keys()]).not.toContain('sandbox')
  })

  test('of a session that began by password goes nowhere else', async () => {
    const { post } = await portal.staffAs('senior')

    expect((await post('/desk/logout')).data).toEqual({ address: null })
  })
})

describe('the answer of the issuer', () => {
  test.each([
    ['another browser', (_: Browser) => aBrowser(portal.app)],
    [
      'another browser that has begun a sign-on of its own',
      async (_: Browser) => {
        const other = aBrowser(portal.app)
        await other.post('/desk/login/account')
        return other
      },
    ],
    [
      'a browser that has begun anew since',
      async (browser: Browser) => {
        await browser.post('/desk/login/account')
        return browser
      },
    ],
  ])('counts in the browser that asked alone: not in %s (T-23)', async (_, other) => {
    const browser = aBrowser(portal.app)
    const answer = await answerFor(browser)
    const stranger = await other(browser)
    await stranger.go(answer)

    expect(await finish(stranger)).toMatchObject({ code: ended })
    expect(await sessions()).toEqual([])
  })

  test('counts once: a state that comes again opens nothing, and of many at once one opens a session', async () => {
    const browser = aBrowser(portal.app)
    const answer = await answerFor(browser)
    await Promise.all([browser.go(answer), browser.go(answer)])
    const finished = await Promise.all(Array.from({ length: 5 }, () => finish(browser)))
    await browser.go(answer)

    expect(finished.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await finish(browser)).toMatchObject({ code: ended })
    expect(await sessions()).toHaveLength(1)
  })

  test('with a code that was used elsewhere is not believed', async () => {
    const victim = aBrowser(portal.app)
    const stolen = new URL(await answerFor(victim)).searchParams.get('code') ?? ''
    await victim.go(`${origin}/api/desk/login/callback?error=access_denied`)
    const attacker = aBrowser(portal.app)
    const answer = new URL(await answerFor(attacker, subjects.newcomer))
    answer.searchParams.set('code', stolen)
    await attacker.go(answer.href)

    expect(await finish(attacker)).toMatchObject({ code: failed })
  })

  test('that says no is told as such', async () => {
    const browser = aBrowser(portal.app)
    await signInAtIssuer(browser, 'nobody')

    expect(await finish(browser)).toMatchObject({ code: cancelled, message: '你已取消以工作帳戶登入' })
  })

  test('is too late after ten minutes, and so is its use ten minutes later', async () => {
    const late = aBrowser(portal.app)
    const answer = await answerFor(late)
    portal.clock.forward(10 * minute)
    await late.go(answer)
    expect(await finish(late)).toMatchObject({ code: ended })

    const waiting = await backWith(portal, subjects.senior)
    portal.clock.forward(10 * minute)
    expect(await finish(waiting)).toMatchObject({ code: ended })
  })

  test('leads to the desk whatever host the request names, and leaves nothing to repeat it with', async () => {
    const browser = aBrowser(portal.app)
    const answer = await answerFor(browser)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const { headers: got, statusCode } = await browser.ask('GET', answer, { headers })
    const kept = portal.db.selectFrom('staffSignOns').select(['state', 'nonce', 'verifier'])

    expect([statusCode, got.location, got['cache-control']]).toEqual([303, '/desk/zh/sign-on', 'no-store'])
    expect(await kept.execute()).toEqual([{ state: null, nonce: null, verifier: null }])
  })

  test('of a citizen’s account opens no desk, and a work account no membership', async () => {
    const browser = aBrowser(portal.app)
    const answer = await signInAtIssuer(browser, 'g-7f3a91', { until: isReturn })
    expect(new URL(answer).searchParams.get('error')).toBe('access_denied')

    const citizen = aBrowser(portal.app)
    const { data } = await citizen.post('/oauth/sign_on')
    const choosing = await citizen.go(data.address)
    await citizen.go(await citizen.press(`${choosing}/${subjects.senior}`))
    expect(await citizen.post('/security/verify_int_gov')).toMatchObject({ code: 141 })
  })
})
