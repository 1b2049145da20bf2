import { Refusal } from '@palaestra/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { demonstrationPassword as password, people } from '../../../demonstration/people.ts'
import { workers } from '../../../features.ts'
import { attackersOf, solved } from '../../../testing/attackers.ts'
import { aBrowser } from '../../../testing/browser.ts'
import { knownBrowsers } from '../../../testing/knownBrowsers.ts'
import { thePortal } from '../../../testing/portal.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
/** Another process on the same database, in which fifty tries wait for their hash already. */
const crowded = await buildApp(
  { ...portal.deps, passwords: { ...portal.deps.passwords, verify: () => Promise.reject(new Refusal('busy')) } },
  { strict: true, floodLimit: 1_000_000 },
)
afterAll(() => Promise.all([attackers.app.close(), crowded.close()]))
const { username, mobile, email } = people.adult
const [minute, day] = [60_000, 24 * 3_600_000]
const { logInPath, ownBrowser, known } = knownBrowsers(attackers)
let memberNumber = ''

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const found = portal.db.selectFrom('members').select('memberNumber').where('username', '=', username)
  memberNumber = (await found.executeTakeFirstOrThrow()).memberNumber
})

const guess = (place: number, name: string = username, given = 'guess') =>
  attackers.post(
    logInPath,
    { method: 'account', username: name, password: given, solvedCaptcha: solved },
    `198.18.${Math.floor(place / 200)}.${place % 200}`,
  )
const guessesBy = async (times: number, name?: string) => {
  for (let place = 0; place < times; place += 1) expect(await guess(place, name)).toMatchObject({ code: 20 })
}
const newest = async (to: string) => {
  await portal.doJobs()
  return (await portal.letters(to))[0]
}

describe('passwords that strangers guess (T-11)', () => {
  test('from anywhere, and however many, hold up neither a device nor a network that the member has logged in from', async () => {
    const phone = await known('203.0.113.5')
    await guessesBy(40)

    expect(await phone.logIn()).toMatchObject({ code: 0 })
    expect(await ownBrowser('203.0.113.5').logIn(), 'another browser at home').toMatchObject({ code: 0 })
  })

  test('from the same network hold up nobody who has logged in with this browser before', async () => {
    const phone = await known('203.0.113.77')
    for (let place = 0; place < 30; place += 1)
      await attackers.post(
        logInPath,
        { method: 'account', username: `nobody${place}`, password: 'guess', solvedCaptcha: solved },
        '203.0.113.77',
      )
    const stranger = await ownBrowser('203.0.113.77').logIn()
    expect(stranger, 'the network has used up its tries').toMatchObject({ code: 4 })

    expect(await phone.logIn()).toMatchObject({ code: 0 })
    expect(await phone.logIn(password, people.portuguese.username), 'and that for no other account').toEqual(stranger)
  })

  test('are given back by no try of the member’s that was not looked at', async () => {
    await known('203.0.113.5')
    await guessesBy(30)
    const member = aBrowser(crowded, undefined, '203.0.113.5')
    expect(await member.post(logInPath, { method: 'account', username, password })).toMatchObject({ code: 5 })

    expect(await guess(31, username, password), 'the right password, which comes too late').toMatchObject({ code: 20 })
  })

  test('hold up a device whose session the member has ended: it is a stranger’s from then on', async () => {
    const lost = await known('203.0.113.5')
    const here = await ownBrowser('203.0.113.6').logIn()
    const mine = { apikey: here.data.token }
    const { data } = await portal.get('/account/sessions', mine)
    const { id } = data.items.find(({ current }: { current: boolean }) => !current)
    expect(await portal.post('/account/sessions/end', { id }, mine)).toMatchObject({ code: 0 })
    await guessesBy(30)

    // From a network that is new, the device alone would be what is known.
    const elsewhere = aBrowser(attackers.app, undefined, '203.0.113.250')
    for (const [name, value] of lost.cookies) elsewhere.cookies.set(name, value)
    const answer = await elsewhere.post(logInPath, { method: 'account', username, password })
    expect(answer.code).not.toBe(0)
  })

  test('of thirty a day, by whatever name, the next is answered as a wrong one, even the right one', async () => {
    await guessesBy(15)
    const wrong = await guess(20)
    await guessesBy(15, memberNumber)
    const right = await guess(99, username, password)

    expect(right).toEqual(wrong)
    expect(await guess(98, memberNumber, password)).toEqual(wrong)
    portal.clock.forward(day)
    expect(await guess(97, username, password)).toMatchObject({ code: 0 })
  })

  test('cost the same where nobody has the name, also beyond the thirty', async () => {
    const costs = async (name: string) => {
      const each = []
      for (let place = 0; place < 33; place += 1) each.push(await attackers.costOf(() => guess(place, name)))
      return each
    }
    expect(await costs('nobody')).toEqual(await costs(username))
  })

  test('leave a letter to the owner once a day, which says what is open; and it is', async () => {
    const phone = await known()
    await guessesBy(40)
    expect(await newest(email)).toMatchObject({ subject: '有人多次以錯誤密碼嘗試登入你的帳戶' })
    expect(await portal.letters(email)).toHaveLength(1)

    expect(await phone.logIn()).toMatchObject({ code: 0 })
    await attackers.post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved })
    const code = await portal.codeTo(mobile)
    expect(await attackers.post(logInPath, { method: 'sms', mobile, code })).toMatchObject({ code: 0 })
    await guessesBy(40)
    await portal.doJobs()
    expect(await portal.letters(email)).toHaveLength(1)
  })

  test('a hundred in a row are no longer looked at, day after day, until the member logs in somewhere', async () => {
    for (let days = 0; days < 4; days += 1) {
      await guessesBy(30)
      portal.clock.forward(day)
    }
    expect(await guess(1, username, password)).toMatchObject({ code: 20 })
    await attackers.post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved }, '203.0.113.77')
    const bySms = { method: 'sms', mobile, code: await portal.codeTo(mobile) }
    expect(await attackers.post(logInPath, bySms, '203.0.113.77')).toMatchObject({ code: 0 })

    expect(await attackers.post(logInPath, { method: 'account', username, password }, '203.0.113.77')).toMatchObject({
      code: 0,
    })
    portal.clock.forward(day)
    expect(await guess(2, username, password)).toMatchObject({ code: 0 })
  })

  test('a network waits for its own failures, and for nobody else’s', async () => {
    for (let times = 0; times < 5; times += 1) expect(await guess(1)).toMatchObject({ code: 20 })
    expect(await guess(1)).toMatchObject({ code: 4, wait: 1 })

    expect(await guess(2)).toMatchObject({ code: 20 })
    expect(await guess(3, username, password)).toMatchObject({ code: 0 })
  })
})

describe('a device that is known (T-11)', () => {
  test('has tries of its own: ten wrong ones close it for a quarter, and no other device', async () => {
    const [phone, tablet] = [await known('203.0.113.5'), await known('203.0.113.6')]
    for (let times = 0; times < 3; times += 1) expect(await phone.logIn('guess')).toMatchObject({ code: 20 })
    expect(await phone.logIn()).toMatchObject({ code: 25 })

    expect(await tablet.logIn()).toMatchObject({ code: 0 })
  })

  test('after a hundred in a row opens by another proof alone, also a year later', async () => {
    const phone = await known()
    await phone.logIn('guess')
    await portal.db.updateTable('passwordTries').set({ failures: 100 }).where('key', 'like', '% device %').execute()
    portal.clock.forward(366 * day)
    await workers(portal.deps)['cleaning.hourly']({})

    expect(await phone.logIn()).toMatchObject({ code: 26 })
    expect(await ownBrowser('203.0.113.99').logIn()).toMatchObject({ code: 0 })
  })

  test('keeps what was failed there for a year, and strangers as long', async () => {
    const phone = await known()
    await phone.logIn('guess')
    await guess(1)
    const left = async () => [
      (await portal.db.selectFrom('passwordTries').select('key').where('failures', '>', 0).execute()).length,
      (await portal.db.selectFrom('strangerTries').select('key').execute()).length,
    ]
    const before = await left()
    portal.clock.forward(365 * day - minute)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await left()).toEqual(before)

    portal.clock.forward(day)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await left()).toEqual([0, 0])
  })

  test('is known by a cookie that no script reads and that names nobody; the database has its hash', async () => {
    const { headers } = await attackers.app.inject({
      method: 'POST',
      url: `/api${logInPath}`,
      payload: { method: 'account', username, password },
    })
    const [, secret = ''] = /^device=([\w-]{43});/.exec(String(headers['set-cookie'])) ?? []

    expect(String(headers['set-cookie'])).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
    const kept = await portal.db.selectFrom('knownPlaces').selectAll().execute()
    expect(kept.map(({ place }) => place.split(' ')[0]).sort()).toEqual(['device', 'network'])
    expect(JSON.stringify(kept)).not.toContain(secret)
  })

  test('is not made by a wrong password, an e-mailed link, or the code of an app', async () => {
    const browser = ownBrowser()
    await browser.logIn('guess')
    await attackers.post('/security/login_link', { account: username, solvedCaptcha: solved })
    const hash = /login-link\/([\w-]{43})/.exec((await newest(email))?.body ?? '')?.[1]
    expect(await browser.post('/security/verify_hash', { hash })).toMatchObject({ code: 0 })

    expect([...browser.cookies]).toEqual([])
    expect(await portal.db.selectFrom('knownPlaces').selectAll().execute()).toEqual([])
  })

  test.each([
    [
      'a new password',
      '/account/online/change_passowrd',
      { password: 'another-1-of-27', passwordRepeat: 'another-1-of-27' },
    ],
    ['ending the other sessions', '/account/sessions/end_others', {}],
  ])('is forgotten by %s elsewhere, but not where that is done', async (_, path, body) => {
    await known('203.0.113.5')
    const here = ownBrowser('203.0.113.6')
    const { data } = await here.logIn()
    expect(await here.post(path, body, { apikey: data.token })).toMatchObject({ code: 0 })

    const places = await portal.db.selectFrom('knownPlaces').select('place').execute()
    expect(places).toMatchObject([{ place: expect.stringMatching(/^device /) }])
    const kept = await portal.db.selectFrom('sessions').select('place').execute()
    expect(kept).toEqual(places)
  })

  test('is forgotten after four hundred days, and a network after ninety', async () => {
    const phone = await known('203.0.113.5')
    const left = async () => (await portal.db.selectFrom('knownPlaces').select('place').execute()).length
    portal.clock.forward(90 * day - minute)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await left()).toBe(2)
    portal.clock.forward(2 * minute)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await left()).toBe(1)
    await guessesBy(31)
    expect(await phone.logIn()).toMatchObject({ code: 0 })

    portal.clock.forward(400 * day + minute)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await left()).toBe(0)
  })

  test('is one of sixty at the most, the newest: a browser that keeps no cookie is another each time', async () => {
    const { id: memberId } = await portal.memberAs('adult')
    const { id: other } = await portal.memberAs('portuguese')
    await portal.db.deleteFrom('knownPlaces').execute()
    const now = portal.clock.now().getTime()
    const places = Array.from({ length: 62 }, (_, age) => ({
      memberId,
      place: `device ${age}`,
      seenAt: new Date(now - age),
    }))
    const older = { memberId: other, place: 'device 99', seenAt: new Date(now - 99) }
    await portal.db
      .insertInto('knownPlaces')
      .values([...places, older])
      .execute()
    await workers(portal.deps)['cleaning.hourly']({})

    const kept = (await portal.db.selectFrom('knownPlaces').select('place').execute()).map(({ place }) => place)
    expect(kept).toHaveLength(61)
    for (const gone of ['device 60', 'device 61']) expect(kept).not.toContain(gone)
    expect(kept, 'of another member').toContain('device 99')
  })
})
