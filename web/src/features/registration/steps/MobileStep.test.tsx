import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../../../testing/portal.tsx'
import { complaint, nothing, openRegistration, write } from '../../../testing/registration.ts'

test('[V06] no code goes to what is no mobile of Macao', async () => {
  const portal = await openRegistration(nothing)
  await write('流動電話號碼', '12345678')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(complaint('流動電話號碼: 請輸入以 6 開頭的 8 位澳門流動電話號碼')).toBeVisible()
  expect(portal.to('/security/send_register_sms')).toHaveLength(0)
})

const sending = '/security/send_register_sms'
const verifying = '/security/verify_sms'
const sent = { [sending]: done({ wait: 60 }), [verifying]: done({}) }
const code = page.getByRole('textbox', { name: '短訊驗證碼' })
const mobile = page.getByRole('textbox', { name: '流動電話號碼' })

test.each([
  ['in the field of the number', mobile],
  ['in the empty field of the code', code],
])('Enter %s sends the code', async (_, field) => {
  const portal = await openRegistration(nothing, sent)
  await write('流動電話號碼', '+853 6612 3456')
  await userEvent.type(field, '{Enter}')
  await expect.element(page.getByRole('button', { name: /再次發送|秒/ })).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(portal.to(sending).map(({ body }) => body)).toEqual([{ mobile: '+853 6612 3456' }])
  expect(portal.to(verifying)).toHaveLength(0)
})

test('Enter after the code is written sends the form, and the code may be written as it is read', async () => {
  const portal = await openRegistration(nothing, sent)
  await write('流動電話號碼', '66123456')
  await userEvent.type(mobile, '{Enter}')
  await expect.element(code).toHaveFocus()
  await userEvent.type(code, '095 536{Enter}')
  await expect
    .poll(() => portal.to(verifying).map(({ body }) => body))
    .toEqual([{ mobile: '66123456', captcha: '095 536' }])
  expect(portal.to(sending)).toHaveLength(1)
})

test('what is kept of the step is the number, and never the code', async () => {
  const portal = await openRegistration(nothing, sent)
  await write('流動電話號碼', '66123456')
  await userEvent.type(code, '095536')
  await expect.poll(portal.saved, { timeout: 5000 }).toEqual({ draft: { mobile: '66123456' } })
})

test('Enter while no other code may be sent says that it is missing', async () => {
  const portal = await openRegistration(nothing, sent)
  await write('流動電話號碼', '66123456')
  await userEvent.type(mobile, '{Enter}')
  await expect.element(code).toHaveFocus()
  await userEvent.type(code, '{Enter}')
  await expect.element(complaint('短訊驗證碼: 必須提供')).toBeVisible()
  expect(portal.to(sending)).toHaveLength(1)
})
