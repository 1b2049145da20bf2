import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../../../testing/portal.tsx'
import { complaint, nothing, openRegistration, write } from '../../../testing/registration.ts'

test('[V06] no code goes to what is no mobile of Macao', async () => {
  const portal = await openRegistration(nothing)
  await write('流動電話號碼', '12345678')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(complaint('流動電話號碼：請輸入以 6 開頭的 8 位澳門流動電話號碼')).toBeVisible()
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
  await expect.element(complaint('請輸入驗證碼')).toBeVisible()
  expect(portal.to(sending)).toHaveLength(1)
})

test('Enter that ends a word of an input method asks for nothing', async () => {
  const portal = await openRegistration(nothing, sent)
  await write('流動電話號碼', '66123456')
  mobile.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  await new Promise((passed) => setTimeout(passed, 100))
  expect(portal.to(sending)).toHaveLength(0)
})

test('[V16] a long wait is told by the clock', async () => {
  await openRegistration(nothing, { [sending]: done({ wait: 600 }) })
  await write('流動電話號碼', '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  const inMacao = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Macau', hour: '2-digit' })
  // The hour alone: a minute may pass meanwhile.
  const hours = [600, 660].map((seconds) => inMacao.format(Date.now() + seconds * 1000)).join('|')
  await expect
    .element(page.getByRole('button', { name: new RegExp(`^(?:明日 )?(${hours}):\\d\\d 後可重發$`) }))
    .toBeVisible()
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: new RegExp(`^驗證碼已發送。(?:明日 )?(${hours}):\\d\\d 後可重新發送。$`) }),
    )
    .toBeInTheDocument()
})

test('[V16] after the last code of the day it says so', async () => {
  await openRegistration(nothing, { [sending]: { code: 4, message: '嘗試次數過多', wait: 86_400 } })
  await write('流動電話號碼', '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByRole('button', { name: '今日不能再發送' })).toHaveAttribute('aria-disabled', 'true')
})

test('[V16] when the wait is over it is said; a sending that then fails is not called one', async () => {
  const portal = await openRegistration(nothing, { [sending]: done({ wait: 1 }) })
  await write('流動電話號碼', '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText('現在可以重新發送驗證碼。')).toBeInTheDocument()
  portal.responses[sending] = { code: 5, message: '系統正繁忙' }
  await userEvent.click(page.getByRole('button', { name: '重新發送' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('系統正繁忙')
  await expect.element(page.getByRole('button', { name: '發送驗證碼' })).toBeVisible()
})

test('a number that is proved is kept, and another takes its place once that is proved, too', async () => {
  const portal = await openRegistration({ ...nothing, mobile: '66123456' }, sent)
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await expect.element(page.getByText(/6612 3456/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
  await expect.element(page.getByRole('heading', { name: '電郵', exact: true })).toBeVisible()
  expect(portal.to(verifying)).toHaveLength(0)

  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await userEvent.click(page.getByRole('button', { name: '使用另一個' }))
  await expect.element(mobile).toHaveValue('66123456')
  await write('流動電話號碼', '+853 6688 7766')
  await write('短訊驗證碼', '123456')
  await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await expect.element(page.getByText(/6688 7766/)).toBeVisible()
})

test('a number that was typed before, and not proved, is there', async () => {
  await openRegistration({ ...nothing, draft: { mobile: '6688' } })
  await expect.element(mobile).toHaveValue('6688')
})
