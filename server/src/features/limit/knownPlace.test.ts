import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { aBrowser } from '../../testing/browser.ts'
import { type Envelope, thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [day, { username }] = [86_400_000, people.adult]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test.each([
  ['a network', 60, ['device', 'network']],
  ['a browser', 300, ['device']],
])('%s is known for its time from the last login on, not from the first', async (_, days, known) => {
  const phone = aBrowser(portal.app, undefined, '203.0.113.5')
  const logIn = () => phone.post('/security/login_one_pass', { method: 'account', username, password })
  expect(await logIn()).toMatchObject({ code: 0 })
  portal.clock.forward(days * day)
  expect(await logIn()).toMatchObject({ code: 0 })
  portal.clock.forward(Math.min(days, 200) * day)
  await workers(portal.deps)['cleaning.hourly']({})

  const kept = await portal.db.selectFrom('knownPlaces').select('place').orderBy('place').execute()
  expect(kept.map(({ place }) => place.split(' ')[0])).toEqual(known)
})

const logInPath = '/security/login_one_pass'
const browserAt = (address: string) => {
  const browser = aBrowser(portal.app, undefined, address)
  const logIn = (name: string = username) =>
    browser.post(logInPath, { method: 'account', username: name, password }) as Promise<Envelope>
  return { ...browser, logIn }
}
type Browser = ReturnType<typeof browserAt>
/** The same browser at a network where nobody has been. */
const onTheWay = ({ cookies }: Browser) => {
  const moved = browserAt('198.51.100.200')
  for (const [name, value] of cookies) moved.cookies.set(name, value)
  return moved
}
/** Strangers fail until every stranger has to solve a captcha. */
const strangersFail = async (name: string = username) => {
  for (let place = 0; place < 3; place += 1) {
    const guess = { method: 'account', username: name, password: 'guess' }
    expect(await aBrowser(portal.app, undefined, `198.18.0.${place}`).post(logInPath, guess)).toMatchObject({
      code: 20,
    })
  }
}
const [knownThere, stranger] = [{ code: 0 }, { code: 25 }]

test('a browser that two members share is known to both, wherever it goes', async () => {
  const shared = browserAt('203.0.113.5')
  for (const name of [username, people.english.username]) {
    expect(await shared.logIn(name)).toMatchObject({ code: 0 })
    await strangersFail(name)
  }

  expect(await onTheWay(shared).logIn()).toMatchObject(knownThere)
  expect(await onTheWay(shared).logIn(people.english.username)).toMatchObject(knownThere)
})

test('a browser stays known when another session in it is ended', async () => {
  const phone = browserAt('203.0.113.5')
  await phone.logIn()
  const { data } = await phone.logIn()
  const here = { apikey: data.token }
  const { items } = (await portal.get('/account/sessions', here)).data
  const { id } = items.find(({ current }: { current: boolean }) => !current)
  expect(await portal.post('/account/sessions/end', { id }, here)).toMatchObject({ code: 0 })
  await strangersFail()

  expect(await onTheWay(phone).logIn()).toMatchObject(knownThere)
})

describe.each([
  ['the password', async () => ({ method: 'account', password })],
  [
    'a code',
    async (apikey: string) => {
      await portal.post('/account/send_sms', {}, { apikey })
      return { method: 'sms', code: await portal.codeTo(people.adult.mobile) }
    },
  ],
])('a member who came in by a link and proves themselves by %s (T-11)', (_, proofIn) => {
  /** A session by an e-mailed link, which makes no place known, and the proof in it. */
  const proved = async () => {
    const browser = browserAt('203.0.113.5')
    const solvedCaptcha = await portal.solvedCaptcha('/security/login_link')
    await portal.post('/security/login_link', { account: username, solvedCaptcha })
    await portal.doJobs()
    const [letter] = await portal.letters(people.adult.email)
    const hash = /login-link\/([\w-]{43})/.exec(letter?.body ?? '')?.[1]
    const { data } = await browser.post('/security/verify_hash', { hash })
    expect([...browser.cookies]).toEqual([])
    expect(await browser.post('/account/prove', await proofIn(data.token), { apikey: data.token })).toMatchObject({
      code: 0,
    })
    await strangersFail()
    return browser
  }

  test('is known from then on, in this browser and in this network', async () => {
    const browser = await proved()

    expect(await browserAt('203.0.113.5').logIn(), 'another browser at home').toMatchObject(knownThere)
    expect(await onTheWay(browser).logIn()).toMatchObject(knownThere)
  })

  test('is a stranger in this browser once that session is ended elsewhere', async () => {
    const browser = await proved()
    const { data } = await browserAt('203.0.113.5').logIn()
    const here = { apikey: data.token }
    const { items } = (await portal.get('/account/sessions', here)).data
    const { id } = items.find(({ current }: { current: boolean }) => !current)
    expect(await portal.post('/account/sessions/end', { id }, here)).toMatchObject({ code: 0 })

    expect(await onTheWay(browser).logIn()).toMatchObject(stranger)
  })
})
