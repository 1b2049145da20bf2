import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { isFilled, noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const here = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  method: 'account',
  service: null,
  browser: 'Firefox',
  system: 'Windows',
  openedAt: '2026-03-02T02:00:00.000Z',
  seenAt: '2026-03-02T02:00:00.000Z',
}
const there = { ...here, id: '22222222-2222-4222-8222-222222222222', current: false, browser: 'Samsung Internet' }
const list = '/account/sessions'
const main = page.getByRole('main')
const open = (answer: object) => openPortal('/zh/online/account/sessions', { [list]: answer })

beforeEach(() => session.start('a token'))

test('the places fit a small telephone', async () => {
  await page.viewport(320, 700)
  await open(done({ items: [here, there] }))
  const name = main.getByRole('heading', { name: 'Samsung Internet（Windows）' })
  await expect.element(name).toBeVisible()
  expect(tooWide()).toBe(0)
  const end = main
    .getByRole('button', { name: /^終止Samsung/ })
    .element()
    .getBoundingClientRect()
  expect(end.left, 'below its words').toBe(name.element().getBoundingClientRect().left)
})

test('this device is marked as none of the others is', async () => {
  await open(done({ items: [here, there] }))
  await expect.element(main.getByText('本裝置', { exact: true })).toBeVisible()
  const marked = main.getByText('本裝置', { exact: true }).elements()
  expect(marked.map((mark) => mark.closest('li')?.querySelector('h2')?.textContent)).toEqual([
    'Firefox（Windows） 本裝置',
  ])
})

test('what stands below the places comes with them, however many: it has nowhere to jump from', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await open(() => promise)
  const advice = main.getByText('不是你？')
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(advice.elements()).toEqual([])
  resolve(done({ items: [here, there] }))
  await expect.element(main.getByRole('button', { name: /^終止Samsung/ })).toBeVisible()
  await expect.element(advice).toBeVisible()
})

test('what became of it looks like what it is: ended, or not', async () => {
  const path = '/account/sessions/end'
  const portal = await openPortal('/zh/online/account/sessions', {
    [list]: done({ items: [here, there] }),
    [path]: { code: 5, message: '系統正繁忙' },
  })
  const end = async () => {
    await userEvent.click(main.getByRole('button', { name: /^終止Samsung/ }))
    const dialog = page.getByRole('dialog')
    expect(isFilled(dialog.getByRole('button', { name: '終止' }).element())).toBe(true)
    expect(isFilled(dialog.getByRole('button', { name: '保留' }).element())).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: '終止' }))
  }
  await end()
  await expect.element(main.getByText('系統正繁忙')).toBeVisible()
  expect(noticeAround(main.getByText('系統正繁忙').element())).toBe('danger')
  portal.responses[path] = done()
  await end()
  await expect.element(main.getByText('已終止登入。')).toBeVisible()
  expect(noticeAround(main.getByText('已終止登入。').element())).toBe('success')
})

test('that the places cannot be read is read out', async () => {
  await open({ code: 5, message: '系統正繁忙' })
  await expect.element(main.getByRole('status').filter({ hasText: '未能讀取登入中的裝置。' })).toBeVisible()
  await expect.element(main.getByText('不是你？')).toBeVisible()
})

test('[R09] the page about safety fits a small telephone, and its ways on a finger', async () => {
  await page.viewport(320, 700)
  await openPortal('/zh/security', {})
  const steps = main.getByRole('list').first().getByRole('listitem')
  await expect.element(main.getByText('查看登入中的裝置，終止你不認識的登入。')).toBeVisible()
  expect(steps.elements().map((step) => step.querySelector('a')?.textContent)).toEqual([
    '終止其他登入',
    '更改密碼',
    '致電 {{hotline}}',
  ])
  expect(tooWide()).toBe(0)
  const numbers = steps.elements().map((step) => getComputedStyle(step, '::before').content)
  expect(numbers).toEqual(['counter(step)', 'counter(step)', 'counter(step)'])
  const ways = [...steps.getByRole('link').elements(), main.getByRole('link', { name: '查看登入中的裝置' }).element()]
  expect(tooSmall(ways)).toEqual([])
})
