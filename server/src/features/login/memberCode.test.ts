import { memberNumberFrom } from '@palaestra/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { atOnce, attackersOf, solved } from '../../testing/attackers.ts'
import { aBrowser } from '../../testing/browser.ts'
import { stoppingAfterWriteTo } from '../../testing/meanwhile.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const attackers = await attackersOf(portal)
afterAll(() => attackers.app.close())

const { idNumber, birthDate, mobile, email } = people.adult
let memberNumber = ''

const verify = (changes: object = {}, address?: string) =>
  attackers.post('/security/verify', { memberNumber, idNumber, birthDate, solvedCaptcha: solved, ...changes }, address)
const pendingFrom = async (answer: ReturnType<typeof verify>) => (await answer).data.pending as string
const sendCode = (pending: string, more = {}) => attackers.post('/security/verify/send_sms', { pending, ...more })
const logIn = (pending: string, code: string, more = {}) =>
  attackers.post('/security/login_one_pass', { method: 'member_code', pending, code, ...more })
const change = (changes: object) =>
  portal.db.updateTable('members').set(changes).where('username', '=', 'siumei').execute()
/** Goes as far as the code. */
const begin = async () => {
  const pending = await pendingFrom(verify())
  await sendCode(pending)
  return { pending, code: await portal.codeTo(mobile) }
}
const sessions = () => portal.db.selectFrom('sessions').selectAll().execute()

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const found = portal.db.selectFrom('members').select('memberNumber').where('username', '=', 'siumei')
  memberNumber = (await found.executeTakeFirstOrThrow()).memberNumber
})

test.each([idNumber, idNumber.slice(-4), '1234567(8)'])(
  '[A03] number, birth date, then the code: ID number %s',
  async (idNumber) => {
    const pending = await pendingFrom(verify({ idNumber }))
    expect(await sendCode(pending)).toEqual({ code: 0, data: { wait: 60, channel: 'sms' } })
    const { data } = await logIn(pending, await portal.codeTo(mobile))

    expect(await portal.post('/account/info', {}, { apikey: data.token })).toMatchObject({
      data: { username: 'siumei' },
    })
  },
)

test('a solved captcha comes first, and is good once', async () => {
  const body = { memberNumber, idNumber, birthDate, solvedCaptcha: await portal.solvedCaptcha('/security/verify') }

  expect(await portal.post('/security/verify', { ...body, solvedCaptcha: 'bm90aGluZw==' })).toMatchObject({ code: 23 })
  expect(await portal.post('/security/verify', body)).toMatchObject({ code: 0 })
  expect(await portal.post('/security/verify', body)).toMatchObject({ code: 23 })
})

describe('somebody who knows a member’s details', () => {
  test('learns neither the wrong detail nor whether there is such a member', async () => {
    const wrong = await verify({ idNumber: '12345679' })

    expect(wrong).toEqual({ code: 20, message: expect.any(String) })
    expect(await verify({ idNumber: '5670' })).toEqual(wrong)
    expect(await verify({ idNumber: '92345678' }), 'only its end is right').toEqual(wrong)
    portal.clock.forward(24 * 60 * 60_000)
    expect(await verify({ birthDate: '1990-03-16' })).toEqual(wrong)
    expect(await verify({ memberNumber: '100000017' })).toEqual(wrong)
    await change({ passwordHash: null, activatedAt: null })
    portal.clock.forward(24 * 60 * 60_000)
    expect(await verify()).toEqual(wrong)
  })

  test('learns nothing by what it costs', async () => {
    const known = await attackers.costOf(() => verify({ birthDate: '1990-03-16' }))

    expect(await attackers.costOf(() => verify({ memberNumber: '100000017' }))).toEqual(known)
  })

  test.each(['', '567', '34567', '1234567a'])('is refused %j, neither an ID number nor its end', async (given) => {
    expect(await verify({ idNumber: given })).toMatchObject({ code: 1, errors: { idNumber: expect.any(String) } })
  })

  test('gets a slip in the member number refused before anything is counted', async () => {
    for (let time = 0; time < 5; time += 1)
      expect(await verify({ memberNumber: '100000018' })).toMatchObject({
        errors: { memberNumber: expect.any(String) },
      })
    expect(await verify()).toMatchObject({ code: 0 })
  })

  test.each(['a member', 'nobody'])('has three tries a day for one number, right ones counted: %s', async (whose) => {
    const changes = whose === 'a member' ? {} : { memberNumber: '100000017' }
    const answers = await atOnce(20, (place) => verify({ ...changes, idNumber: '9999' }, `192.0.2.${place}`))
    expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
      ...Array.from({ length: 17 }, () => 4),
      20,
      20,
      20,
    ])
    expect(await verify(changes)).toMatchObject({ code: 4, wait: 24 * 3600 })

    portal.clock.forward(24 * 60 * 60_000)
    expect(await verify(changes)).toMatchObject({ code: whose === 'a member' ? 0 : 20 })
  })

  test('gets the tries back with the login, and only with it', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { pending, code } = await begin()
      expect(await logIn(pending, code)).toMatchObject({ code: 0 })
      portal.clock.forward(60 * 60_000)
    }
    for (let time = 0; time < 3; time += 1) expect(await verify()).toMatchObject({ code: 0 })
    expect(await verify()).toMatchObject({ code: 4 })
  })

  test('gets them back at a new place, too, when the member has logged in at a known one', async () => {
    const first = await begin()
    await logIn(first.pending, first.code)
    portal.clock.forward(60_000)
    for (let time = 0; time < 3; time += 1) await verify({ idNumber: '9999' }, '203.0.113.9')
    expect(await verify({}, '203.0.113.9')).toMatchObject({ code: 4 })
    const { pending, code } = await begin()
    expect(await logIn(pending, code)).toMatchObject({ code: 0 })

    expect(await verify({}, '203.0.113.9')).toMatchObject({ code: 0 })
  })

  test('has thirty wrong tries a day from one network, over all numbers', async () => {
    const answers = await atOnce(40, (place) => verify({ memberNumber: memberNumberFrom(20_000 + place) }))
    expect(answers.filter(({ code }) => code === 20)).toHaveLength(30)

    expect(await verify()).toMatchObject({ code: 4, wait: 24 * 3600 })
    expect(await verify({}, '198.51.100.7')).toMatchObject({ code: 0 })
  })

  test('uses up none of its network’s tries by the right details', async () => {
    for (let place = 0; place < 28; place += 1) await verify({ memberNumber: memberNumberFrom(20_000 + place) })
    for (let time = 0; time < 2; time += 1) expect(await verify()).toMatchObject({ code: 0 })

    const wrong = await atOnce(3, (place) => verify({ memberNumber: memberNumberFrom(30_000 + place) }))
    expect(wrong.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([4, 20, 20])
  })
})

describe('a pending token', () => {
  test('opens nothing by itself', async () => {
    const pending = await pendingFrom(verify())

    expect(await portal.post('/account/info', {}, { apikey: pending })).toMatchObject({ code: 2 })
    expect(await attackers.post('/security/verify_hash', { hash: pending })).toMatchObject({ code: 24 })
    expect(await attackers.post('/security/active_online_account/look', { hash: pending })).toMatchObject({ code: 24 })
    expect(await sessions()).toEqual([])
    expect(JSON.stringify(await portal.db.selectFrom('links').selectAll().execute())).not.toContain(pending)
  })

  test('sends the code to the mobile on file, whatever the request names', async () => {
    const pending = await pendingFrom(verify())

    for (const contact of [{ mobile: '66999999' }, { email: 'thief@example.mo' }, { to: '66999999' }])
      expect(await sendCode(pending, contact)).toMatchObject({ code: 1 })
    const answer = await sendCode(pending)
    expect(JSON.stringify(answer)).not.toContain(await portal.codeTo(mobile))
    expect((await portal.letters()).map(({ to }) => to)).toEqual([mobile])
  })

  test('sends it in the language of the member, whatever the page speaks', async () => {
    await change({ language: 'pt' })
    await sendCode(await pendingFrom(verify()))
    await portal.doJobs()

    expect((await portal.letters(mobile))[0]?.body).toContain('é o seu código para iniciar sessão')
  })

  test('sends it to the e-mail on file when no mobile is confirmed', async () => {
    await change({ mobileConfirmed: false })
    const pending = await pendingFrom(verify())

    expect(await sendCode(pending)).toMatchObject({ data: { channel: 'email' } })
    expect(await logIn(pending, await portal.codeTo(email))).toMatchObject({ code: 0 })
  })

  test('leads to the hotline when there is neither', async () => {
    await change({ mobileConfirmed: false, email: null, emailConfirmed: false })

    expect(await sendCode(await pendingFrom(verify()))).toMatchObject({ code: 130 })
  })

  test('never sends it to an address that nobody has confirmed', async () => {
    await change({ mobileConfirmed: false, emailConfirmed: false })

    expect(await sendCode(await pendingFrom(verify()))).toMatchObject({ code: 130 })
    await portal.doJobs()
    expect(await portal.letters()).toEqual([])
  })

  test('by a code to the mobile opens a session with a fresh proof', async () => {
    const { pending, code } = await begin()
    const { data } = await logIn(pending, code)
    const asked = await portal.post('/account/change_mobile/send_sms', { mobile: '66887766' }, { apikey: data.token })

    expect(asked).toMatchObject({ code: 0 })
  })

  test('by a code in the mailbox opens a session without a proof', async () => {
    await change({ mobileConfirmed: false })
    const pending = await pendingFrom(verify())
    await sendCode(pending)
    const { data } = await logIn(pending, await portal.codeTo(email))
    const asked = await portal.post('/account/change_mobile/send_sms', { mobile: '66887766' }, { apikey: data.token })

    expect(asked).toMatchObject({ code: 3 })
  })

  test('ends after ten minutes, with the next one, and with its use', async () => {
    const first = await begin()
    const second = await pendingFrom(verify())
    expect(await sendCode(first.pending)).toMatchObject({ code: 27 })
    expect(await logIn(first.pending, first.code)).toMatchObject({ code: 27 })

    expect(await logIn(second, first.code)).toMatchObject({ code: 0 })
    expect(await sendCode(second)).toMatchObject({ code: 27 })

    const third = await pendingFrom(verify())
    portal.clock.forward(10 * 60_000 - 10_000)
    expect(await sendCode(third)).toMatchObject({ code: 0 })
    portal.clock.forward(10_000)
    expect(await sendCode(third)).toMatchObject({ code: 27 })
    expect(await sendCode('x'.repeat(43))).toMatchObject({ code: 27 })
  })

  test('used twenty times at once, opens one session', async () => {
    const { pending, code } = await begin()
    const answers = await atOnce(20, () => logIn(pending, code))

    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(await sessions()).toHaveLength(1)
  })

  test('with a hundred wrong codes at once, opens nothing, even with the right one after them', async () => {
    const { pending, code } = await begin()
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await atOnce(100, () => logIn(pending, wrong))
    expect(answers.filter((answer) => answer.code === 0)).toEqual([])
    await portal.db.deleteFrom('allowances').execute()

    expect(await logIn(pending, code)).toMatchObject({ code: 21 })
    expect(await sessions()).toEqual([])
  })

  test('takes only its own code, which is good for nothing else', async () => {
    const pending = await pendingFrom(verify())
    await attackers.post('/security/login_one_send_captcha', { mobile, solvedCaptcha: solved })
    expect(await logIn(pending, await portal.codeTo(mobile))).toMatchObject({ code: 21 })

    await portal.db.deleteFrom('codes').execute()
    await sendCode(pending)
    const bySms = { method: 'sms', mobile, code: await portal.codeTo(mobile) }
    expect(await attackers.post('/security/login_one_pass', bySms)).toMatchObject({ code: 21 })
  })
})

test('whoever logs in while the password is being changed is not left signed in after the change (T-45)', async () => {
  const member = await portal.memberAs('adult')
  const next = { password: 'three boats and a lantern', passwordRepeat: 'three boats and a lantern' }
  const { pending, code } = await begin()
  const late = await stoppingAfterWriteTo(portal, 'links', async () => {
    expect(await member.post('/account/online/change_passowrd', next)).toMatchObject({ code: 0 })
  })
  await late.post('/security/login_one_pass', { method: 'member_code', pending, code })

  expect(await sessions()).toHaveLength(1)
  expect((await member.post('/account/info')).code).toBe(0)
})

test('a login by the details of the card gives back the tries of strangers, and those of the place that is known', async () => {
  const details = { memberNumber, idNumber, birthDate, solvedCaptcha: solved }
  const wrong = { ...details, birthDate: '1990-03-16' }
  const login = { method: 'account', username: people.adult.username, password: demonstrationPassword }
  const phone = aBrowser(attackers.app, undefined, '203.0.113.5')
  expect(await phone.post('/security/login_one_pass', login)).toMatchObject({ code: 0 })
  for (let place = 0; place < 3; place += 1) await attackers.post('/security/verify', wrong, `198.18.0.${place}`)
  expect(await attackers.post('/security/verify', details, '198.18.0.9')).toMatchObject({ code: 4 })

  for (let times = 0; times < 2; times += 1)
    expect(await phone.post('/security/verify', wrong)).toMatchObject({ code: 20 })
  const { pending } = (await phone.post('/security/verify', details)).data
  await phone.post('/security/verify/send_sms', { pending })
  const code = await portal.codeTo(mobile)
  expect(await phone.post('/security/login_one_pass', { method: 'member_code', pending, code })).toMatchObject({
    code: 0,
  })

  expect(await attackers.post('/security/verify', details, '198.18.0.9')).toMatchObject({ code: 0 })
  expect(await phone.post('/security/verify', details)).toMatchObject({ code: 0 })
})
