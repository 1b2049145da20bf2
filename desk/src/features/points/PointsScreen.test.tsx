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
  await expect.element(page.getByText('待領取，至 2026-04-01')).toBeVisible()
  await page.getByRole('button', { name: '派發運動毛巾' }).click()
  await expect.element(page.getByText('已派發 G26-7KQ4NX。')).toBeVisible()
  await expect.element(page.getByText('已領取', { exact: true })).toBeVisible()
  expect(page.getByRole('heading', { name: '匯入到訪記錄' }).elements()).toEqual([])
})
