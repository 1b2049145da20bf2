import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { lostPhone } from '../../testing/lostPhone.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { username, email, mobile, idNumber, birthDate } = people.adult
const phone = lostPhone(portal)
const { path, newMobile, forgot, secretIn, linkFor, sendCode, codeFor } = phone
const { request, requested, timePasses, stop, onFile, requests } = phone
const [second, hour] = [1000, 3_600_000]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test('[A09] link, password and a code to the new number change it a day later', async () => {
  const elsewhere = await portal.memberAs('adult')
  const hash = await linkFor()
  expect(await portal.post(`${path}/look`, { hash })).toEqual({
    code: 0,
    data: { username, mobileHint: '6612 ••••', hours: { withPassword: 24, withoutPassword: 72 } },
  })
  expect(await request(hash, await codeFor(hash))).toEqual({
    code: 0,
    data: { mobileHint: '6688 ••••', takesEffectAt: expect.stringMatching(/^2026-03-03T02:00/) },
  })

  await timePasses(23)
  expect(await onFile()).toBe(mobile)
  await timePasses(1)
  expect(await onFile()).toBe(newMobile)
  expect(await elsewhere.post('/account/info')).toMatchObject({ code: 2 })
  expect(await portal.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  for (const to of [mobile, email])
    expect((await portal.letters(to)).map(({ subject }) => subject)).toContain('流動電話號碼已更改')
})

test('[A09] ID number and birthday find the member too; one without an e-mail gets no letter', async () => {
  await forgot({ by: 'document', idNumber, birthDate })
  expect(await secretIn('recover-mobile', email)).toHaveLength(43)

  const { idNumber: other, mobile: theirs } = people.withoutEmail
  expect(await forgot({ by: 'document', idNumber: other, birthDate })).toEqual({ code: 0, data: { wait: 60 } })
  await portal.doJobs()
  expect(await portal.letters(theirs)).toEqual([])
})

test('knowledge and the link are not enough: the new number gets a code', async () => {
  const hash = await linkFor()
  expect(await request('x'.repeat(43), '123456')).toMatchObject({ code: 24 })
  expect(await request(hash, '000000')).toMatchObject({ code: 21 })

  const code = await codeFor(hash)
  expect(await request(hash, code, { to: '66887767' })).toMatchObject({ code: 21 })
  const { headers } = await portal.memberAs('adult')
  const change = { mobile: newMobile, code }
  expect(await portal.post('/account/change_mobile', change, headers)).toMatchObject({ code: 21 })
  expect(await requests()).toEqual([])
})

test('a change without the password waits three days; a wrong password is refused, ten times', async () => {
  expect(await requested({ password: '' })).toMatchObject({
    data: { takesEffectAt: expect.stringMatching(/^2026-03-05T02:00/) },
  })
  await timePasses(71)
  expect(await onFile()).toBe(mobile)
  await timePasses(1)
  expect(await onFile()).toBe(newMobile)

  portal.clock.forward(hour)
  const hash = await linkFor()
  expect(await request(hash, '123456', { password: 'a guess' })).toMatchObject({
    code: 20,
    errors: { password: expect.any(String) },
  })
  const answers = await Promise.all(Array.from({ length: 14 }, () => request(hash, '123456', { password: 'a guess' })))
  expect(answers.filter(({ code }) => code === 20)).toHaveLength(9)
  expect(answers.filter(({ code }) => code === 4)).toHaveLength(5)
})

test('who reads the mailbox gets thirty passwords looked at in a day, and no more (T-10)', async () => {
  const hash = await linkFor()
  await sendCode(hash)
  const tries = []
  for (let round = 0; round < 4; round += 1) {
    for (let time = 0; time < 10; time += 1) tries.push(await request(hash, '000000', { password: `guess ${time}` }))
    portal.clock.forward(16 * 60 * second)
  }
  expect(tries.map(({ code }) => code)).toEqual([...Array(30).fill(20), ...Array(10).fill(4)])
  const code = await codeFor(hash)

  expect(await request(hash, code)).toMatchObject({ code: 4 })
  expect(await request(hash, code, { password: '' })).toMatchObject({ code: 0 })
})

test('a password that a link has set shortens the wait only after three days (T-48)', async () => {
  const solvedCaptcha = await portal.solvedCaptcha('/account/online/forgot_password')
  await portal.post('/account/online/forgot_password', { account: username, solvedCaptcha })
  const password = 'another-one-of-27'
  const reset = { method: 'email', hash: await secretIn('change-password', email), password, passwordRepeat: password }
  expect(await portal.post('/account/online/reset_password', reset)).toMatchObject({ code: 0 })
  const hoursNow = async () => (await portal.post(`${path}/look`, { hash: await linkFor() })).data.hours

  portal.clock.forward(71 * hour)
  expect(await hoursNow()).toEqual({ withPassword: 72, withoutPassword: 72 })
  expect(await requested({ password })).toMatchObject({
    data: { takesEffectAt: expect.stringMatching(/^2026-03-08T01:00/) },
  })
  portal.clock.forward(hour)
  expect(await hoursNow()).toEqual({ withPassword: 24, withoutPassword: 72 })
})

test('opening the pages uses nothing up, as often as a scanner may', async () => {
  const hash = await linkFor()
  for (const page of ['recover-mobile', 'stop-mobile'])
    for (const method of ['GET', 'HEAD'] as const)
      await portal.app.inject({ method, url: `/zh/security/${page}/${hash}` })
  for (const method of ['GET', 'HEAD'] as const)
    expect((await portal.app.inject({ method, url: `/api${path}/change?hash=${hash}` })).statusCode).toBe(404)
  for (let looks = 0; looks < 3; looks += 1) await portal.post(`${path}/look`, { hash })

  expect(await request(hash, await codeFor(hash))).toMatchObject({ code: 0 })
})

test('the link is good for a day; the one that stops a request lasts longer than the wait', async () => {
  const hash = await linkFor()
  const lookAfter = async (milliseconds: number, page: string, hash: string) => {
    portal.clock.forward(milliseconds)
    return portal.post(`${path}/${page}`, { hash })
  }
  expect(await lookAfter(24 * hour - 10_000, 'look', hash)).toMatchObject({ code: 0 })
  expect(await lookAfter(10_000, 'look', hash)).toMatchObject({ code: 24 })

  await requested()
  const stopping = await secretIn('stop-mobile', email)
  expect(await lookAfter(32 * 24 * hour - 10_000, 'stop/look', stopping)).toMatchObject({ code: 0 })
  expect(await lookAfter(10_000, 'stop/look', stopping)).toMatchObject({ code: 24 })
})

test('of twenty uses of a link at once one wins', async () => {
  const hash = await linkFor()
  const code = await codeFor(hash)
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(hash, code, { password: '' })))

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await requests()).toHaveLength(1)
  expect(await request(hash, code)).toMatchObject({ code: 24 })
})

test('a link changes its own member only, whoever is named beside it', async () => {
  const hash = await linkFor('portuguese')
  const code = await codeFor(hash)
  expect(await portal.post(`${path}/change`, { hash, mobile: newMobile, code, password: '', username })).toMatchObject({
    code: 1,
  })
  expect(await request(hash, code, { password: '' })).toMatchObject({ code: 0 })
  await timePasses(72)

  expect([await onFile(), await onFile('portuguese')]).toEqual([mobile, newMobile])
})

test('the number’s holder alone learns that it is on file, or another member’s', async () => {
  const hash = await linkFor()
  for (const [to, code] of [
    [mobile, 103],
    [people.english.mobile, 53],
  ] as const) {
    expect(await sendCode(hash, to)).toMatchObject({ code: 0 })
    expect(await request(hash, '000000', { to })).toMatchObject({ code: 21 })
    expect(await request(hash, await portal.codeTo(to), { to })).toMatchObject({
      code,
      errors: { mobile: expect.any(String) },
    })
  }
})

describe('while a change waits', () => {
  test('the old number and the e-mail know the time, and each can stop it, once', async () => {
    await requested()
    const hash = await secretIn('stop-mobile', mobile)
    expect(await secretIn('stop-mobile', email)).toBe(hash)
    for (const to of [mobile, email])
      expect((await portal.letters(to))[0]?.body).toContain('將於 2026年3月3日 上午10:00 更改為 6688 ••••')
    expect(await portal.post(`${path}/stop/look`, { hash })).toEqual({
      code: 0,
      data: { mobileHint: '6688 ••••', takesEffectAt: expect.stringMatching(/^2026-03-03T02:00/) },
    })

    const answers = await Promise.all(Array.from({ length: 5 }, () => stop(hash)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    await timePasses(100)
    expect(await onFile()).toBe(mobile)
    expect(await stop(hash)).toMatchObject({ code: 24 })
    for (const to of [mobile, email])
      expect((await portal.letters(to))[0]).toMatchObject({ subject: '已停止更改流動電話號碼' })
  })

  test('the rest of the account stays: the old number still logs in', async () => {
    await requested()
    await portal.post('/security/login_one_send_captcha', {
      mobile,
      solvedCaptcha: await portal.solvedCaptcha('/security/login_one_send_captcha'),
    })
    const code = await portal.codeTo(mobile)

    expect(await portal.post('/security/login_one_pass', { method: 'sms', mobile, code })).toMatchObject({ code: 0 })
  })

  test('a new request replaces the one before, with a time of its own', async () => {
    await requested()
    const first = await secretIn('stop-mobile', mobile)
    portal.clock.forward(2 * hour)
    await requested({ to: '66887700' })

    expect(await requests()).toMatchObject([{ newMobile: '66887700', endedAt: null }])
    expect(await stop(first)).toMatchObject({ code: 24 })
    await timePasses(23)
    expect(await onFile()).toBe(mobile)
    await timePasses(1)
    expect(await onFile()).toBe('66887700')
  })

  test('a number that has been changed in another way stays', async () => {
    await requested()
    await portal.db.updateTable('members').set({ mobile: '66887799' }).where('username', '=', username).execute()
    await timePasses(24)

    expect(await onFile()).toBe('66887799')
    expect(await requests()).toMatchObject([{ outcome: 'overtaken' }])
  })

  test('another member may prove the same number: it becomes theirs, and the asker is notified', async () => {
    await requested()
    portal.clock.forward(61_000)
    const other = await portal.memberAs('english')
    await other.post('/account/change_mobile/send_sms', { mobile: newMobile })
    await other.post('/account/change_mobile', { mobile: newMobile, code: await portal.codeTo(newMobile) })
    await timePasses(24)

    expect([await onFile(), await onFile('english')]).toEqual([mobile, newMobile])
    expect(await requests()).toMatchObject([{ outcome: 'taken' }])
    for (const to of [email, mobile])
      expect((await portal.letters(to))[0]).toMatchObject({ subject: '流動電話號碼未能更改' })
  })
})

test('a request is purged after ninety days, unless it still waits', async () => {
  await requested()
  portal.clock.forward(100 * 24 * hour)
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await requests()).toHaveLength(1)

  await timePasses(0)
  portal.clock.forward(90 * 24 * hour - 30_000)
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await requests()).toHaveLength(1)
  portal.clock.forward(31_000)
  await workers(portal.deps)['cleaning.hourly']({})
  expect(await requests()).toEqual([])
})
