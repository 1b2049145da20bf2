import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepPage } from '../../testing/leaving.ts'
import { done, openPortal } from '../../testing/portal.tsx'

test('a fault that has a number is told by it, so that the hotline can find it', async () => {
  const fault = Response.json({ statusCode: 500, reference: 'a1b2c3' }, { status: 500 })
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': fault })
  await expect.element(page.getByRole('heading', { name: /^系統發生錯誤.*a1b2c3/, level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '再試一次' })).toBeVisible()
})

test('what a script says of itself is not for people: they read that something broke', async () => {
  const unreadable = done({ key: 'faq', title: '常見問題', updatedOn: '2026-11-20', blocks: null })
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': unreadable })
  await expect
    .element(page.getByRole('heading', { name: '系統發生錯誤，請稍後再試', level: 1, exact: true }))
    .toBeVisible()
})

test('another try is the whole page anew, for what broke may be of any part of it', async () => {
  const left = keepPage()
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': { code: 5, message: '系統正繁忙' } })
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.poll(() => left.map((one) => one.split(' ')[0])).toEqual(['reload'])
})

test('[K02] beside what broke stands that nothing is lost, whom to call and when, and the way home', async () => {
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': { code: 5, message: '系統正繁忙' } })
  const main = page.getByRole('main')
  await expect.element(main.getByText('你的資料沒有遺失。如問題持續，請致電服務熱線。')).toBeVisible()
  await expect.element(main.getByText(/^服務熱線 {{hotline}}（星期一至四 09:00/)).toBeVisible()
  await expect.element(main.getByRole('link', { name: '{{hotline}}' })).toHaveAttribute('href', 'tel:{{hotline}}')
  await expect.element(main.getByRole('link', { name: '返回主頁' })).toHaveAttribute('href', '/zh')
})

test('[X11] whom a server has sent to the address of the page reads the other wording, and has nothing to try again', async () => {
  await openPortal('/zh/error-page')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { name: '伺服器錯誤，請稍後再試', level: 1 })).toBeVisible()
  await expect.element(main.getByRole('link', { name: '返回主頁' })).toHaveAttribute('href', '/zh')
  expect(main.getByRole('button').elements()).toEqual([])
})

test('that there is no network is told in the same words', async () => {
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': new TypeError('Failed to fetch') })
  await expect.element(page.getByRole('heading', { name: '系統發生錯誤，請稍後再試', level: 1 })).toBeVisible()
})
