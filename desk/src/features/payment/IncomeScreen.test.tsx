import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const row = (venue: string | null, name: string, way: string, sums: [number, number, number, number]) => {
  const [paid, payments, refunded, refunds] = sums
  return { venue, name, way, paid, payments, refunded, refunds }
}
const rows = [
  row('mong-ha', '望廈體育中心', 'cash', [9000, 1, 0, 0]),
  row('mong-ha', '望廈體育中心', 'online', [128_000, 32, 4000, 1]),
  row(null, '', 'bank', [0, 0, 5000, 1]),
]
const opened = (address = '/income', given: object = { rows }) =>
  openDesk(address, {
    'GET /api/desk/income': ({ month = '2026-03-01' }) => ({
      ...{ month, thisMonth: '2026-03-01', firstMonth: '2026-02-01' },
      ...given,
    }),
  })
const table = () => page.getByRole('region', { name: '場地收入' })

test('each venue has its ways with their sum, and all have a total', async () => {
  await opened()
  const cells = async () =>
    [...table().element().querySelectorAll('tr')].map((line) => [...line.children].map((cell) => cell.textContent))
  await expect.element(table()).toBeVisible()
  expect(await cells()).toEqual([
    ['場館', '付款方式', '收款', '收款次數', '退款', '退款次數', '淨額'],
    ['望廈體育中心', '現金', '$90.00', '1', '$0.00', '0', '$90.00'],
    ['望廈體育中心', '網上', '$1,280.00', '32', '$40.00', '1', '$1,240.00'],
    ['望廈體育中心小計', '$1,370.00', '33', '$40.00', '1', '$1,330.00'],
    ['場館不詳', '銀行轉帳', '$0.00', '0', '$50.00', '1', '−$50.00'],
    ['總計', '$1,370.00', '33', '$90.00', '2', '$1,280.00'],
  ])
})

test('the ways lead to the months of which there are books, and a month without money says so', async () => {
  const { requests } = await opened('/income', { rows: [] })
  await expect.element(page.getByText('這個月沒有收款或退款。')).toBeVisible()
  expect(page.getByRole('link', { name: '下一個月' }).elements()).toEqual([])
  await page.getByRole('link', { name: '上一個月' }).click()
  await expect.element(page.getByRole('heading', { name: '2026年2月' })).toBeVisible()
  expect(page.getByRole('link', { name: '上一個月' }).elements()).toEqual([])
  const asked = requests.filter(({ call }) => call.startsWith('GET /api/desk/income'))
  expect(asked.map(({ given }) => given['month'])).toEqual([undefined, '2026-02-01'])
  expect(page.getByRole('button', { name: '下載 CSV' }).elements()).toEqual([])
})

test('all of it can be kept as a file, in patacas, in which no name becomes a formula', async () => {
  const given: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given.push(blob as Blob)
    return '#'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await opened('/income', { rows: [row('x', '=1+1', 'online', [128_050, 32, 4000, 1]), rows[2]] })
  await page.getByRole('button', { name: '下載 CSV' }).click()
  expect(names).toEqual(['income-2026-03.csv'])
  expect(await given[0]?.text()).toBe(
    `${[
      '"月份","場館","付款方式","收款","收款次數","退款","退款次數","淨額"',
      `"2026-03","'=1+1","網上","1280.5","32","40","1","1240.5"`,
      '"2026-03","場館不詳","銀行轉帳","0","0","50","1","-50"',
    ].join('\r\n')}\r\n`,
  )
  vi.restoreAllMocks()
})
