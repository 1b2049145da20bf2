import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, type PersonName, people } from '../../demonstration/people.ts'
import { lostPhone } from '../../testing/lostPhone.ts'
import { stoppingAfterWriteTo } from '../../testing/meanwhile.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { secretIn, requested, timePasses, onFile, newMobile, linkFor, codeFor, request } = lostPhone(portal)
const { adult, withoutMobile } = people
const password = 'a walk by the lake'
const own = 'three boats and a lantern'
const [minute, hour] = [60_000, 3_600_000]
/** The call says that the password proves nobody yet. */
const codeNeeded = 191

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const twice = (given: string) => ({ password: given, passwordRepeat: given })
const forgot = async (path: string, body: object) =>
  portal.post(path, { ...body, solvedCaptcha: await portal.solvedCaptcha(path) })
/** Sets the password by the link that was e-mailed. */
const resetByLink = async (name: PersonName = 'adult') => {
  const { username, email } = people[name]
  await forgot('/account/online/forgot_password', { account: username })
  const hash = await secretIn('change-password', email ?? '')
  return portal.post('/account/online/reset_password', { method: 'email', hash, ...twice(password) })
}
const logIn = async (name: PersonName = 'adult', given = password) => {
  const { username } = people[name]
  const { code, data } = await portal.post('/security/login_one_pass', { method: 'account', username, password: given })
  expect(code).toBe(0)
  return portal.withHeaders({ apikey: data.token, 'api-language': 'en' })
}
type Session = Awaited<ReturnType<typeof logIn>>

const byPassword = (member: Session, given = password) =>
  member.post('/account/prove', { method: 'account', password: given })
const byCode = async (member: Session, mobile: string = adult.mobile) => {
  // What is said of the new password arrives before the code, which has to be the newest message.
  await portal.doJobs()
  await member.post('/account/send_sms')
  return member.post('/account/prove', { method: 'sms', code: await portal.codeTo(mobile) })
}
const changeEmail = (member: Session, email = 'new.address@example.mo') =>
  member.post('/account/change_email', { email, emailRepeat: email })
const changePassword = (member: Session) => member.post('/account/online/change_passowrd', twice(own))
const changeMobile = (member: Session) => member.post('/account/change_mobile/send_sms', { mobile: newMobile })

describe('a password that was set by an e-mailed link (T-48)', () => {
  test('opens the account at once, and for 24 hours its login changes nothing that keeps the account', async () => {
    expect(await resetByLink()).toMatchObject({ code: 0 })
    portal.clock.forward(24 * hour - minute)
    const member = await logIn()

    expect(await member.post('/account/info')).toMatchObject({ code: 0 })
    for (const change of [changeEmail, changePassword, changeMobile])
      expect(await change(member)).toMatchObject({ code: codeNeeded })
  })

  test('proves its member after 24 hours, at the login', async () => {
    await resetByLink()
    portal.clock.forward(24 * hour + minute)

    expect(await changeEmail(await logIn())).toMatchObject({ code: 0 })
  })

  test('proves nobody at 23:59 hours, in a session of whatever kind, and somebody at 24:01', async () => {
    await resetByLink()
    portal.clock.forward(24 * hour - 5 * minute)
    const member = await logIn()
    portal.clock.forward(4 * minute)
    expect(await byPassword(member)).toMatchObject({ code: codeNeeded })
    expect(await changePassword(member)).toMatchObject({ code: codeNeeded })

    portal.clock.forward(2 * minute)
    expect(await changePassword(member)).toMatchObject({ code: 3 })
    expect(await byPassword(member)).toMatchObject({ code: 0 })
    expect(await changePassword(member)).toMatchObject({ code: 0 })
  })

  test('is made up for by the code to the mobile on file, at once', async () => {
    await resetByLink()
    const member = await logIn()
    expect(await byCode(member)).toMatchObject({ code: 0 })

    expect(await changeEmail(member)).toMatchObject({ code: 0 })
    expect(await changePassword(member)).toMatchObject({ code: 0 })
    expect(await changeEmail(await logIn('adult', own), 'another@example.mo')).toMatchObject({ code: 0 })
  })

  test('says so in the language of who asks', async () => {
    await resetByLink()
    const { headers } = await logIn()
    for (const language of ['zh', 'pt', 'en']) {
      const said = await changeEmail(portal.withHeaders({ ...headers, 'api-language': language }))
      expect(said.message).toContain('24')
    }
  })

  test('makes no wrong password right, and a session by a login link no fresher', async () => {
    await resetByLink()
    const solvedCaptcha = await portal.solvedCaptcha('/security/login_link')
    await portal.post('/security/login_link', { account: adult.username, solvedCaptcha })
    const hash = await secretIn('login-link', adult.email)
    const { data } = await portal.post('/security/verify_hash', { hash })
    const member = portal.withHeaders({ apikey: data.token })

    expect(await changeEmail(member)).toMatchObject({ code: codeNeeded })
    expect(await byPassword(member, demonstrationPassword)).toMatchObject({ code: codeNeeded })
  })

  test('is counted from the last such link', async () => {
    await resetByLink()
    portal.clock.forward(23 * hour)
    await resetByLink()
    portal.clock.forward(2 * hour)

    expect(await changeEmail(await logIn())).toMatchObject({ code: codeNeeded })
  })

  test('leaves a member without a mobile the password again after 24 hours', async () => {
    await resetByLink('withoutMobile')
    const member = await logIn('withoutMobile')
    expect(await member.post('/account/send_sms')).toMatchObject({ code: 100 })
    expect(await changeEmail(member)).toMatchObject({ code: codeNeeded })
    portal.clock.forward(24 * hour + minute)

    const later = await logIn('withoutMobile')
    expect(await later.post('/account/confirm_mobile/send_sms')).toMatchObject({ code: 0 })
    const code = await portal.codeTo(withoutMobile.mobile)
    expect(await later.post('/account/confirm_mobile', { code })).toMatchObject({ code: 0 })
  })
})

describe('a password that was set otherwise proves its member at once', () => {
  test('by a code to the mobile', async () => {
    await resetByLink()
    // What is said of that password arrives before the code, which has to be the newest message.
    await portal.doJobs()
    portal.clock.forward(2 * minute)
    await forgot('/security/send_sms', { mobile: adult.mobile })
    const code = await portal.codeTo(adult.mobile)
    const given = { method: 'sms', mobile: adult.mobile, code, ...twice(own) }
    expect(await portal.post('/account/online/reset_password', given)).toMatchObject({ code: 0 })

    expect(await changeEmail(await logIn('adult', own))).toMatchObject({ code: 0 })
  })
})

describe('a password by an e-mailed link and the recovery of a lost mobile (T-47, T-48)', () => {
  const effectOf = async (given: string) => {
    const hash = await linkFor()
    const { data } = await request(hash, await codeFor(hash), { password: given })
    return (new Date(data.takesEffectAt).getTime() - portal.clock.now().getTime()) / hour
  }

  test.each([
    ['an old one', 0, false, 24],
    ['one by a link of this moment', 0, true, 72],
    ['one by a link of 71:59 hours ago', 72 * hour - minute, true, 72],
    ['one by a link of 72:01 hours ago', 72 * hour + minute, true, 24],
  ])('the new number waits for %s: %i ms later', async (_, later, byLink, hours) => {
    if (byLink) await resetByLink()
    portal.clock.forward(later)

    expect(await effectOf(byLink ? password : demonstrationPassword)).toBeCloseTo(hours, 1)
  })

  test('the holder of a mailbox gets no number, no address and no password before the 72 hours', async () => {
    await resetByLink()
    await requested({ password })
    await timePasses(71)

    expect(await onFile()).toBe(adult.mobile)
  })

  test('a number that came by the recovery sets no new password for 24 hours beside such a password', async () => {
    await requested({ password: '' })
    await timePasses(71)
    await resetByLink()
    await timePasses(1)
    expect(await onFile()).toBe(newMobile)
    const member = await logIn()
    expect(await changePassword(member)).toMatchObject({ code: codeNeeded })
    expect(await byCode(member, newMobile)).toMatchObject({ code: 0 })

    expect(await changePassword(member)).toMatchObject({ code: 190 })
  })

  test('a member who has lost the phone and forgotten the password has both again', async () => {
    await resetByLink()
    await requested({ password: '' })
    await timePasses(73)
    expect(await onFile()).toBe(newMobile)

    expect(await changeEmail(await logIn())).toMatchObject({ code: 0 })
  })
})

test('a stolen session gets thirty passwords looked at in a day, and the code proves its member still (T-10, T-45)', async () => {
  const member = await logIn('adult', demonstrationPassword)
  const codes: number[] = []
  for (let round = 0; round < 4; round += 1) {
    for (let time = 0; time < 10; time += 1) codes.push((await byPassword(member, `guess ${time}`)).code)
    portal.clock.forward(16 * minute)
  }
  expect(codes).toEqual([...Array(30).fill(20), ...Array(10).fill(4)])

  const left = 24 * 3600 - 4 * 16 * 60
  expect(await byPassword(member, demonstrationPassword)).toMatchObject({ code: 4, wait: left })
  expect(await byCode(member)).toMatchObject({ code: 0 })
})

test('a proof that is wrong is refused at its field, and a code goes to a number that is only hinted at', async () => {
  const member = await logIn('adult', demonstrationPassword)
  expect(await byPassword(member, 'a guess')).toMatchObject({ code: 20, errors: { password: expect.any(String) } })

  expect(await member.post('/account/send_sms')).toEqual({ code: 0, data: { wait: 60, mobileHint: '6612 ••••' } })
  const wrong = (await portal.codeTo(adult.mobile)) === '000000' ? '000001' : '000000'
  expect(await member.post('/account/prove', { method: 'sms', code: wrong })).toMatchObject({
    code: 21,
    errors: { code: expect.any(String) },
  })
})

test('the right password forgets the wrong ones before it (T-10)', async () => {
  const member = await logIn('adult', demonstrationPassword)
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < 9; time += 1) expect((await byPassword(member, `guess ${time}`)).code).toBe(20)
    expect(await byPassword(member, demonstrationPassword)).toMatchObject({ code: 0 })
  }
})

describe('whoever proves themselves in a session that the member ends at that moment', () => {
  const devicesKnown = async () => (await portal.db.selectFrom('knownPlaces').select('place').execute()).length

  test('is known nowhere afterwards: by the password that is being changed (T-11)', async () => {
    const [owner, other] = [await logIn('adult', demonstrationPassword), await logIn('adult', demonstrationPassword)]
    const late = await stoppingAfterWriteTo(portal, 'allowances', async () => {
      expect(await changePassword(owner)).toMatchObject({ code: 0 })
    })
    const given = { method: 'account', password: demonstrationPassword }

    expect(await late.post('/account/prove', given, other.headers)).toMatchObject({ code: 20 })
    expect(await devicesKnown()).toBe(1)
  })

  test('is known nowhere afterwards: by a code to the number that is being replaced (T-11)', async () => {
    const [owner, other] = [await logIn('adult', demonstrationPassword), await logIn('adult', demonstrationPassword)]
    await other.post('/account/send_sms')
    const code = await portal.codeTo(adult.mobile)
    await changeMobile(owner)
    const newCode = await portal.codeTo(newMobile)
    const late = await stoppingAfterWriteTo(portal, 'codes', async () => {
      expect(await owner.post('/account/change_mobile', { mobile: newMobile, code: newCode })).toMatchObject({
        code: 0,
      })
    })

    expect(await late.post('/account/prove', { method: 'sms', code }, other.headers)).toMatchObject({ code: 21 })
    expect(await devicesKnown()).toBe(1)
  })
})
