import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { letPass } from '../../testing/countdown.ts'
import { isFilled } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const forgot = '/account/online/forgot_password'
const sendCode = '/security/send_sms'
const reset = '/account/online/reset_password'
const info = '/account/info'
const hash = 'a'.repeat(43)

const captcha = async () => ({
  '/tools/captcha': done({
    challenge: await aChallenge(),
  }),
})
const open = async (responses: Responses = {}) =>
  openPortal('/zh/online/account/forgot-password', { ...(await captcha()), ...responses })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('[R29] by e-mail: a captcha goes along, then what happens next, and again only after the countdown', async () => {
  const portal = await open({ [forgot]: done({ wait: 60 }) })
  await userEvent.fill(box('用戶名稱或電郵地址'), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))

  await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toHaveFocus()
  expect(portal.to(forgot)[0]?.body).toEqual({
    account: 'siumei',
    solvedCaptcha: expect.stringMatching(/.{40}/),
  })
  await expect.element(page.getByRole('button', { name: /秒後可再次發送/ })).toHaveAttribute('aria-disabled', 'true')

  letPass(60)
  await userEvent.click(page.getByRole('button', { name: '再次發送' }))
  await expect.element(box('用戶名稱或電郵地址')).toHaveValue('siumei')
})

test('a refusal keeps what was typed and says how long to wait', async () => {
  await open({ [forgot]: { code: 4, message: '嘗試次數過多，請稍後再試', wait: 90 } })
  await userEvent.fill(box('用戶名稱或電郵地址'), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('嘗試次數過多，請稍後再試')
  await expect.element(box('用戶名稱或電郵地址')).toHaveValue('siumei')
})

test('[R29] by phone: mobile, code and new password are sent together, and nobody is logged in', async () => {
  const portal = await open({ [sendCode]: done({ wait: 60 }), [reset]: done() })
  await userEvent.click(page.getByRole('tab', { name: '短訊驗證碼' }))
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByRole('link', { name: '請輸入流動電話號碼' })).toBeVisible()
  await userEvent.fill(box('流動電話號碼'), '66120001')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
  expect(portal.to(sendCode)[0]?.body).toMatchObject({ mobile: '66120001' })

  await userEvent.fill(box('短訊驗證碼'), '123456')
  await userEvent.fill(box('新密碼'), 'a walk by the lake')
  await userEvent.fill(box('再次輸入密碼'), 'a walk by the lake')
  await userEvent.click(page.getByRole('button', { name: '設定新密碼' }))
  await expect.element(page.getByRole('heading', { name: '新密碼已生效' })).toHaveFocus()
  expect(portal.to(reset)[0]?.body).toEqual({
    method: 'sms',
    mobile: '66120001',
    code: '123456',
    password: 'a walk by the lake',
    passwordRepeat: 'a walk by the lake',
  })
  expect(session.token()).toBeUndefined()
})

test('Enter after the code’s field sends the form, and asks for no code', async () => {
  const portal = await open({ [sendCode]: done({ wait: 60 }) })
  await userEvent.click(page.getByRole('tab', { name: '短訊驗證碼' }))
  await userEvent.fill(box('流動電話號碼'), '66120001')
  await userEvent.type(box('新密碼'), 'a walk by the lake{Enter}')
  await expect.element(page.getByRole('link', { name: '請輸入驗證碼' })).toBeVisible()
  expect(portal.to(sendCode)).toHaveLength(0)
})

test('[V04] the rules of a password are looked at while one types', async () => {
  await open()
  await userEvent.click(page.getByRole('tab', { name: '短訊驗證碼' }))
  const rules = (long: string, same: string) =>
    expect
      .element(page.getByRole('list').filter({ hasText: '兩次輸入的密碼相同' }))
      .toHaveTextContent(`最少 8 個字元${long}兩次輸入的密碼相同${same}`)
  await userEvent.fill(box('新密碼'), '7 signs')
  await rules('未符合', '未符合')
  await userEvent.fill(box('新密碼'), '8 signs!')
  await rules('已符合', '未符合')
  await userEvent.fill(box('再次輸入密碼'), '8 signs?')
  await rules('已符合', '未符合')
  await userEvent.fill(box('再次輸入密碼'), '8 signs!')
  await rules('已符合', '已符合')
})

test('for a visitor nothing is asked of the server', async () => {
  const portal = await open()
  await expect.element(box('用戶名稱或電郵地址')).toHaveValue('')

  expect(portal.to(info)).toHaveLength(0)
})

test('with a token the username is filled in', async () => {
  session.start('a token')
  await open({ [info]: done(member) })

  await expect.element(box('用戶名稱或電郵地址')).toHaveValue('siumei')
})

test('[R34] opening the e-mailed link only looks; its secret leaves the address and goes with the password', async () => {
  const portal = await openPortal(`/zh/security/change-password/${hash}`, {
    [`${reset}/look`]: done({ username: 'siumei' }),
    [reset]: done(),
  })
  await expect.element(page.getByText('用戶名稱：siumei')).toBeVisible()
  expect(portal.router.state.location.pathname).not.toContain(hash)
  expect(portal.history.length, 'nor does the way back lead to it').toBe(1)
  expect(portal.to(reset)).toHaveLength(0)
  const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
  expect([name?.value, name?.name], 'for a password manager').toEqual(['siumei', ''])

  await userEvent.fill(box('新密碼'), 'a walk by the lake')
  await userEvent.fill(box('再次輸入密碼'), 'a walk by the lake')
  await userEvent.click(page.getByRole('button', { name: '設定新密碼' }))
  const logIn = page.getByRole('link', { name: '前往登入' })
  await expect.element(logIn).toHaveAttribute('href', '/ams/login')
  expect(isFilled(logIn.element())).toBe(true)
  expect(portal.to(reset)[0]?.body).toMatchObject({ method: 'email', hash, password: 'a walk by the lake' })
})

test('a new password ends the session of this browser, too', async () => {
  session.start('a token that is good no more')
  await openPortal(`/zh/security/change-password/${hash}`, {
    [`${reset}/look`]: done({ username: 'siumei' }),
    [reset]: done(),
  })
  await userEvent.fill(box('新密碼'), 'a walk by the lake')
  await userEvent.fill(box('再次輸入密碼'), 'a walk by the lake')
  await userEvent.click(page.getByRole('button', { name: '設定新密碼' }))

  await expect.element(page.getByRole('heading', { name: '新密碼已生效' })).toBeVisible()
  expect(session.token()).toBeUndefined()
})

test('[A14] [R34] who was not logged in keeps the way of the last login', async () => {
  session.start('a token', 'sms')
  session.lose('signed_out')
  await openPortal(`/zh/security/change-password/${hash}`, {
    [`${reset}/look`]: done({ username: 'siumei' }),
    [reset]: done(),
  })
  await userEvent.fill(box('新密碼'), 'a walk by the lake')
  await userEvent.fill(box('再次輸入密碼'), 'a walk by the lake')
  await userEvent.click(page.getByRole('button', { name: '設定新密碼' }))

  await expect.element(page.getByRole('heading', { name: '新密碼已生效' })).toBeVisible()
  expect(session.loginMethod()).toBe('sms')
})

test('[R34] an ended link, and the address without one, lead to a new one', async () => {
  await openPortal(`/zh/security/change-password/${hash}`, { [`${reset}/look`]: { code: 24, message: '此連結已失效' } })
  const another = page.getByRole('link', { name: '索取新連結' })
  await expect.element(another).toHaveAttribute('href', '/zh/online/account/forgot-password')
  expect(isFilled(another.element())).toBe(true)

  const portal = await openPortal('/zh/security/change-password', await captcha())
  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account/forgot-password')
})
