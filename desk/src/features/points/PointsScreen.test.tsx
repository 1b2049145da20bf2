import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const me = (...permissions: string[]) => ({
  'POST /api/desk/me': () => ({
    ...{ name: 'Ieong', roles: [], permissions, factor: false, provedBy: 'password', recoveryCodes: 0 },
  }),
})
const names = { nameZh: '運動毛巾', namePt: 'Toalha', nameEn: 'Towel' }
const waiting = { reference: 'G26-7KQ4NX', state: 'reserved', ...names, price: 8, collectBy: '2026-04-01' }

test('a file of visits is brought in, and each refused line is told with its reason', async () => {
  await openDesk('/points', {
    ...me('points'),
    'POST /api/desk/points/visits': () => ({
      ...{ lines: 4, added: 2, known: 1, refusedLines: 1 },
      refused: [{ line: 3, problem: 'member_unknown' }],
    }),
  })
  const bring = page.getByRole('button', { name: '匯入到訪記錄' })
  await bring.click()
  await expect.element(page.getByRole('alert').filter({ hasText: '請先選擇檔案' })).toBeVisible()
  await userEvent.upload(page.getByLabelText('選擇檔案'), new File(['a,b'], 'visits.csv', { type: 'text/csv' }))
  await bring.click()
  await expect.element(page.getByText('共 4 行：新增 2 行，已有 1 行，未接受 1 行。')).toBeVisible()
  await expect.element(page.getByText('第 3 行：沒有這個會員')).toBeVisible()
  expect(page.getByRole('heading', { name: '派發禮品' }).elements()).toEqual([])
})

test('a gift is found by the member who has come, and handed out', async () => {
  let state = 'reserved'
  await openDesk('/points', {
    ...me('counter'),
    'POST /api/desk/points/gift/find': () => ({
      ...{ memberNumber: '000000018', nameZh: '陳小美', namePt: 'Chan Siu Mei' },
      redemptions: [{ ...waiting, state }],
    }),
    'POST /api/desk/points/gift/hand_out': () => {
      state = 'collected'
      return {}
    },
  })
  await page.getByLabelText('會員編號或換領編號').fill('000000018')
  await page.getByRole('button', { name: '查找' }).click()
  await expect.element(page.getByText('8 分 · 待領取，至 2026年4月1日')).toBeVisible()
  await page.getByRole('button', { name: '派發運動毛巾' }).click()
  await expect.element(page.getByText('已派發 G26-7KQ4NX。')).toBeVisible()
  await expect.element(page.getByText('8 分 · 已領取')).toBeVisible()
  expect(page.getByRole('button', { name: /取消換領/ }).elements(), 'who may not is not offered it').toEqual([])
  expect(page.getByRole('heading', { name: '匯入到訪記錄' }).elements()).toEqual([])
})

test('an exchange is taken back with a reason by who may, who is told first what is given back', async () => {
  let state = 'collected'
  const { requests } = await openDesk('/points', {
    ...me('counter', 'points'),
    'POST /api/desk/points/gift/find': () => ({
      ...{ memberNumber: '000000018', nameZh: '陳小美', namePt: 'Chan Siu Mei' },
      redemptions: [{ ...waiting, state }],
    }),
    'POST /api/desk/points/gift/give_back': () => {
      state = 'returned'
      return {}
    },
  })
  await page.getByLabelText('會員編號或換領編號').fill('G26-7KQ4NX')
  await page.getByRole('button', { name: '查找' }).click()
  await page.getByRole('button', { name: '取消換領：運動毛巾（G26-7KQ4NX）' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/會員取回 8 分/)).toBeVisible()
  await expect.element(dialog.getByText(/此禮品已派發/)).toBeVisible()
  await dialog.getByRole('button', { name: '取消換領' }).click()
  await expect.element(dialog.getByLabelText('原因')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('原因').fill('毛巾有破洞。')
  await dialog.getByRole('button', { name: '取消換領' }).click()
  await expect.element(page.getByText('已取消換領 G26-7KQ4NX，積分已退回。')).toBeVisible()
  await expect.element(page.getByText('8 分 · 已取消，積分已退回')).toBeVisible()
  expect(page.getByRole('button', { name: /取消換領/ }).elements()).toEqual([])
  const sent = requests.filter(({ call }) => call.endsWith('give_back')).map(({ given }) => given)
  expect(sent).toEqual([{ reference: 'G26-7KQ4NX', reason: '毛巾有破洞。' }])
})
