import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const who = {
  ...{ name: 'Leong', roles: ['facilities'], permissions: ['facilities'], factor: false, provedBy: 'password' },
  recoveryCodes: 0,
}
const row = (from: string, more: object = {}) => ({
  ...{ from, offered: 10, booked: 0, missed: 0, ownUse: 0, closed: 0, cancelled: 0 },
  ...more,
})
const facilities = [
  {
    ...{ venue: 'mong-ha', facility: 'badminton', place: ['望廈體育中心', '羽毛球場'] },
    rows: [row('18:00', { booked: 6, missed: 1, ownUse: 2, cancelled: 3 }), row('19:00', { booked: 4, closed: 5 })],
  },
  { ...{ venue: 'lin-fong', facility: 'tennis', place: ['蓮峰體育中心', '網球場'] }, rows: [row('08:00')] },
]
const opened = (address = '/figures', given: object = { facilities }) =>
  openDesk(address, {
    'POST /api/desk/me': () => who,
    'GET /api/desk/figures': ({ month = '2026-03-01' }) => ({
      ...{ month, thisMonth: '2026-03-01', firstMonth: '2026-01-01', lastMonth: '2026-04-01' },
      ...given,
    }),
  })

test('the month shows each facility with its sum and how full it is, then one by the hour', async () => {
  await opened()
  const all = page.getByRole('region', { name: '各設施' })
  await expect.element(all.getByRole('row', { name: '望廈體育中心 · 羽毛球場 20 10 1 2 5 3 80%' })).toBeVisible()
  await expect.element(all.getByRole('row', { name: '蓮峰體育中心 · 網球場 10 – – – – – 0%' })).toBeVisible()
  await expect.element(all.getByRole('row', { name: '總計 30 10 1 2 5 3 48%' })).toBeVisible()

  const hours = page.getByRole('region', { name: '按時段：望廈體育中心 · 羽毛球場' })
  await expect.element(hours.getByRole('row', { name: '19:00 10 4 – – 5 – 80%' })).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: '設施' }), '蓮峰體育中心 · 網球場')
  await expect.element(page.getByRole('region', { name: '按時段：蓮峰體育中心 · 網球場' })).toBeVisible()
})

test('the ways lead to the months before and after, as far as there is a timetable', async () => {
  const { router, requests } = await opened('/figures?month=2026-02-17')
  await expect.element(page.getByRole('heading', { name: '2026年2月' })).toBeVisible()
  await page.getByRole('link', { name: '上一個月' }).click()
  await expect.element(page.getByRole('heading', { name: '2026年1月' })).toBeVisible()
  expect(page.getByRole('link', { name: '上一個月' }).elements()).toEqual([])
  await page.getByRole('link', { name: '本月' }).click()
  await page.getByRole('link', { name: '下一個月' }).click()
  await expect.element(page.getByRole('heading', { name: '2026年4月' })).toBeVisible()
  expect(page.getByRole('link', { name: '下一個月' }).elements()).toEqual([])
  expect(router.state.location.search).toEqual({ month: '2026-04-01' })
  const asked = requests.filter(({ call }) => call.startsWith('GET /api/desk/figures'))
  expect(asked.map(({ given }) => given['month'])).toEqual(['2026-02-01', '2026-01-01', undefined, '2026-04-01'])
})

test('all of it can be kept as a file, in which no name becomes a formula', async () => {
  const given: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given.push(blob as Blob)
    return '#'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await opened('/figures', { facilities: [{ ...facilities[1], place: ['=1+1', '網"球'] }] })
  await page.getByRole('button', { name: '下載 CSV' }).click()
  expect(names).toEqual(['courts-2026-03.csv'])
  expect(await given[0]?.text()).toBe(
    `${[
      '"月份","場館","設施","時段","可用","會員預約","缺席","自用","關閉","取消"',
      `"2026-03","'=1+1","網""球","08:00","10","0","0","0","0","0"`,
    ].join('\r\n')}\r\n`,
  )
  vi.restoreAllMocks()
})

test('a month without a timetable says so', async () => {
  await opened('/figures', { facilities: [] })
  await expect.element(page.getByText('這個月沒有可預約的時段。')).toBeVisible()
  expect(page.getByRole('button', { name: '下載 CSV' }).elements()).toEqual([])
})
