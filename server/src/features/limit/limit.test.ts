import { memberNumberFrom } from '@palaestra/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { attackersOf, solved } from '../../testing/attackers.ts'
import { knownBrowsers } from '../../testing/knownBrowsers.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())
const { logInPath, ownBrowser, known } = knownBrowsers(attackers)
const { username, mobile, email, idNumber, birthDate } = people.adult
const minute = 60_000
let memberNumber = ''

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const found = portal.db.selectFrom('members').select('memberNumber').where('username', '=', username)
  memberNumber = (await found.executeTakeFirstOrThrow()).memberNumber
})

describe('codes that strangers guess or ask for (T-11, T-17)', () => {
  const bySms = (code: string, address?: string) => attackers.post(logInPath, { method: 'sms', mobile, code }, address)
  const askFor = (address?: string) =>
    attackers.post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved }, address)
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  test('made up thirty times without any having been sent, close nothing for the member', async () => {
    for (let time = 0; time < 3; time += 1) {
      for (let tries = 0; tries < 10; tries += 1) expect(await bySms('123456')).toMatchObject({ code: 21 })
      portal.clock.forward(15 * minute)
    }
    await askFor('203.0.113.5')
    expect(await bySms(await portal.codeTo(mobile), '203.0.113.5')).toMatchObject({ code: 0 })
    const member = await portal.memberAs('adult')
    portal.clock.forward(minute)
    await member.post('/account/send_sms')
    const proof = { method: 'sms', code: await portal.codeTo(mobile) }
    expect(await member.post('/account/prove', proof)).toMatchObject({ code: 0 })
  })

  test('do not use up the tries of whoever asked for the code', async () => {
    await askFor('203.0.113.5')
    const code = await portal.codeTo(mobile)
    for (let place = 0; place < 9; place += 1) await bySms(other(code), `198.18.0.${place}`)
    expect(await bySms(code, '198.18.0.99'), 'five tries of all strangers').toMatchObject({ code: 21 })

    expect(await bySms(code, '203.0.113.5')).toMatchObject({ code: 0 })
  })

  test('asked for again and again, neither replace the one that the member has, nor use up theirs', async () => {
    const phone = await known('203.0.113.5')
    for (let times = 0; times < 3; times += 1) {
      expect(await askFor(`198.18.0.${times}`)).toMatchObject({ code: 0 })
      portal.clock.forward(2 * minute)
    }
    expect(await askFor('198.18.0.9')).toMatchObject({ code: 22 })
    // Their codes have arrived before the member’s, which has to be the newest message.
    await portal.doJobs()
    expect(await phone.post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved })).toMatchObject({
      code: 0,
    })
    const code = await portal.codeTo(mobile)
    portal.clock.forward(4 * minute)
    await askFor('198.18.0.10')

    expect(await phone.post(logInPath, { method: 'sms', mobile, code })).toMatchObject({ code: 0 })
  })

  test('do not keep out a code that the member asked for before this place was known', async () => {
    await askFor('203.0.113.5')
    const code = await portal.codeTo(mobile)
    await known('203.0.113.5')

    expect(await bySms(code, '203.0.113.5')).toMatchObject({ code: 0 })
  })

  test('from one network are a hundred wrong ones in an hour, whoever they are about; a right one counts as none', async () => {
    const own = { mobile: people.english.mobile, solvedCaptcha: solved }
    await attackers.post('/security/login_one_send_captcha', own)
    const code = await portal.codeTo(own.mobile)
    expect(await attackers.post(logInPath, { method: 'sms', mobile: own.mobile, code })).toMatchObject({ code: 0 })
    for (let tries = 0; tries < 100; tries += 1)
      expect(
        await attackers.post(logInPath, { method: 'sms', mobile: String(66_000_000 + tries), code: '123456' }),
      ).toMatchObject({ code: 21 })

    expect(await bySms('123456')).toMatchObject({ code: 4, wait: 3600 })
    expect(await bySms('123456', '203.0.113.5')).toMatchObject({ code: 21 })
  })
})

describe('what strangers ask for (T-11)', () => {
  test('login links: three an hour of strangers leave three for a place that is known', async () => {
    const phone = await known('203.0.113.5')
    const before = async () => (await portal.letters(email)).length
    for (const name of [username, memberNumber, email])
      for (let place = 0; place < 3; place += 1)
        await attackers.post('/security/login_link', { account: name, solvedCaptcha: solved }, `198.18.0.${place}`)
    await portal.doJobs()
    const sent = await before()
    expect(sent).toBe(3)
    expect(await phone.post('/security/login_link', { account: username, solvedCaptcha: solved })).toEqual({
      code: 0,
      data: {},
    })
    await portal.doJobs()

    expect(await before()).toBe(sent + 1)
  })

  test('a new password: three an hour of strangers leave three for a place that is known', async () => {
    const phone = await known('203.0.113.5')
    const ask = { account: username, solvedCaptcha: solved }
    for (let place = 0; place < 3; place += 1) {
      await attackers.post('/account/online/forgot_password', ask, `198.18.0.${place}`)
      portal.clock.forward(minute)
    }
    expect(await attackers.post('/account/online/forgot_password', ask, '198.18.0.9')).toMatchObject({ code: 4 })
    await portal.doJobs()
    const sent = (await portal.letters(email)).length
    expect(await phone.post('/account/online/forgot_password', ask)).toMatchObject({ code: 0 })
    await portal.doJobs()

    expect(await portal.letters(email)).toHaveLength(sent + 1)
  })

  test('the details of the card: three wrong tries of strangers leave three for a place that is known', async () => {
    const phone = await known('203.0.113.5')
    const details = { memberNumber, idNumber, birthDate, solvedCaptcha: solved }
    for (let place = 0; place < 3; place += 1)
      await attackers.post('/security/verify', { ...details, birthDate: '1990-03-16' }, `198.18.0.${place}`)
    expect(await attackers.post('/security/verify', details, '198.18.0.9')).toMatchObject({ code: 4 })

    expect(await phone.post('/security/verify', details)).toMatchObject({ code: 0 })
  })
})

describe('what somebody behind the same address has used up (T-11)', () => {
  const address = '203.0.113.5'
  const details = { birthDate, idNumber, solvedCaptcha: solved }
  const stranger = (path: string, body: object) => attackers.post(path, { solvedCaptcha: solved, ...body }, address)

  test.each([
    [
      'the details of the card',
      '/security/verify',
      30,
      (place: number) => ({ ...details, memberNumber: memberNumberFrom(500_000 + place) }),
      () => ({ ...details, memberNumber }),
    ],
    [
      'login links',
      '/security/login_link',
      60,
      (place: number) => ({ account: `nobody${place}` }),
      () => ({ account: username }),
    ],
    [
      'new passwords',
      '/account/online/forgot_password',
      60,
      (place: number) => ({ account: `nobody${place}` }),
      () => ({ account: username }),
    ],
    [
      'codes',
      '/security/login_one_send_captcha',
      150,
      (place: number) => ({ mobile: String(66_500_000 + place) }),
      () => ({ mobile }),
    ],
  ])('holds up no browser that the member has logged in with: %s', async (_, path, most, wanted, own) => {
    const phone = await known(address)
    for (let place = 0; place < most; place += 1) await stranger(path, wanted(place))
    expect(await stranger(path, wanted(most))).toMatchObject({ code: 4 })

    expect(await phone.post(path, { solvedCaptcha: solved, ...own() })).toMatchObject({ code: 0 })
    expect(await stranger(path, own()), 'another browser there').toMatchObject({ code: 4 })
  })

  test('holds up nobody who is logged in: the code that proves them', async () => {
    const phone = ownBrowser(address)
    const { data } = await phone.logIn()
    for (let place = 0; place < 150; place += 1)
      await stranger('/security/login_one_send_captcha', { mobile: String(66_500_000 + place) })

    expect(await phone.post('/account/send_sms', {}, { apikey: data.token })).toMatchObject({ code: 0 })
  })
})

test('text messages to one mobile are a minute apart, whatever they are for (T-15)', async () => {
  const ask = (path: string) => attackers.post(path, { mobile, solvedCaptcha: solved })
  expect(await ask('/security/login_one_send_captcha')).toMatchObject({ code: 0 })
  expect(await ask('/security/send_sms')).toMatchObject({ code: 22, wait: 60 })

  portal.clock.forward(minute)
  expect(await ask('/security/send_sms')).toMatchObject({ code: 0 })
})
