import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword, people } from '../../demonstration/people.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const path = '/account/change_mobile'
const mobile = '66887766'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const changing = async () => {
  const member = await portal.memberAs('adult')
  const sendCode = (to: string) => member.post(`${path}/send_sms`, { mobile: to })
  return { member, sendCode, change: (to: string, code: string) => member.post(path, { mobile: to, code }) }
}

test('[V06] a new number, proved by a code to it, is the number from now on', async () => {
  const { member, sendCode, change } = await changing()
  expect(await sendCode(`+853 ${mobile}`)).toMatchObject({ code: 0, data: { wait: 60 } })

  expect(await change(mobile, await portal.codeTo(mobile))).toEqual({ code: 0, data: { mobileHint: '6688 ••••' } })
  expect(await member.post('/account/info')).toMatchObject({ data: { mobileHint: '6688 ••••' } })
})

test('[V06] the new number differs from the old one, however it is written', async () => {
  const { sendCode, change } = await changing()
  const same = { code: 1, errors: { mobile: expect.any(String) } }

  for (const written of [people.adult.mobile, `+853 ${people.adult.mobile}`, `00853${people.adult.mobile}`]) {
    expect(await sendCode(written)).toMatchObject({ ...same, code: 103 })
    expect(await change(written, '123456')).toMatchObject({ ...same, code: 103 })
  }
})

test.each(['28123456', '6612345', '+86 13800138000', ''])('[V06] %j is no local mobile', async (written) => {
  const { sendCode, change } = await changing()

  expect(await sendCode(written)).toMatchObject({ code: 1, errors: { mobile: expect.any(String) } })
  expect(await change(written, '123456')).toMatchObject({ code: 1, errors: { mobile: expect.any(String) } })
})

test('a new number is told to the old number and the e-mail, and other devices are logged out', async () => {
  const other = await portal.memberAs('adult')
  const { member, sendCode, change } = await changing()
  await sendCode(mobile)
  await change(mobile, await portal.codeTo(mobile))
  await portal.doJobs()

  for (const to of [people.adult.mobile, people.adult.email])
    expect(await portal.letters(to)).toMatchObject([{ subject: '流動電話號碼已更改' }])
  expect(await other.post('/account/info')).toMatchObject({ code: 2 })
  expect(await member.post('/account/info')).toMatchObject({ code: 0 })
})

test('a new number is told in the language of the member, whatever the page speaks', async () => {
  const member = await portal.memberAs('portuguese', { language: 'en' })
  await member.post(`${path}/send_sms`, { mobile })
  await member.post(path, { mobile, code: await portal.codeTo(mobile) })
  await portal.doJobs()

  expect(await portal.letters(people.portuguese.email)).toMatchObject([
    { subject: 'O seu número de telemóvel foi alterado' },
  ])
})

test('a new number is confirmed at once, also in place of one that was not', async () => {
  const member = await portal.memberAs('withoutMobile')
  await member.post(`${path}/send_sms`, { mobile })
  await member.post(path, { mobile, code: await portal.codeTo(mobile) })

  expect(await member.post('/account/info')).toMatchObject({ data: { mobileHint: '6688 ••••', mobileConfirmed: true } })
})

test('another member’s number stays theirs, and only its holder learns so', async () => {
  const { sendCode, change } = await changing()
  expect(await sendCode(people.english.mobile)).toMatchObject({ code: 0 })

  expect(await change(people.english.mobile, '000000')).toMatchObject({ code: 21 })
  expect(await change(people.english.mobile, await portal.codeTo(people.english.mobile))).toMatchObject({
    code: 53,
    errors: { mobile: expect.any(String) },
  })
})

test('a new number needs its own code and a fresh proof', async () => {
  const { member, sendCode, change } = await changing()
  await sendCode(mobile)
  const code = await portal.codeTo(mobile)
  expect(await change('66887767', code)).toMatchObject({ code: 21 })

  portal.clock.forward(10 * 60_000 + 1000)
  expect(await change(mobile, code)).toMatchObject({ code: 3 })
  expect(await member.post('/account/info')).toMatchObject({ data: { mobileHint: '6612 ••••' } })
})

test('of two members who prove one number at the same moment, one has it (T-50)', async () => {
  const members = [await portal.memberAs('adult'), await portal.memberAs('english')]
  const codes: string[] = []
  for (const member of members) {
    await member.post(`${path}/send_sms`, { mobile })
    codes.push(await portal.codeTo(mobile))
    portal.clock.forward(60_000)
  }
  const answers = await Promise.all(members.map((member, place) => member.post(path, { mobile, code: codes[place] })))

  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 53])
  const hints = await Promise.all(members.map(async (member) => (await member.post('/account/info')).data.mobileHint))
  expect(hints.filter((hint) => hint === '6688 ••••')).toHaveLength(1)
})

describe('the number on file', () => {
  const { withoutMobile } = people
  const confirmPath = '/account/confirm_mobile'
  const rosa = async () => {
    const member = await portal.memberAs('withoutMobile')
    return {
      member,
      sendCode: () => member.post(`${confirmPath}/send_sms`),
      confirm: (code: string) => member.post(confirmPath, { code }),
    }
  }
  const logInCode = async () => {
    const solvedCaptcha = await portal.solvedCaptcha('/security/login_one_send_captcha')
    return portal.post('/security/login_one_send_captcha', { mobile: withoutMobile.mobile, solvedCaptcha })
  }

  test('[R33] is confirmed by a code to it, and only then opens the account', async () => {
    const { member, sendCode, confirm } = await rosa()
    expect(await member.post('/account/info')).toMatchObject({ data: { mobileConfirmed: false } })
    expect(await sendCode()).toEqual({ code: 0, data: { wait: 60, mobileHint: '6612 ••••' } })

    expect(await confirm(await portal.codeTo(withoutMobile.mobile))).toEqual({
      code: 0,
      data: { mobileHint: '6612 ••••' },
    })
    expect(await member.post('/account/info')).toMatchObject({ data: { mobileConfirmed: true } })
    expect(await sendCode()).toMatchObject({ code: 161 })
    await logInCode()
    const code = await portal.codeTo(withoutMobile.mobile)
    const logIn = { method: 'sms', mobile: withoutMobile.mobile, code }
    expect(await portal.post('/security/login_one_pass', logIn)).toMatchObject({ code: 0 })
  })

  test('[A02] gets no login code while unconfirmed, and no code opens the account', async () => {
    expect(await logInCode()).toMatchObject({ code: 0 })
    await portal.doJobs()
    expect(await portal.letters(withoutMobile.mobile)).toEqual([])

    const { sendCode } = await rosa()
    await sendCode()
    const code = await portal.codeTo(withoutMobile.mobile)
    const logIn = { method: 'sms', mobile: withoutMobile.mobile, code }
    expect(await portal.post('/security/login_one_pass', logIn)).toMatchObject({ code: 21 })
  })

  test('is confirmed with notice to the e-mail, and other devices are logged out (T-50)', async () => {
    const { member: other } = await rosa()
    const { member, sendCode, confirm } = await rosa()
    await sendCode()
    await confirm(await portal.codeTo(withoutMobile.mobile))
    await portal.doJobs()

    expect(await portal.letters(withoutMobile.email)).toMatchObject([
      { subject: 'O seu número de telemóvel foi confirmado' },
    ])
    expect(await other.post('/account/info')).toMatchObject({ code: 2 })
    expect(await member.post('/account/info')).toMatchObject({ code: 0 })
  })

  test('needs a fresh proof, by the password, to be sent a code and to be confirmed (T-50)', async () => {
    const { member, sendCode, confirm } = await rosa()
    portal.clock.forward(10 * 60_000 + 1000)
    expect(await sendCode()).toMatchObject({ code: 3 })
    expect(await confirm('123456')).toMatchObject({ code: 3 })
    expect(await member.post('/account/send_sms'), 'no proof by the very number').toMatchObject({ code: 100 })

    await member.post('/account/prove', { method: 'account', password: demonstrationPassword })
    expect(await sendCode()).toMatchObject({ code: 0 })
  })

  test('stays unconfirmed by a wrong code, one for another purpose, or one of another member', async () => {
    const { member, sendCode, confirm } = await rosa()
    await sendCode()
    const code = await portal.codeTo(withoutMobile.mobile)
    expect(await confirm(code === '000000' ? '000001' : '000000')).toMatchObject({ code: 21 })
    const other = await portal.memberAs('adult')
    await other.post(`${path}/send_sms`, { mobile: withoutMobile.mobile })

    expect(await confirm(await portal.codeTo(withoutMobile.mobile))).toMatchObject({ code: 21 })
    expect(await member.post('/account/info')).toMatchObject({ data: { mobileConfirmed: false } })
    expect(await confirm(code)).toMatchObject({ code: 0 })
  })

  test('is refused by name when it is confirmed, or absent', async () => {
    expect(await (await portal.memberAs('adult')).post(`${confirmPath}/send_sms`)).toMatchObject({ code: 161 })
    const { member, sendCode, confirm } = await rosa()
    await portal.db.updateTable('members').set({ mobile: null }).where('id', '=', member.id).execute()
    expect(await sendCode()).toMatchObject({ code: 160 })
    expect(await confirm('123456')).toMatchObject({ code: 160 })
  })

  test('is confirmed once: of twenty uses of one code at once, one wins', async () => {
    const { sendCode, confirm } = await rosa()
    await sendCode()
    const code = await portal.codeTo(withoutMobile.mobile)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(code)))

    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  })
})

describe('the letters name the number that is meant, half hidden', () => {
  test('the new one, also to the old one', async () => {
    const { sendCode, change } = await changing()
    await sendCode(mobile)
    await change(mobile, await portal.codeTo(mobile))
    await portal.doJobs()

    for (const to of [people.adult.mobile, people.adult.email])
      expect((await portal.letters(to))[0]?.body).toContain('6688 ••••')
  })

  test('the one that was confirmed', async () => {
    const member = await portal.memberAs('withoutMobile')
    await member.post('/account/confirm_mobile/send_sms')
    await member.post('/account/confirm_mobile', { code: await portal.codeTo(people.withoutMobile.mobile) })
    await portal.doJobs()

    expect((await portal.letters(people.withoutMobile.email))[0]?.body).toContain('6612 ••••')
  })
})

test('a second code, for a new number and for the one on file, is sent after a minute, and not before', async () => {
  const member = await portal.memberAs('withoutMobile')
  const sends = [
    () => member.post(`${path}/send_sms`, { mobile }),
    () => member.post('/account/confirm_mobile/send_sms'),
  ]
  for (const send of sends) {
    expect(await send()).toMatchObject({ code: 0, data: { wait: 60 } })
    expect(await send()).toMatchObject({ code: 22, wait: 60 })
  }

  portal.clock.forward(60_000)
  for (const send of sends) expect(await send()).toMatchObject({ code: 0, data: { wait: 120 } })
})

test('codes that others have had sent to the number on file keep none from its member, who confirms it', async () => {
  const { withoutMobile } = people
  for (const name of ['adult', 'english', 'portuguese'] as const) {
    const other = await portal.memberAs(name)
    expect(await other.post(`${path}/send_sms`, { mobile: withoutMobile.mobile })).toMatchObject({ code: 0 })
    portal.clock.forward(60_000)
  }
  const stranger = await portal.memberAs('worker')
  expect(await stranger.post(`${path}/send_sms`, { mobile: withoutMobile.mobile })).toMatchObject({ code: 4 })
  await portal.doJobs()

  const member = await portal.memberAs('withoutMobile')
  expect(await member.post('/account/confirm_mobile/send_sms')).toMatchObject({ code: 0 })
  const code = await portal.codeTo(withoutMobile.mobile)
  expect(await member.post('/account/confirm_mobile', { code })).toMatchObject({ code: 0 })
})
