import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const difference = {
  ...{ id: 5, day: '2026-03-01', about: 'payment', kind: 'missing_here', name: 'S-17', providerReference: 'r17' },
  ...{ ours: null, theirs: 900, settledAt: null as string | null, settledBy: null as string | null, note: null },
}
const day = {
  ...{ day: '2026-03-01', provider: 'hosted', oursPaid: 4000, theirsPaid: 4900, oursRefunded: 0, theirsRefunded: 0 },
  ...{ fees: 100, payouts: 0 },
}
const failed = { id: 17, reference: 'P26-7KQ4NX', amount: 4000, cause: 'cancelled', state: 'failed', way: 'provider' }

test('a difference is settled by a note, which has to say something', async () => {
  let one = difference
  const { requests } = await openDesk('/books', {
    'GET /api/desk/refunds': () => ({ refunds: [] }),
    'GET /api/desk/reconciliations': () => ({ days: [day], differences: [one] }),
    'POST /api/desk/reconciliation/settle': () => {
      one = { ...one, settledAt: '2026-03-03T02:00:00.000Z', settledBy: 'Paulo', note: '另一商店的款項。' as never }
      return {}
    },
  })
  await expect.element(page.getByText('本系統 沒有，付款服務 $9.00')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '本系統 $40.00，付款服務 $49.00' })).toBeVisible()
  await page.getByRole('button', { name: '處理: S-17' }).click()
  const dialog = page.getByRole('dialog', { name: '處理 S-17 的差異' })
  await dialog.getByRole('button', { name: '已處理' }).click()
  await expect.element(dialog.getByLabelText('備註')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('備註').fill('另一商店的款項。')
  await dialog.getByRole('button', { name: '已處理' }).click()
  await expect.element(page.getByText(/^Paulo 已於 .*處理：另一商店的款項。$/)).toBeVisible()
  expect(page.getByRole('button', { name: /^處理/ }).elements()).toEqual([])
  expect(requests.filter(({ call }) => call.endsWith('settle')).map(({ given }) => given)).toEqual([
    { difference: 5, note: '另一商店的款項。' },
  ])
})

test('a refund that was refused is asked for again, or noted as transferred', async () => {
  let refunds = [{ ...failed, wantedAt: '2026-03-02T02:00:00.000Z' }]
  const { requests } = await openDesk('/books', {
    'GET /api/desk/refunds': () => ({ refunds }),
    'GET /api/desk/reconciliations': () => ({ days: [], differences: [] }),
    'POST /api/desk/refund/retry': () => ({}),
    'POST /api/desk/refund/transfer': () => {
      refunds = []
      return {}
    },
  })
  await page.getByRole('button', { name: '再要求退款: P26-7KQ4NX' }).click()
  await expect.poll(() => requests.filter(({ call }) => call.endsWith('retry')).length).toBe(1)
  await page.getByRole('button', { name: '已以銀行轉帳退款: P26-7KQ4NX' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('備註').fill('付款單 118')
  await dialog.getByRole('button', { name: '已轉帳' }).click()
  await expect.element(page.getByText('付款服務沒有拒絕任何退款。')).toBeVisible()
  expect(requests.filter(({ call }) => call.endsWith('transfer')).map(({ given }) => given)).toEqual([
    { refund: 17, note: '付款單 118' },
  ])
})
