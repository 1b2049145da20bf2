import { beforeEach, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
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

test('the old number and the e-mail are told, and other devices are logged out', async () => {
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

test('a number that another member has stays theirs, which only who holds it learns', async () => {
  const { sendCode, change } = await changing()
  expect(await sendCode(people.english.mobile)).toMatchObject({ code: 0 })

  expect(await change(people.english.mobile, '000000')).toMatchObject({ code: 21 })
  expect(await change(people.english.mobile, await portal.codeTo(people.english.mobile))).toMatchObject({
    code: 53,
    errors: { mobile: expect.any(String) },
  })
})

test('a code for one number proves no other, and an old proof of identity is not enough', async () => {
  const { member, sendCode, change } = await changing()
  await sendCode(mobile)
  const code = await portal.codeTo(mobile)
  expect(await change('66887767', code)).toMatchObject({ code: 21 })

  portal.clock.forward(10 * 60_000 + 1000)
  expect(await change(mobile, code)).toMatchObject({ code: 3 })
  expect(await member.post('/account/info')).toMatchObject({ data: { mobileHint: '6612 ••••' } })
})
