import { refusals } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const towel = {
  ...{ code: 'towel', version: 3, name: { zh: '運動毛巾', pt: 'Toalha', en: 'Towel' }, price: 8, stock: 50, left: 42 },
  ...{ offered: true, fromDay: null, untilDay: null, state: 'offered' },
}
const cap = {
  ...{ ...towel, code: 'cap', name: { zh: '帽', pt: 'Boné', en: 'Cap' }, price: 12.5, state: 'coming' },
  ...{ fromDay: '2026-04-01', untilDay: '2026-04-30' },
}
const open = async (save: (given: Record<string, unknown>) => object = () => ({}), gifts = () => [towel, cap]) => {
  const opened = await openDesk('/gifts', {
    'GET /api/desk/points/gifts': () => ({ gifts: gifts() }),
    'POST /api/desk/points/gift': save,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '禮品目錄' })).toBeVisible()
  const sent = () =>
    opened.requests.filter(({ call }) => call === 'POST /api/desk/points/gift').map(({ given }) => given)
  return { ...opened, sent }
}
const dialog = page.getByRole('dialog')
const write = (label: RegExp | string, value: string) => userEvent.fill(dialog.getByLabelText(label), value)
const save = () => userEvent.click(dialog.getByRole('button', { name: '儲存' }))

test('[O07] each gift stands there in three languages, with its price, its pieces, its days, and what members find', async () => {
  await open()
  const rows = page.getByRole('list', { name: '禮品目錄' }).getByRole('listitem')
  await expect.element(rows.nth(0).getByText('Toalha')).toHaveAttribute('lang', 'pt')
  for (const said of ['可換領', '8 分', '尚餘 42 件，共 50 件'])
    await expect.element(rows.nth(0).getByText(said)).toBeVisible()
  for (const said of ['未開始', '12.5 分', '2026年4月1日至2026年4月30日'])
    await expect.element(rows.nth(1).getByText(said)).toBeVisible()
})

test('[O07] a new one is written in three languages; what is missing is said at its field, and the rest is kept', async () => {
  const { sent } = await open()
  await userEvent.click(page.getByRole('button', { name: '新增禮品' }))
  await write('中文名稱', '水樽')
  await write('英文名稱', 'Water bottle')
  await write('所需積分', '12,5')
  await write('總數量', 'many')
  await save()
  await expect.element(dialog.getByLabelText('葡文名稱')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByLabelText('總數量')).toHaveAccessibleDescription(/請輸入數字/)
  expect(sent()).toEqual([])

  await write('葡文名稱', 'Garrafa')
  await write('總數量', '30')
  await write(/首日/, '02/03/2026')
  const preview = dialog.getByRole('region', { name: '會員所見' })
  await expect.element(preview.getByText('水樽')).toBeVisible()
  await expect.element(preview.getByText('12.5 分 · 尚餘 30 件')).toBeVisible()
  await expect.element(preview.getByText('會員今日看到並可換領。')).toBeVisible()
  await userEvent.click(dialog.getByRole('checkbox', { name: '向會員顯示' }))
  await expect.element(preview.getByText('會員看不到。')).toBeVisible()
  await save()
  await expect.element(page.getByRole('status').filter({ hasText: '已新增禮品。' })).toBeInTheDocument()
  expect(sent()).toEqual([
    {
      ...{ code: 'water-bottle', version: 0, name: { zh: '水樽', pt: 'Garrafa', en: 'Water bottle' }, price: 12.5 },
      ...{ stock: 30, offered: false, fromDay: '2026-03-02', untilDay: '' },
    },
  ])
})

test('a colleague who was faster is shown, and who is here keeps what they wrote, or takes the other', async () => {
  let now = towel
  const { sent } = await open(
    ({ version }) => {
      if (version === now.version) return {}
      throw new Refusing(refusals.gift_changed, '其他同事已更改此禮品')
    },
    () => [now],
  )
  await userEvent.click(page.getByRole('button', { name: '更改禮品：運動毛巾' }))
  await write('所需積分', '9')
  now = { ...towel, version: 4, price: 10, stock: 60, left: 52 }
  await save()
  await expect.element(dialog.getByText(/10 分 · 尚餘 52 件，共 60 件/)).toBeVisible()
  await expect.element(dialog.getByLabelText('所需積分')).toHaveValue('9')
  await userEvent.click(dialog.getByRole('button', { name: '保留我所寫的' }))
  now = { ...now, version: 5, price: 11 }
  await save()
  await expect.element(dialog.getByText(/11 分 · 尚餘/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '採用同事所寫的' }))
  await expect.element(dialog.getByLabelText('所需積分')).toHaveValue('11')
  await write('總數量', '70')
  await save()
  await expect.element(page.getByRole('status').filter({ hasText: '已更改禮品。' })).toBeInTheDocument()
  expect(sent().map(({ version, price, stock }) => [version, price, stock])).toEqual([
    [3, 9, 50],
    [4, 9, 50],
    [5, 11, 70],
  ])
})

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await expect.element(page.getByText('Toalha')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
