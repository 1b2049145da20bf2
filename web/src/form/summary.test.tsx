import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChallenge } from '../testing/challenge.ts'
import { done, openPortal, type Responses } from '../testing/portal.tsx'
import { site } from '../testing/registration.ts'

const logIn = '/security/login_one_pass'
const open = (responses: Responses = {}) => openPortal('/ams/login', responses)
const name = page.getByRole('textbox', { name: '用戶名稱或會員編號' })
const password = page.getByRole('textbox', { name: '密碼', exact: true })
const alert = page.getByRole('alert').filter({ hasText: /./ })
const submit = () => userEvent.click(page.getByRole('button', { name: '登入', exact: true }))
const fillIn = async () => {
  await userEvent.fill(name, 'siumei')
  await userEvent.fill(password, 'a secret')
}
const refused = {
  ...{ code: 1, message: '請檢查輸入的資料' },
  errors: { username: '用戶名稱不正確', password: '密碼不正確' },
}

test('what is wrong takes the focus, and leads to its field', async () => {
  await open()
  await submit()
  await expect.element(alert).toHaveFocus()
  await userEvent.click(alert.getByRole('link', { name: '請輸入密碼' }))
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription('請輸入密碼')
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
})

test('the same once more takes the focus once more', async () => {
  await open()
  await submit()
  await expect.element(alert).toHaveFocus()
  await userEvent.click(name)
  await submit()
  await expect.element(alert).toHaveFocus()
})

test('what has been put right goes by itself, is said, and leaves the focus where one types', async () => {
  await open()
  await submit()
  await userEvent.fill(name, 'siumei')
  await expect.element(page.getByText('已更正：用戶名稱或會員編號')).toBeInTheDocument()
  await expect.element(name).toHaveFocus()
  expect(alert.getByRole('link').elements()).toHaveLength(1)
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await userEvent.clear(name)
  expect(alert.getByRole('link').elements(), 'nothing new is said before the next try').toHaveLength(1)
  await userEvent.fill(password, 'a')
  await expect.element(alert).not.toBeInTheDocument()
})

test('what is still wrong stays said, however it is changed', async () => {
  await openPortal('/zh/online/account/retrieve-code')
  const number = page.getByRole('textbox', { name: '證件號碼' })
  await userEvent.fill(number, '123')
  await userEvent.click(page.getByRole('button', { name: '發送', exact: true }))
  const told = alert.getByRole('link', { name: /^證件號碼/ })
  await expect.element(told).toBeVisible()
  await userEvent.fill(number, '1234')
  await expect.element(told).toBeVisible()
  await userEvent.fill(number, '1234567(8)')
  await expect.element(told).not.toBeInTheDocument()
})

test('what the server has found wrong stays until that field is another', async () => {
  await open({ [logIn]: refused })
  await fillIn()
  await submit()
  await expect.element(alert.getByRole('link', { name: '密碼：密碼不正確' })).toBeVisible()
  await userEvent.fill(name, 'siumei2')
  expect(
    alert
      .getByRole('listitem')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['密碼：密碼不正確'])
  await userEvent.fill(password, 'another secret')
  await expect.element(alert).not.toBeInTheDocument()
})

test('the complaints of the server come in the order of the fields', async () => {
  await open({ [logIn]: { ...refused, errors: { password: '密碼不正確', username: '用戶名稱不正確' } } })
  await fillIn()
  await submit()
  await expect.element(alert.getByRole('link').first()).toHaveTextContent('用戶名稱或會員編號：用戶名稱不正確')
})

test('while it is sent nothing is said of the last try, and a second press sends nothing', async () => {
  const portal = await open({ [logIn]: refused })
  await fillIn()
  await submit()
  await expect.element(alert).toBeVisible()
  portal.responses[logIn] = () => new Promise<object>(() => {})
  await submit()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '登入', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByRole('button', { name: '登入', exact: true }), { force: true })
  expect(portal.to(logIn)).toHaveLength(2)
})

test('a fault says that what was typed is still there, and so it is', async () => {
  await open({ [logIn]: new Response('<html>', { status: 502 }) })
  await fillIn()
  await submit()
  await expect.element(alert.getByText(/。你填寫的內容仍然保留。$/)).toBeVisible()
  await expect.element(name).toHaveValue('siumei')
  await expect.element(password).toHaveValue('a secret')
})

test('before there are scripts a form leads nowhere: nothing of it could stand in the address', async () => {
  await open()
  await expect.element(name).toBeVisible()
  expect(name.element().closest('form')?.getAttribute('method')).toBe('dialog')
})

test('a solved check is good for one try: the next has another', async () => {
  const path = '/account/online/forgot_password'
  const portal = await openPortal('/zh/online/account/forgot-password', {
    '/tools/captcha': async () => done({ challenge: await aChallenge() }),
    [path]: { code: 4, message: '嘗試次數過多' },
  })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或電郵地址' }), 'siumei')
  for (const tries of [1, 2]) {
    await userEvent.click(page.getByRole('button', { name: '發送連結' }))
    await expect.poll(() => portal.to(path)).toHaveLength(tries)
    await expect.element(alert).toBeVisible()
  }
  const [first, second] = portal.to(path).map(({ body }) => body['solvedCaptcha'])
  expect(first).not.toBe(second)
})

test('a check that failed says so, and is tried again with the form', async () => {
  const path = '/account/online/forgot_password'
  const portal = await openPortal('/zh/online/account/forgot-password', {
    '/tools/captcha': { code: 5, message: '系統正繁忙' },
    [path]: done({ wait: 60 }),
  })
  await expect.element(page.getByText('安全檢查未完成，提交時會再試')).toBeVisible()
  portal.responses['/tools/captcha'] = done({ challenge: await aChallenge() })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或電郵地址' }), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toBeVisible()
})

test('an answer that is none of the contract is to a person like a broken line, and the console has it', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  await open({ [logIn]: done({ nothing: 'of use' }) })
  await fillIn()
  await submit()
  await expect.element(alert.getByText('系統發生錯誤，請稍後再試。你填寫的內容仍然保留。')).toBeVisible()
  await expect.element(password).toHaveValue('a secret')
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
})

test('what was not ticked is told at the tick', async () => {
  await openPortal('/zh/register', site)
  const tick = page.getByRole('checkbox')
  await expect.element(tick).not.toHaveAccessibleDescription()
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  await expect.element(tick).toHaveAccessibleDescription('請先確認同意')
  await expect.element(tick).toHaveAttribute('aria-invalid', 'true')
})

test('a check that is made says so, before anything is typed', async () => {
  const challenge = Promise.withResolvers<object>()
  await openPortal('/zh/online/account/forgot-password', { '/tools/captcha': () => challenge.promise })
  await expect.element(page.getByText('安全檢查進行中…')).toBeVisible()
  challenge.resolve(done({ challenge: await aChallenge() }))

  await expect.element(page.getByText('安全檢查完成', { exact: true })).toBeVisible()
})

test('a button that is under way is pale', async () => {
  await open({ [logIn]: () => new Promise<object>(() => {}) })
  await fillIn()
  const button = page.getByRole('button', { name: '登入', exact: true })
  const ready = getComputedStyle(button.element()).color
  await submit()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')

  await expect.poll(() => getComputedStyle(button.element()).color).not.toBe(ready)
})
