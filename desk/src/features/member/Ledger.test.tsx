import { refusals } from '@palaestra/contract'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFile } from '../../testing/memberFile.ts'
import { closeDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const anEntry = (id: number, more: object = {}) => ({
  ...{ id, at: '2026-03-02T02:00:00.000Z', kind: 'earned', points: 3, month: '2026-02', day: '2026-02-10' },
  ...{ by: '', reason: null, reference: null, ...more },
})
const entries = [
  anEntry(9, { kind: 'deducted', points: -1.5, month: '2025-12', by: '林淑儀', reason: '重複計算。' }),
  anEntry(8, { kind: 'redeemed', points: -4, reference: 'G26-7KQ4NX' }),
]
const shown = async (permissions: string[], more: Parameters<typeof openFile>[1] = {}) => {
  const desk = await openFile(['members', ...permissions], {
    'POST /api/desk/points/ledger': ({ after }) =>
      after ? { balance: 9, entries: [anEntry(1)], next: null } : { balance: 9, entries, next: '8' },
    ...more,
  })
  expect(
    desk.requests.filter(({ call }) => call.endsWith('/ledger')),
    'each look is written down',
  ).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '顯示積分' }))
  await expect.element(page.getByRole('heading', { name: '積分', exact: true })).toHaveFocus()
  return desk
}
const rows = () => page.getByRole('table').getByRole('row')
const dialog = page.getByRole('dialog')
const correct = () => userEvent.click(dialog.getByRole('button', { name: '更正積分' }))

test('[O01] the ledger is read when somebody asks for it, page by page, in words', async () => {
  const { requests } = await shown([])
  await expect.element(page.getByText('可用積分：9')).toBeVisible()
  for (const said of ['職員扣減', '−1.5', '2025年12月', '林淑儀 · 重複計算。'])
    await expect.element(rows().nth(1).getByText(said, { exact: true })).toBeVisible()
  for (const said of ['換領禮品', '−4', '2026年2月', 'G26-7KQ4NX'])
    await expect.element(rows().nth(2).getByText(said, { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '更早的記錄' }))
  for (const said of ['2026年2月10日', '到訪所得', '+3'])
    await expect.element(rows().nth(3).getByText(said, { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: '更早的記錄' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: '更正積分' }).elements(), 'who may not is not offered it').toEqual([])
  expect(requests.filter(({ call }) => call.endsWith('/ledger')).map(({ given }) => given['after'])).toEqual([
    undefined,
    '8',
  ])
})

test('points are taken with a reason; what is left is read before anything is sent', async () => {
  let balance = 9
  const { requests } = await shown(['points'], {
    'POST /api/desk/points/ledger': () => ({ balance, entries, next: null }),
    'POST /api/desk/points/correct': () => {
      balance = 7.5
      return { balance }
    },
  })
  await userEvent.click(page.getByRole('button', { name: '更正積分' }))
  await expect.element(dialog.getByText('現有 9 分，更正後 9 分。')).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: '扣減' }))
  await userEvent.fill(dialog.getByLabelText('多少積分'), '9,01')
  await expect.element(dialog.getByText('會員只有 9 分，不能扣減這麼多。')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('多少積分'), 'one')
  await correct()
  await expect.element(dialog.getByLabelText('多少積分')).toHaveAccessibleDescription(/請輸入數字/)
  await expect.element(dialog.getByLabelText('原因')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(dialog.getByLabelText('多少積分'), '1,5')
  await expect.element(dialog.getByText('現有 9 分，更正後 7.5 分。')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('原因'), '閘機重複計算。')
  await correct()
  await expect.element(page.getByText('已更正積分，現有 7.5 分。')).toBeInTheDocument()
  await expect.element(page.getByText('可用積分：7.5')).toBeVisible()
  expect(requests.filter(({ call }) => call.endsWith('/correct')).map(({ given }) => given)).toEqual([
    { memberNumber: '000000018', points: -1.5, balance: 9, reason: '閘機重複計算。' },
  ])
})

test('where the points have changed meanwhile, they are read again, and what was written stays', async () => {
  let balance = 9
  const { requests } = await shown(['points'], {
    'POST /api/desk/points/ledger': () => ({ balance, entries, next: null }),
    'POST /api/desk/points/correct': (given) => {
      if (given['balance'] === balance) return { balance: balance + 2 }
      throw new Refusing(refusals.points_changed, '積分剛有變動')
    },
  })
  await userEvent.click(page.getByRole('button', { name: '更正積分' }))
  await userEvent.fill(dialog.getByLabelText('多少積分'), '2')
  await userEvent.fill(dialog.getByLabelText('原因'), '閘機故障。')
  balance = 12
  await correct()
  await expect.element(dialog.getByText('積分剛有變動')).toBeVisible()
  await expect.element(dialog.getByText('現有 12 分，更正後 14 分。')).toBeVisible()
  await correct()
  await expect.element(page.getByText('已更正積分，現有 14 分。')).toBeInTheDocument()
  expect(requests.filter(({ call }) => call.endsWith('/correct')).map(({ given }) => given['balance'])).toEqual([9, 12])
})
