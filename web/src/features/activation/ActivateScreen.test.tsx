import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isFilled, isOnSheet, noticeAround } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const hash = 'a'.repeat(43)
const look = '/security/active_online_account/look'
const sendSms = '/security/active_online_account/send_sms'
const activate = '/security/active_online_account'
const open = (responses: Responses = {}) =>
  openPortal(`/zh/security/active-online-account/${hash}`, {
    [look]: done({ username: 'siumei', mobileHint: '6612 ••••' }),
    ...responses,
  })
const submit = () => userEvent.click(page.getByRole('button', { name: '啟動網上帳戶' }))
const fillIn = async (password: string, repeated: string) => {
  await userEvent.fill(page.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
  await userEvent.fill(page.getByRole('textbox', { name: '設定密碼' }), password)
  await userEvent.fill(page.getByRole('textbox', { name: '再次輸入密碼' }), repeated)
}

test('[R37] opening the link only looks, and its secret leaves the address', async () => {
  const portal = await open()
  await expect.element(page.getByText('用戶名稱：siumei')).toBeVisible()
  expect(isOnSheet(page.getByRole('button', { name: '發送驗證碼' }).element())).toBe(true)

  const ours = portal.requests.filter(({ path }) => path.startsWith('/security'))
  expect(ours.map(({ path }) => path)).toEqual([look])
  expect(portal.router.state.location.pathname).not.toContain(hash)
})

test('[V04] a password of seven characters, and two that differ', async () => {
  const portal = await open()
  await expect.element(page.getByText('用戶名稱：siumei')).toBeVisible()
  await fillIn('7 signs', '8 signs!')
  await submit()

  await expect.element(page.getByRole('link', { name: '設定密碼：密碼最少須有 8 個字元' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '再次輸入密碼：兩次輸入的密碼不相同' })).toBeVisible()
  expect(portal.to(activate)).toHaveLength(0)
})

test('[A11] code and password activate the account, and the login is next', async () => {
  const portal = await open({ [sendSms]: done({ wait: 60 }), [activate]: done() })
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toBeVisible()
  await fillIn('8 signs!', '8 signs!')
  await submit()

  await expect.element(page.getByRole('heading', { name: '帳戶已啟動' })).toHaveFocus()
  await expect.element(page.getByText('你現在可以用用戶名稱及密碼登入。')).toBeVisible()
  const logIn = page.getByRole('link', { name: '前往登入' })
  await expect.element(logIn).toHaveAttribute('href', '/ams/login')
  expect(isFilled(logIn.element())).toBe(true)
  expect(portal.to(activate)[0]?.body).toEqual({
    hash,
    code: '123456',
    password: '8 signs!',
    passwordRepeat: '8 signs!',
  })
})

test('[A11] an ended link offers a new one', async () => {
  const portal = await open({ [look]: { code: 24, message: '此連結已失效' }, '/account/online/launch': done() })
  await userEvent.click(page.getByRole('button', { name: '發送新連結' }))

  await expect.element(page.getByText(/新連結會發送到/)).toBeVisible()
  expect(noticeAround(page.getByText(/新連結會發送到/).element())).toBe('success')
  expect(portal.to('/account/online/launch')[0]?.body).toEqual({ hash })
})

test('[R37] the code goes to the number that is shown, and the link is what asks for it', async () => {
  const portal = await open({ [sendSms]: done({ wait: 60 }) })
  await expect.element(page.getByText('驗證碼會發送到 6612 ••••，5 分鐘內有效')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.poll(() => portal.to(sendSms).map(({ body }) => body)).toEqual([{ hash }])
})

test('[V04] what a password must be is looked at while one types, and a password manager learns whose it is', async () => {
  await open()
  await expect.element(page.getByText('用戶名稱：siumei')).toBeVisible()
  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const [longEnough, same] = [rule('最少 8 個字元'), rule('兩次輸入的密碼相同')]
  const expectMet = async (first: boolean, second: boolean) => {
    await expect.element(longEnough.getByRole('status')).toHaveTextContent(first ? '已符合' : '未符合')
    await expect.element(same.getByRole('status')).toHaveTextContent(second ? '已符合' : '未符合')
    expect([longEnough, same].map((one) => one.element().hasAttribute('data-met'))).toEqual([first, second])
  }
  await expectMet(false, false)
  await userEvent.fill(page.getByRole('textbox', { name: '設定密碼' }), '7 signs')
  await expectMet(false, false)
  await userEvent.fill(page.getByRole('textbox', { name: '設定密碼' }), '8 signs!')
  await expectMet(true, false)
  await userEvent.fill(page.getByRole('textbox', { name: '再次輸入密碼' }), '8 signs!')
  await expectMet(true, true)
  await userEvent.fill(page.getByRole('textbox', { name: '設定密碼' }), '8 signs?')
  await expectMet(true, false)
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe('siumei')
})

test('[A11] once a new link is on its way the old one asks for no other', async () => {
  await open({ [look]: { code: 24, message: '此連結已失效' }, '/account/online/launch': done() })
  await expect.element(page.getByRole('link', { name: '前往登入' })).toHaveAttribute('href', '/ams/login')
  await userEvent.click(page.getByRole('button', { name: '發送新連結' }))
  await expect.element(page.getByText(/新連結會發送到/)).toBeVisible()
  expect(page.getByRole('button', { name: '發送新連結' }).elements()).toEqual([])
})

test('[A11] a link that lost its secret can ask for no new one, and leads to the login', async () => {
  await openPortal('/zh/security/active-online-account', {})
  await expect.element(page.getByText('此連結不完整。請重新按電郵中的連結，或複製完整的網址。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '前往登入' })).toBeVisible()
  expect(page.getByRole('button', { name: '發送新連結' }).elements()).toEqual([])
})

test('[A11] a new link that cannot be sent just now is not called sent, and can be asked for again', async () => {
  const launch = '/account/online/launch'
  const portal = await open({
    [look]: { code: 24, message: '此連結已失效' },
    [launch]: { code: 4, message: '嘗試次數過多' },
  })
  await expect.element(page.getByText(/^此連結已失效或已使用。如帳戶尚未啟動，可要求發送新連結/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '發送新連結' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('嘗試次數過多')
  expect(page.getByText(/新連結會發送到/).elements()).toEqual([])
  portal.responses[launch] = done()
  await userEvent.click(page.getByRole('button', { name: '發送新連結' }))
  await expect.element(page.getByRole('status').filter({ hasText: /新連結會發送到/ })).toHaveFocus()
})
