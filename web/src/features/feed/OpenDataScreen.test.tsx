import { feedPathOf, feeds } from '@palaestra/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { done, openPortal } from '../../testing/portal.tsx'

const open = () => openPortal('/zh/open-data', { '/menu/main': done({ items: [] }) })

test('who writes a program reads where each feed is, how to go on in it, and under which licence it may be used', async () => {
  await open()
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { name: '開放資料', level: 1 })).toBeVisible()
  for (const feed of feeds) await expect.element(main.getByText(feedPathOf(feed), { exact: true })).toBeVisible()
  await expect.element(main.getByText('/openactive/', { exact: true })).toBeVisible()
  expect(main.getByRole('listitem').elements()).toHaveLength(5)
  await expect
    .element(main.getByRole('link', { name: '閱讀條款全文' }))
    .toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/')
})

test('whoever has a question can write to whom the portal names; the footer leads here from everywhere', async () => {
  await open()
  const main = page.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: '{{supportEmail}}' }))
    .toHaveAttribute('href', 'mailto:{{supportEmail}}')
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: '開放資料' }))
    .toHaveAttribute('href', '/zh/open-data')
})
