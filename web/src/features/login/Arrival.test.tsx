import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { readVisit, visit } from '../../api/visit.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const logIn = { '/security/login_one_pass': done({ token: 'a token' }), '/account/info': done(member) }
const enter = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await userEvent.click(page.getByRole('button', { name: '登入', exact: true }))
}

test.each([
  ['1', '/online/account/bind'],
  ['true', '/online/account/bind'],
  ['0', '/online/account/sessions'],
  ['false', '/online/account/sessions'],
])('isbind=%s leads to %s', (word, arrival) => {
  readVisit(new URL(`/ams/login?isbind=${word}`, location.origin))
  expect(visit.arrivalFor(undefined, '/online/account/sessions')).toBe(arrival)
})

test('who was sent to link an account arrives there; what an `app` says comes before', async () => {
  readVisit(new URL('/ams/login?isbind=1', location.origin))
  expect(visit.arrivalFor('profile')).toBe('/online/account')
  const portal = await openPortal('/ams/login?to=%2Fonline%2Faccount%2Fsessions', logIn)
  await enter()
  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account/bind')
})

test('who was looking at the hours of a court comes back to them', async () => {
  const wanted = '/vbs/venue?code=north&kind=badminton&day=2026-03-02'
  const portal = await openPortal(`/ams/login?${new URLSearchParams({ to: wanted })}`, logIn)
  await expect.element(page.getByText(/登入後會前往/)).toBeVisible()
  await enter()
  await expect.poll(() => portal.history.location.href).toBe(`/zh${wanted}`)
})

test('[A14] what the login was opened for is kept, for when the session ends', async () => {
  await openPortal('/ams/login?app=lostCard')
  await expect.element(page.getByRole('heading', { name: '登入', exact: true })).toBeVisible()
  expect(session.loginApp()).toBe('lostCard')
})

test.each(['', '?to=%2Fonline%2Fnowhere', '?to=https%3A%2F%2Felsewhere.example'])(
  'of a screen that is none nothing is said: /ams/login%s',
  async (search) => {
    await openPortal(`/ams/login${search}`)
    await expect.element(page.getByRole('button', { name: '登入', exact: true })).toBeVisible()
    expect(page.getByText(/^你尚未登入/).elements()).toEqual([])
  },
)

test('who is no member yet is led to register', async () => {
  await openPortal('/ams/login')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '登記成為會員', exact: true }))
    .toHaveAttribute('href', '/zh/register')
})

test('password managers are told which is the name and which the password, and nothing is corrected', async () => {
  await openPortal('/ams/login')
  const name = page.getByRole('textbox', { name: '用戶名稱或會員編號' })
  await expect.element(name).toHaveAttribute('autocomplete', 'username')
  await expect.element(name).toHaveAttribute('autocapitalize', 'none')
  await expect.element(name).toHaveAttribute('spellcheck', 'false')
  await expect
    .element(page.getByRole('textbox', { name: '密碼', exact: true }))
    .toHaveAttribute('autocomplete', 'current-password')
})

test('[A03] while the code by member number is on its way, that is said', async () => {
  await openPortal('/ams/login', {
    '/tools/captcha': done({ challenge: await aChallenge() }),
    '/security/verify': done({ pending: 'p'.repeat(43) }),
    '/security/verify/send_sms': () => new Promise<object>(() => {}),
  })
  await userEvent.click(page.getByRole('tab', { name: '會員編號' }))
  await userEvent.fill(page.getByRole('textbox', { name: '會員編號' }), '100 000 017')
  await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '5678')
  await userEvent.fill(page.getByRole('textbox', { name: '出生日期' }), '1990-03-15')
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  await expect.element(page.getByText('正在發送驗證碼到你登記的流動電話或電郵…')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '驗證碼' })).toBeVisible()
})

test('the keyboard reaches the way that is chosen, and from it the others', async () => {
  await openPortal('/ams/login')
  const stops = () =>
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.getAttribute('tabindex'))
  await expect.poll(stops).toEqual(['0', '-1', '-1', '-1'])
  await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
  await expect.poll(stops).toEqual(['-1', '0', '-1', '-1'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('tab', { name: '流動電話' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: '流動電話' })).toBeVisible()
})

test('a password that is looked at is not written with a capital or corrected', async () => {
  await openPortal('/ams/login')
  const password = page.getByRole('textbox', { name: '密碼', exact: true })
  await expect.element(password).toHaveAttribute('autocapitalize', 'none')
  await expect.element(password).toHaveAttribute('spellcheck', 'false')
  await userEvent.click(page.getByRole('button', { name: '顯示密碼' }))
  await expect.element(page.getByRole('button', { name: '顯示密碼' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('隱藏', { exact: true })).toBeVisible()
})
