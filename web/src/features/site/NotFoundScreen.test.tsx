import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isFilled } from '../../testing/looks.ts'
import { openPortal } from '../../testing/portal.tsx'

test('[L04] who finds nothing reads what may have happened, below a drawing', async () => {
  await openPortal('/zh/nofind', {})
  await expect.element(page.getByRole('heading', { name: '找不到頁面', level: 1 })).toBeVisible()
  await expect.element(page.getByText('找不到這個頁面。頁面可能已移動，或網址有誤。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '返回主頁' })).toHaveAttribute('href', '/zh')
  const drawing = page.getByRole('main').element().querySelector('svg')
  expect(drawing?.getBoundingClientRect().width).toBe(160)
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(isFilled(page.getByRole('link', { name: '返回主頁' }).element())).toBe(true)
})
