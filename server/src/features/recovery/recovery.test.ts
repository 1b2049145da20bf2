import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { lostPhone } from '../../testing/lostPhone.ts'
import { thePortal } from '../../testing/portal.ts'
import { refusingRows } from '../../testing/refusingRows.ts'

const portal = await thePortal()
const { username, email, mobile } = people.adult
const { path, newMobile, secretIn, requested, timePasses, stop, onFile, requests } = lostPhone(portal)
const [second, hour] = [1000, 3_600_000]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('the change', () => {
  test('takes effect once, however often and beside whatever its job runs', async () => {
    await requested()
    portal.clock.forward(24 * hour)
    const [{ id = 0 } = {}] = await requests()
    const { 'recovery.due': due, 'recovery.changeMobile': change } = workers(portal.deps)
    await due({})
    await due({})
    await Promise.all(Array.from({ length: 10 }, () => change({ id })))
    await portal.doJobs()

    expect(await onFile()).toBe(newMobile)
    const told = (await portal.letters(mobile)).filter(({ subject }) => subject === '流動電話號碼已更改')
    expect(told).toHaveLength(1)
  })

  test('that cannot be made has one job, which is tried for a day, and then the next one', async () => {
    await requested()
    await refusingRows(portal, 'members')
    const { 'recovery.due': due } = workers(portal.deps)
    const jobs = async () => {
      const { rows } = await sql`select id from jobs.job where name = 'recovery.changeMobile'`.execute(portal.db)
      return rows.length
    }
    portal.clock.forward(24 * hour)
    for (let passed = 0; passed < hour; passed += hour / 12) {
      await due({})
      await portal.doJobs()
      portal.clock.forward(hour / 12)
    }
    expect(await jobs()).toBe(1)
    expect(await requests()).toMatchObject([{ endedAt: null }])

    portal.clock.forward(22.9 * hour)
    await due({})
    expect(await jobs()).toBe(1)
    portal.clock.forward(hour / 10)
    await due({})
    expect(await jobs()).toBe(2)
  })

  test('is made by a process, too, whose clock is a little behind the one that found it due', async () => {
    await requested()
    portal.clock.forward(24 * hour)
    await workers(portal.deps)['recovery.due']({})
    portal.clock.forward(-second)
    await portal.doJobs()

    expect(await onFile()).toBe(newMobile)
  })

  test('takes effect or is stopped: of both at once, one happens', async () => {
    await requested()
    const hash = await secretIn('stop-mobile', mobile)
    portal.clock.forward(24 * hour)
    const [{ id = 0 } = {}] = await requests()
    const [answer] = await Promise.all([stop(hash), workers(portal.deps)['recovery.changeMobile']({ id })])

    const stopped = answer.code === 0
    expect(answer).toMatchObject(stopped ? { code: 0 } : { code: 150 })
    expect(await onFile()).toBe(stopped ? mobile : newMobile)
    expect(await requests()).toMatchObject([{ outcome: stopped ? 'stopped' : 'changed' }])
  })

  test('cannot be stopped afterwards, and says so', async () => {
    await requested()
    const hash = await secretIn('stop-mobile', mobile)
    await timePasses(24)

    expect(await portal.post(`${path}/stop/look`, { hash })).toMatchObject({ code: 150 })
    expect(await stop(hash)).toMatchObject({ code: 150 })
    expect(await onFile()).toBe(newMobile)
  })
})

test('for a day the new number recovers no password, with the same replies; then it does (T-47)', async () => {
  await requested()
  await timePasses(24)
  const recover = async () => {
    const solvedCaptcha = await portal.solvedCaptcha('/security/send_sms')
    return portal.post('/security/send_sms', { mobile: newMobile, solvedCaptcha })
  }
  const before = (await portal.letters(newMobile)).length
  expect(await recover()).toEqual({ code: 0, data: { wait: 60 } })
  await portal.doJobs()
  expect(await portal.letters(newMobile)).toHaveLength(before)

  portal.clock.forward(24 * hour - 120_000)
  await recover()
  await portal.doJobs()
  expect(await portal.letters(newMobile)).toHaveLength(before)
  portal.clock.forward(121_000)
  await recover()
  await portal.doJobs()
  expect(await portal.letters(newMobile)).toHaveLength(before + 1)
})

describe('for a day after the new number (T-47)', () => {
  const next = { password: 'another-one-of-27', passwordRepeat: 'another-one-of-27' }
  const logIn = (body: object) => portal.post('/security/login_one_pass', body)
  const byCodeTo = async (to: string) => {
    // What is said of the change arrives before the code, which has to be the newest message.
    await portal.doJobs()
    await portal.post('/security/login_one_send_captcha', {
      mobile: to,
      solvedCaptcha: await portal.solvedCaptcha('/security/login_one_send_captcha'),
    })
    const { data } = await logIn({ method: 'sms', mobile: to, code: await portal.codeTo(to) })
    return { apikey: data.token as string }
  }
  const changePassword = (headers: { apikey: string }) => portal.post('/account/online/change_passowrd', next, headers)
  const prove = (headers: { apikey: string }) =>
    portal.post('/account/prove', { method: 'account', password: demonstrationPassword }, headers)
  const resetLink = async () => {
    const solvedCaptcha = await portal.solvedCaptcha('/account/online/forgot_password')
    await portal.post('/account/online/forgot_password', { account: username, solvedCaptcha })
    return secretIn('change-password', email)
  }

  test('a login by a code to it sets no password; the old password does', async () => {
    await requested()
    await timePasses(24)
    const headers = await byCodeTo(newMobile)
    expect(await changePassword(headers)).toMatchObject({ code: 190, wait: expect.any(Number) })

    await prove(headers)
    expect(await changePassword(headers)).toMatchObject({ code: 0 })
  })

  test('neither does one after changing the number once more', async () => {
    const again = '66887755'
    await requested()
    await timePasses(24)
    const headers = await byCodeTo(newMobile)
    await portal.post('/account/change_mobile/send_sms', { mobile: again }, headers)
    const code = await portal.codeTo(again)
    expect(await portal.post('/account/change_mobile', { mobile: again, code }, headers)).toMatchObject({ code: 0 })

    expect(await changePassword(headers)).toMatchObject({ code: 190 })
    const solvedCaptcha = await portal.solvedCaptcha('/security/send_sms')
    const before = (await portal.letters(again)).length
    await portal.post('/security/send_sms', { mobile: again, solvedCaptcha })
    await portal.doJobs()
    expect(await portal.letters(again)).toHaveLength(before)
  })

  test('neither does an e-mailed link, alone or with a code to the new number', async () => {
    await requested()
    await timePasses(24)
    const hash = await resetLink()
    expect(await portal.post('/account/online/reset_password/look', { hash })).toMatchObject({ code: 190 })
    const reset = { method: 'email', hash, ...next }
    expect(await portal.post('/account/online/reset_password', reset)).toMatchObject({ code: 190 })
    await portal.post('/security/login_link', {
      account: username,
      solvedCaptcha: await portal.solvedCaptcha('/security/login_link'),
    })
    const { data } = await portal.post('/security/verify_hash', { hash: await secretIn('login-link', email) })
    await portal.post('/account/send_sms', {}, { apikey: data.token })
    const proof = { method: 'sms', code: await portal.codeTo(newMobile) }
    expect(await portal.post('/account/prove', proof, { apikey: data.token })).toMatchObject({ code: 0 })

    expect(await changePassword({ apikey: data.token })).toMatchObject({ code: 190 })
  })

  test('but not after one that was stopped', async () => {
    await requested()
    expect(await stop(await secretIn('stop-mobile', mobile))).toMatchObject({ code: 0 })
    portal.clock.forward(hour)

    expect(await changePassword(await byCodeTo(mobile))).toMatchObject({ code: 0 })
  })

  test('and no longer: a day later each way sets one again', async () => {
    await requested()
    await timePasses(24)
    portal.clock.forward(24 * hour)
    const reset = { method: 'email', hash: await resetLink(), ...next }

    expect(await portal.post('/account/online/reset_password', reset)).toMatchObject({ code: 0 })
    expect(await changePassword(await byCodeTo(newMobile))).toMatchObject({ code: 0 })
  })
})

test('a number on file that nobody has confirmed may be asked for, and is confirmed by it', async () => {
  const { username, mobile } = people.withoutMobile
  expect(await requested({ name: 'withoutMobile', to: mobile })).toMatchObject({ code: 0 })
  await timePasses(24)

  const asked = portal.db.selectFrom('members').select(['mobile', 'mobileConfirmed']).where('username', '=', username)
  expect(await asked.executeTakeFirstOrThrow()).toEqual({ mobile, mobileConfirmed: true })
})
