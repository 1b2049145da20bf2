import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { done, openPortal } from '../../testing/portal.tsx'

test.each([
  ['/zh/readme', '使用條款'],
  ['/zh/readme-gov', '使用條款（政府帳戶）'],
  ['/zh/readme-parent', '使用條款（父母或監護人）'],
])('[R21] the terms at %s are those of that name, with their day and all they say', async (address, title) => {
  const key = address.replace('/zh/', '')
  const blocks = [
    { kind: 'heading', text: '第一條' },
    { kind: 'paragraph', text: '會籍不可轉讓' },
  ]
  const portal = await openPortal(address, {
    '/menu/main': done({ items: [] }),
    '/web/page': done({ key, title, updatedOn: '2026-01-05', blocks }),
  })
  await expect.element(page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible()
  await expect.element(page.getByRole('time')).toHaveAttribute('datetime', '2026-01-05')
  await expect.element(page.getByText('更新日期：2026年1月5日')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '第一條', level: 2 })).toBeVisible()
  await expect.element(page.getByText('會籍不可轉讓')).toBeVisible()
  expect(portal.to('/web/page').map(({ query }) => query.get('key'))).toEqual([key])
})
