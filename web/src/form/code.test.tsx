import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChallenge } from '../testing/challenge.ts'
import { done, openPortal, type Responses } from '../testing/portal.tsx'

const sendCode = '/security/login_one_send_captcha'
const logIn = '/security/login_one_pass'
const mobile = page.getByRole('textbox', { name: '流動電話號碼' })
const code = page.getByRole('textbox', { name: '短訊驗證碼' })
const open = async (responses: Responses = {}) => {
  const portal = await openPortal('/ams/login', {
    '/tools/captcha': done({ challenge: await aChallenge() }),
    [sendCode]: done({ wait: 60 }),
    ...responses,
  })
  await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
  return portal
}

test('a telephone offers the code that has come, and digits to type it', async () => {
  await open()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await expect.element(mobile).toHaveAttribute('autocomplete', 'tel')
  await expect.element(mobile).toHaveAttribute('type', 'tel')
  await expect.element(mobile).toHaveAccessibleDescription('以 6 開頭的 8 位數字')
  await expect.element(code).toHaveAccessibleDescription('6 位數字，5 分鐘內有效')
  await expect.element(page.getByText('+853'), { message: 'so that nobody types it' }).toBeVisible()
})

test('[V16] Enter after the number asks for a code, and then one types it; Enter after the code logs in', async () => {
  const portal = await open({ [logIn]: { code: 20, message: '登入資料不正確' } })
  await userEvent.type(mobile, '66123456{Enter}')
  await expect.poll(() => portal.to(sendCode)).toHaveLength(1)
  await expect.element(code).toHaveFocus()
  expect(portal.to(logIn)).toEqual([])
  await userEvent.keyboard('123456{Enter}')
  await expect
    .poll(() => portal.to(logIn).map(({ body }) => body))
    .toEqual([{ method: 'sms', mobile: '66123456', code: '123456' }])
  expect(portal.to(sendCode)).toHaveLength(1)
})

test('[V16] Enter in the empty field of the code asks for one', async () => {
  const portal = await open()
  await userEvent.fill(mobile, '66123456')
  await userEvent.type(code, '{Enter}')
  await expect.poll(() => portal.to(sendCode)).toHaveLength(1)
})

test('[V16] a code that could not be sent may be asked for again at once', async () => {
  const portal = await open({ [sendCode]: { code: 5, message: '系統正繁忙' } })
  await userEvent.fill(mobile, '66123456')
  const button = page.getByRole('button', { name: '發送驗證碼' })
  await userEvent.click(button)
  await expect.element(page.getByRole('alert').filter({ hasText: '系統正繁忙' })).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  expect(page.getByText(/^驗證碼已發送/).elements()).toEqual([])
  portal.responses[sendCode] = done({ wait: 60 })
  await userEvent.click(button)
  await expect.element(page.getByText('驗證碼已發送。60 秒後可重新發送。')).toBeVisible()
})

test('[V16] while a code is being sent the button says so, and a second press asks for none', async () => {
  const portal = await open({ [sendCode]: () => new Promise<object>(() => {}) })
  await userEvent.fill(mobile, '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  const sending = page.getByRole('button', { name: '發送中…' })
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => portal.to(sendCode)).toHaveLength(1)
  await userEvent.click(sending, { force: true })
  expect(portal.to('/tools/captcha')).toHaveLength(1)
})

test('[V16] a long wait is told by the clock', async () => {
  await open({ [sendCode]: done({ wait: 600 }) })
  await userEvent.fill(mobile, '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText(/^驗證碼已發送。(明日 )?\d\d:\d\d 後可重新發送。$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^(明日 )?\d\d:\d\d 後可重發$/ })).toBeVisible()
})

test('[V16] a wait that ends tomorrow says so', async () => {
  await open({ [sendCode]: done({ wait: 86_399 }) })
  await userEvent.fill(mobile, '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText(/^驗證碼已發送。明日 \d\d:\d\d 後可重新發送。$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^明日 \d\d:\d\d 後可重發$/ })).toBeVisible()
})

test('[V16] the last code of the day is on its way: it is not told how many thousand seconds are left', async () => {
  await open({ [sendCode]: done({ wait: 86_400 }) })
  await userEvent.fill(mobile, '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText('驗證碼已發送。今日不能再發送。')).toBeVisible()
})

test('[V16] who has a code already sends it by Enter, from the number too', async () => {
  const portal = await open({ [logIn]: { code: 20, message: '登入資料不正確' } })
  await userEvent.fill(code, '123456')
  await userEvent.type(mobile, '66123456{Enter}')
  await expect.poll(() => portal.to(logIn)).toHaveLength(1)
  expect(portal.to(sendCode)).toEqual([])
})

test('[V16] a second code that was not sent is not said to be on its way', async () => {
  const portal = await open({ [sendCode]: done({ wait: 1 }) })
  await userEvent.fill(mobile, '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText('現在可以重新發送驗證碼。')).toBeVisible()
  portal.responses[sendCode] = { code: 22, message: '驗證碼已發送，請稍候再重新發送', wait: 45 }
  await userEvent.click(page.getByRole('button', { name: '重新發送' }))
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
  expect(page.getByText(/^驗證碼已發送。/).elements()).toEqual([])
})

test('what is said of the code that was sent stands clear of the ring around its field', async () => {
  await open()
  await userEvent.fill(mobile, '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  const said = page.getByText(/^驗證碼已發送/)
  await expect.element(said).toBeVisible()
  const ring = 6
  expect(said.element().getBoundingClientRect().top - code.element().getBoundingClientRect().bottom).toBeGreaterThan(
    ring,
  )
})
