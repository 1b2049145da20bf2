import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isFilled, tooWide } from '../../testing/looks.ts'
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

test('[R15] [K02] who cannot log in is told whom to call, and when; the whole fits a small telephone', async () => {
  await page.viewport(320, 700)
  await openPortal('/zh/online/apply-modify?action=lostCard', { '/menu/main': done({ items: [] }) })
  const main = page.getByRole('main')
  await expect.element(main.getByText(/^未能登入？請致電服務熱線 {{hotline}}（星期一至四 09:00/)).toBeVisible()
  const points = main
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(points).toEqual([
    '舊卡資料會即時刪除，帳戶會短暫暫停。',
    '臨時會員卡會以電郵發送，只適用於報名參加{{product}}健身興趣班。',
    '報失 20 日後可換領正式會員卡。',
  ])
  expect(isFilled(main.getByRole('link', { name: '登入並報失' }).element())).toBe(true)
  expect(tooWide()).toBe(0)
})
