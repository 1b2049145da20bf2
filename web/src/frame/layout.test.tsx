import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../api/session.ts'
import { openWaysOfMember } from '../testing/header.ts'
import { member } from '../testing/member.ts'
import { done, openPortal } from '../testing/portal.tsx'
import { toast } from './toast.ts'

const { dataset } = document.documentElement
const open = (address = '/zh/security') =>
  openPortal(address, { '/menu/main': done({ items: [] }), '/account/info': done(member) })
const banner = page.getByRole('banner')
const boxOf = (element: Element) => element.getBoundingClientRect()

beforeEach(() => session.start('a token'))
afterEach(async () => {
  session.end()
  toast.close()
  document.documentElement.removeAttribute('lang')
  for (const name of Object.keys(dataset)) delete dataset[name]
  await page.viewport(414, 896)
})

test('a portal of the demonstration says so above everything, and no other does', async () => {
  await open()
  const said = document.querySelector('aside.notices')
  expect(said?.textContent).not.toBe('')
  const display = () => said && getComputedStyle(said).display
  expect(display()).toBe('none')
  dataset['demonstration'] = 'true'
  expect(display()).toBe('block')
  expect(said && boxOf(said).bottom).toBeLessThanOrEqual(boxOf(banner.element()).top)

  dataset['webview'] = '0'
  expect(display(), 'within an app, which has a frame of its own').toBe('none')
})

test('a prerendered page of members is hidden from a stranger, and no other', async () => {
  await open('/zh/online/account/sessions')
  const heading = page.getByRole('heading', { level: 1, name: '登入中的裝置' })
  const account = banner.getByText('我的帳戶').first()
  await expect.element(heading).toBeVisible()
  const ofMembers = [heading.element(), account.element()]
  const hidden = (element: Element) => getComputedStyle(element).visibility
  expect(ofMembers.map(hidden)).toEqual(['visible', 'visible'])
  dataset['stranger'] = ''

  expect(ofMembers.map(hidden)).toEqual(['hidden', 'hidden'])
  expect(hidden(page.getByRole('navigation', { name: '語言' }).element()), 'the frame is everybody’s').toBe('visible')
})

test('[L01] on a wide screen the name is seen beside its sign', async () => {
  await page.viewport(1280, 900)
  // How much there is room for is different in each language.
  document.documentElement.lang = 'zh'
  session.setName('陳小美')
  await open()
  await expect.element(banner.getByText('陳小美', { exact: true })).toBeVisible()
  expect(boxOf(banner.getByText('陳小美', { exact: true }).element()).width).toBeGreaterThan(20)
})

test.each([320, 390])(
  '[L01] at %i pixels the ways to the account and out stand under the member’s sign, and the page is no wider',
  async (width) => {
    await page.viewport(width, 800)
    session.setName('陳小美')
    await open()
    await expect.poll(() => banner.element().querySelector('summary')).not.toBeNull()
    const { width: wide, height } = boxOf(banner.element().querySelector('summary') as Element)
    expect([wide >= 44, height >= 44], 'large enough for a finger').toEqual([true, true])
    expect(banner.getByRole('link', { name: '登出' }).elements()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)

    await openWaysOfMember()
    await expect.element(banner.getByRole('link', { name: '登出' })).toBeVisible()
    for (const name of ['我的帳戶', '登出']) {
      const { left, right } = boxOf(banner.getByRole('link', { name }).element())
      expect([left >= 0, right <= width], name).toEqual([true, true])
    }
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test.each([
  [390, 61],
  [1280, 73],
])('at %i pixels the header is one bar, no higher than %i', async (width, most) => {
  await page.viewport(width, 800)
  document.documentElement.lang = 'zh'
  session.setName('陳小美')
  await open()
  await expect.poll(() => banner.element().querySelector('summary')).not.toBeNull()
  expect(boxOf(banner.element()).height).toBeLessThanOrEqual(most)
})

test('what is told in passing stands at the lower edge, and what lies beside it can still be pressed', async () => {
  await page.viewport(1280, 500)
  await open()
  toast.say('已登出')
  const said = page.getByRole('status').filter({ hasText: '已登出' })
  await expect.element(said).toBeVisible()
  const box = boxOf(page.getByText('已登出').element())
  expect(box.bottom).toBeGreaterThan(400)
  expect(box.bottom).toBeLessThanOrEqual(500)

  const { left, top, height } = boxOf(said.element())
  expect(said.element().contains(document.elementFromPoint(left + 2, top + height / 2))).toBe(false)
})

test('who uses the keyboard sees the way past the header, and nobody else', async () => {
  await open()
  const skip = page.getByRole('link', { name: '跳到主要內容' }).element() as HTMLElement
  expect(getComputedStyle(skip).clipPath).toBe('inset(50%)')
  skip.focus()
  expect(getComputedStyle(skip).clipPath).toBe('none')
})

test('the place for what is told in passing is there before: only what comes into it is read out', async () => {
  await open()
  const empty = [...document.querySelectorAll('[role="status"]')].find(
    (one) => getComputedStyle(one).position === 'fixed',
  )
  expect(empty?.textContent).toBe('')
  toast.say('已登出')

  await expect.poll(() => empty?.textContent).toMatch(/^已登出/)
})
