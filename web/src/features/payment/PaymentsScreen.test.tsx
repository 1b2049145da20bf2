import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [receipt, list] = ['/payment/receipt', '/payment/orders']
const reference = 'P26-7KQ4NX'
const said = '望廈體育中心 · 羽毛球場 · 6 號場 · 2026年3月4日 下午7:00，一小時'
const lines = [{ said, amount: 4000, refunded: 0 }]
const moment = '2026-03-02T02:10:00.000Z'
const main = () => page.getByRole('main')

test('a receipt has its number, who has paid, what and when', async () => {
  const given = { number: '2026/000123', issuedAt: moment, paidAt: moment, payer: '陳小美' }
  await openPortal(`/zh/payment/orders?reference=${reference}&receipt=`, {
    [receipt]: done({ ...given, memberNumber: '000100008', amount: 4000, lines: lines }),
  })
  const article = main().getByRole('article')
  for (const text of ['2026/000123', '陳小美 · 會員 000 100 008', said])
    await expect.element(article.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '列印' })).toBeVisible()
})

test('all orders are listed page by page, each with how it stands', async () => {
  const item = {
    reference,
    amount: 4000,
    state: 'paid',
    createdAt: moment,
    said: [said],
    refunded: 0,
    receipt: null,
  }
  const portal = await openPortal('/zh/payment/orders', { [list]: done({ items: [item], next: '7' }) })
  const row = main().getByRole('listitem').filter({ hasText: said })
  await expect.element(row.getByText('已付款')).toBeVisible()
  portal.responses[list] = done({ items: [{ ...item, reference: 'P26-AAAAAA', state: 'ended' }], next: null })
  await page.getByRole('button', { name: '顯示更多' }).click()
  await expect.element(main().getByText('逾時未付，沒有扣款')).toBeVisible()
  expect(portal.to(list).map(({ query }) => query.get('after'))).toEqual([null, '7'])
})
