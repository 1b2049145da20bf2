import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { done, openPortal } from '../../testing/portal.tsx'

test('[R15] [C05] who would report a loss reads that the login comes first, what will follow, and is led there', async () => {
  await openPortal('/zh/online/apply-modify?action=lostCard', { '/menu/main': done({ items: [] }) })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { name: '報失會員卡', level: 1 })).toBeVisible()
  await expect.element(main.getByText('報失前請先登入。登入後會帶你到報失頁面。')).toBeVisible()
  await expect.element(main.getByText('舊卡資料會即時刪除，帳戶會短暫暫停。')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: '登入並報失' }))
    .toHaveAttribute('href', '/ams/login?app=lostCard&_locale=zh')
})
