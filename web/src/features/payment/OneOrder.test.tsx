import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const [one, checkout] = ['/payment/order', '/payment/checkout']
const reference = 'P26-7KQ4NX'
const said = '望廈體育中心 · 羽毛球場 · 6 號場 · 2026年3月4日 下午7:00，一小時'
const order = {
  ...{ reference, amount: 4000, state: 'open', page: 'none', payBy: '2026-03-02T02:10:00.000Z', paidAt: null },
  ...{ lines: [{ said, amount: 4000, refunded: 0 }], receipt: null, refunds: [] as object[], pays: null },
}
const open = (more: object = {}) =>
  openPortal(`/zh/payment/orders?reference=${reference}`, { [one]: done({ ...order, ...more }) })
const main = () => page.getByRole('main')
const payButton = () => page.getByRole('button', { name: '前往付款 $40' })

describe('an order', () => {
  test('that is open says until when it is kept, and leads to the page on which it is paid', async () => {
    await page.viewport(320, 700)
    const portal = await open()
    await expect.element(main().getByRole('status').getByText('為你保留至', { exact: false })).toBeVisible()
    await expect.element(main().getByRole('cell', { name: said })).toBeVisible()
    expect(tooWide()).toBe(0)
    expect(tooSmall(main().getByRole('button').elements())).toEqual([])
    portal.responses[checkout] = { code: 301, message: '付款服務暫時未能使用' }
    await payButton().click()
    await expect.element(main().getByRole('alert')).toHaveTextContent('付款服務暫時未能使用')
    expect(portal.to(checkout).map(({ body }) => body)).toEqual([{ order: reference }])
  })

  test('that was refused says that nothing was taken, and can be tried again', async () => {
    await open({ page: 'unpaid' })
    await expect.element(main().getByRole('status').getByText('未收到付款，沒有扣款。', { exact: false })).toBeVisible()
    await expect.element(payButton()).toBeVisible()
  })

  test('of which nothing is known yet says not to pay again, and looks again by itself', async () => {
    const portal = await open({ page: 'unknown' })
    await expect.element(main().getByRole('status').getByText('還在確認，不要再付。', { exact: false })).toBeVisible()
    expect(payButton().elements()).toEqual([])
    portal.responses[one] = done({ ...order, state: 'paid', receipt: '2026/000123' })
    await expect
      .element(main().getByRole('status').getByText('已收到 $40。', { exact: false }), { timeout: 8000 })
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: '收據 2026/000123' })).toBeVisible()
  })

  test('whose time was over says that nothing was taken', async () => {
    await open({ state: 'ended' })
    await expect
      .element(main().getByRole('status').getByText('保留時間已過，沒有扣款。', { exact: false }))
      .toBeVisible()
    expect(payButton().elements()).toEqual([])
  })

  test.each([
    ['booking', 'B26-7KQ4NX2M', '查看預約', '/zh/vbs/booking?reference=B26-7KQ4NX2M'],
    ['ticket', 'S26-7KQ4NX2M', '查看門票', '/zh/pools/ticket?reference=S26-7KQ4NX2M'],
    ['class', 'yoga-1', '查看興趣班', '/zh/classes/class?code=yoga-1'],
  ])('leads to what it pays: a %s', async (kind, name, said, address) => {
    await open({ pays: { kind, name } })
    await expect.element(main().getByRole('link', { name: said })).toHaveAttribute('href', address)
  })

  test('says what is paid back and why', async () => {
    const refunds = [
      { amount: 4000, cause: 'cancelled', way: 'provider', doneAt: null },
      { amount: 2000, cause: 'cancelled', way: 'desk', doneAt: null },
      { amount: 4000, cause: 'twice', way: 'provider', doneAt: '2026-03-02T03:00:00.000Z' },
    ]
    await open({ state: 'paid', refunds, lines: [{ said, amount: 4000, refunded: 4000 }] })
    await expect.element(main().getByText('正在退回 $40（已取消）。')).toBeVisible()
    await expect.element(main().getByText('請帶同會員卡到場地櫃台領回 $20（已取消）。')).toBeVisible()
    await expect.element(main().getByText(/^已於 2026年3月2日.*退回 \$40（重複付款）。$/)).toBeVisible()
  })

  test.each([
    ['of somebody else', reference, refusals.not_found],
    ['of no such form', 'P26', refusals.invalid_input],
  ])('%s is said not to be there, asked about once, with a way to the others', async (_, reference, code) => {
    const portal = await openPortal(`/zh/payment/orders?reference=${reference}`, { [one]: { code, message: '找不到' } })
    await expect.element(main().getByText('你的付款記錄中沒有這個編號。')).toBeVisible()
    await expect.element(main().getByRole('link', { name: '所有付款記錄' })).toBeVisible()
    expect(main().getByRole('button').elements()).toEqual([])
    // Longer than the pause after which an order of which nothing is known is looked at again.
    await new Promise((passed) => setTimeout(passed, 4500))
    expect(portal.to(one)).toHaveLength(1)
  })

  test('that cannot be read can be asked for again', async () => {
    const portal = await openPortal(`/zh/payment/orders?reference=${reference}`, {
      [one]: { code: refusals.busy, message: '系統繁忙' },
    })
    await expect.element(main().getByText('系統繁忙')).toBeVisible()
    portal.responses[one] = done(order)
    await main().getByRole('button', { name: '再試一次' }).click()
    await expect.element(main().getByRole('cell', { name: said })).toBeVisible()
  })
})
