import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isFilled, noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
import { openPortal } from '../../testing/portal.tsx'

const main = page.getByRole('main')

beforeEach(() => page.viewport(414, 896))

test('the login fits a small telephone, and every way in a finger', async () => {
  await page.viewport(320, 700)
  await openPortal('/ams/login')
  await expect.element(page.getByRole('button', { name: '登入', exact: true })).toBeVisible()
  expect(tooWide()).toBe(0)
  const ways = [...main.getByRole('link').elements(), ...main.getByRole('tab').elements()]
  expect(ways).toHaveLength(9)
  expect(tooSmall(ways)).toEqual([])
})

test('on a wide screen the form stands beside what it is for', async () => {
  await page.viewport(1280, 900)
  await openPortal('/ams/login')
  const button = page.getByRole('button', { name: '登入', exact: true })
  await expect.element(button).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  const place = button.element().getBoundingClientRect()
  expect(place.left).toBeGreaterThan(heading.right)
  const field = page.getByRole('textbox', { name: '用戶名稱或會員編號' }).element().getBoundingClientRect()
  expect([place.left, place.right], 'as wide as the fields').toEqual([field.left, field.right])
})

test('to log in is the thing to do; who is no member yet has one, too; all else stands behind', async () => {
  await page.viewport(1280, 900)
  await openPortal('/ams/login')
  const button = page.getByRole('button', { name: '登入', exact: true })
  await expect.element(button).toBeVisible()
  expect(isFilled(button.element())).toBe(true)
  const register = main.getByRole('link', { name: '登記成為會員' }).element()
  expect(getComputedStyle(register).backgroundColor, 'white on the deep ground').toBe('rgb(255, 255, 255)')
  const ground = (name: string) => getComputedStyle(main.getByRole('link', { name }).element()).backgroundColor
  for (const name of ['登記需要甚麼？', '未能登入？']) expect(ground(name), name).toBe('rgba(0, 0, 0, 0)')
})

test.each([
  [390, 844],
  [1280, 800],
])('at %i × %i the way to register is on the first screen', async (width, height) => {
  await page.viewport(width, height)
  await openPortal('/ams/login')
  const register = main.getByRole('link', { name: '登記成為會員' })
  await expect.element(register).toBeVisible()
  await expect.element(page.getByRole('button', { name: '登入', exact: true })).toBeVisible()
  expect(register.element().getBoundingClientRect().bottom).toBeLessThan(height)
})

test('why one has to log in is read out, and stands above the ways to', async () => {
  await openPortal('/ams/login?to=%2Fonline%2Faccount%2Fsessions')
  const said = main.getByRole('status').filter({ hasText: '你尚未登入，請登入。登入後會前往「登入中的裝置」。' })
  await expect.element(said).toBeVisible()
  expect(noticeAround(said.element())).toBe('info')
  const tabs = page.getByRole('tablist').element().getBoundingClientRect()
  expect(said.element().getBoundingClientRect().bottom).toBeLessThan(tabs.top)
})

test.each([
  ['/ams/login', '用戶名稱或會員編號', undefined],
  ['/zh/security/login-link', '用戶名稱或電郵', undefined],
  ['/zh/online/account/forgot-password', '用戶名稱或電郵地址', '連結會發送到你帳戶的電郵地址，60 分鐘內有效'],
  ['/zh/online/account/forgot-mobile', '用戶名稱', undefined],
])('at %s a telephone writes a name as it is typed, and the browser may fill it in', async (address, label, hint) => {
  await openPortal(address)
  const name = page.getByRole('textbox', { name: label, exact: true })
  await expect.element(name).toHaveAttribute('autocomplete', 'username')
  await expect.element(name).toHaveAttribute('autocapitalize', 'none')
  await expect.element(name).toHaveAttribute('spellcheck', 'false')
  await expect.element(name).toHaveAccessibleDescription(hint ?? '')
})
