import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))

const months = ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`)
const monthlyHours = [...months, '2026-01', '2026-02'].map((month, place) => ({ month, hours: place, points: place }))
const row = {
  ...{ member: '000000018', month: '2026-02', totalHours: 11.5, points: 11, total: 6, deductedPoints: 5 },
  ...{ expiredPoints: 0, pointsStartDate: '2026-02-01', lastExpiryDate: null, pointsValidUntil: '2027-02-28' },
}
const old = {
  ...{ ...row, month: '2025-01', totalHours: 3, points: 2.5, total: 0, deductedPoints: 0, expiredPoints: 2.5 },
  ...{ pointsStartDate: '2025-01-01', lastExpiryDate: '2026-01-31', pointsValidUntil: '2026-01-31' },
}
const visit = { day: '2026-02-10', came: '2026-02-10T10:00:00Z', left: '2026-02-10T11:35:00Z', minutes: 95 }
const report = {
  ...{ asOf: '2026-02-20', frozen: false, earning: { per30Minutes: 0.5, mostADay: 3 }, balance: 6.5 },
  totals: { totalHours: 14.5, points: 13.5, total: 6.5, deductedPoints: 5, expiredPoints: 2.5 },
  rows: [row, old],
  last12Months: { from: '2025-03', until: '2026-02', totalHours: 66, points: 66 },
  monthlyHours,
  expiring: [
    { on: '2026-02-28', points: 0.5 },
    { on: '2026-03-31', points: 1 },
    { on: '2026-04-30', points: 2 },
    { on: '2026-05-31', points: 1.5 },
    { on: '2027-02-28', points: 1.5 },
  ],
  visits: [1, 2, 3, 4, 5, 6].map((time) => ({ ...visit, came: `2026-02-1${time}T10:00:00Z`, place: `場地 ${time}` })),
}
const gift = { code: 'towel', name: '運動毛巾', price: 6, left: 42 }
const gifts = { balance: 6.5, frozen: false, gifts: [gift], redemptions: [] }
const openWith = (more: object = {}, given: object = gifts, others: object = {}) =>
  openPortal('/zh/online/report', {
    '/report/info': done({ ...report, ...more }),
    '/report/gift/member': done(given),
    ...others,
  })
const cells = (of: string) =>
  page
    .getByRole('row')
    .filter({ hasText: of })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent)

describe.each([320, 1280])('at a width of %i', (width) => {
  beforeEach(() => page.viewport(width, 800))

  test('[R49] a member sees what there is, what runs out when, and every month with its figures', async () => {
    await openWith()
    await expect.element(page.getByRole('heading', { level: 1, name: '運動記錄及積分' })).toBeVisible()
    await expect.element(page.getByText('0.5 分於 2026年2月28日到期')).toBeVisible()
    await expect.element(page.getByText('尚餘 8 日。換領時先扣除最早到期的積分。')).toBeVisible()
    const words = page.getByRole('region', { name: '可用積分' }).element().textContent
    expect(words).toMatch(/^可用積分6\.5.*2026年3月31日到期1.*2026年4月30日到期2其後3$/)
    expect(cells('2026年2月')).toEqual(['11.5', '11', '5', '—', '6', '2027-02-28'])
    expect(cells('2025年1月')).toEqual(['3', '2.5', '—', '2.5', '—', '已於 2026-01-31 到期'])
    expect(cells('總計').slice(0, 5)).toEqual(['14.5', '13.5', '5', '2.5', '6.5'])
    expect(tooWide()).toBe(0)
    expect(tooSmall(page.getByRole('main').getByRole('button').elements())).toEqual([])
  })

  test('the drawing is one image, and says in a sentence what it shows', async () => {
    await openWith()
    const image = page.getByRole('img', { name: /^過去十二個月的積分/ })
    await expect.element(image).toBeVisible()
    expect(image.elements()).toHaveLength(1)
    await expect
      .element(image)
      .toHaveAccessibleName(
        '過去十二個月的積分：最多是 2026年2月的 11 分，最少是 2025年3月的 0 分，本月 11 分。各月數字見下表。',
      )
  })
})

test('the latest visits stand one by one, five of them until somebody asks for more', async () => {
  await openWith({ visits: [{ ...visit, left: null, minutes: 0, place: '塔石體育館' }, ...report.visits] })
  const visits = page.getByRole('listitem').filter({ hasText: /場地 \d|塔石/ })
  await expect.element(visits.first()).toHaveTextContent('2026年2月10日 18:00塔石體育館沒有離場記錄，不計積分')
  await expect.element(visits.nth(1)).toHaveTextContent('2026年2月10日 18:00–19:35場地 195 分鐘')
  expect(visits.elements()).toHaveLength(5)
  await page.getByRole('button', { name: '顯示最近 7 次' }).click()
  expect(visits.elements()).toHaveLength(7)
})

test('who has never come is told what a visit earns, and nothing is offered to download', async () => {
  const nothing = { totalHours: 0, points: 0, total: 0, deductedPoints: 0, expiredPoints: 0 }
  const empty = { balance: 0, rows: [], expiring: [], visits: [], totals: nothing }
  await openWith({ ...empty, monthlyHours: monthlyHours.map(({ month }) => ({ month, hours: 0, points: 0 })) })
  await expect.element(page.getByText('現時沒有可用積分。')).toBeVisible()
  await expect.element(page.getByText('每滿 30 分鐘得 0.5 分，每日最多 3 分')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '過去十二個月未有積分。' })).toBeVisible()
  expect(page.getByRole('table').elements()).toEqual([])
  expect(page.getByRole('button', { name: '下載 CSV' }).elements()).toEqual([])
})

test('that points are frozen is said, whatever there is', async () => {
  await openWith({ frozen: true })
  await expect.element(page.getByText('持臨時會員卡期間，積分凍結，不能累積或換領；到期日不變。')).toBeVisible()
})

test('the months can be kept as a file', async () => {
  const given: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given.push(blob as Blob)
    return '#'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await openWith()
  await page.getByRole('button', { name: '下載 CSV' }).click()
  expect(names).toEqual(['points-2026-02-20.csv'])
  expect(await given[0]?.text()).toBe(
    '月份,小時,積分,已用,已過期,剩餘,有效至\r\n2026-02,11.5,11,5,0,6,2027-02-28\r\n2025-01,3,2.5,0,2.5,0,2026-01-31\r\n',
  )
  vi.restoreAllMocks()
})

test('that nothing can be read is said, and one tries again', async () => {
  const portal = await openPortal('/zh/online/report', {
    '/report/info': { code: 5, message: '系統正繁忙' },
    '/report/gift/member': done(gifts),
  })
  await expect.element(page.getByRole('status').filter({ hasText: '未能讀取記錄' })).toBeVisible()
  portal.responses['/report/info'] = done(report)
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
})

const sent = {
  reference: 'G26-7KQ4NX',
  name: '運動毛巾',
  price: 6,
  collectBy: '2026-03-22',
  createdAt: '2026-02-20T02:00:00Z',
}

test('a gift is exchanged once the member has said so again, and waits at the counter', async () => {
  const answer = done({ reference: sent.reference, collectBy: sent.collectBy })
  const portal = await openWith({}, gifts, { '/report/gift/redeem': answer })
  await page.getByRole('button', { name: '換領 運動毛巾' }).click()
  const sure = page.getByRole('dialog', { name: '換領運動毛巾？' })
  await expect.element(sure).toBeVisible()
  expect(portal.to('/report/gift/redeem')).toEqual([])
  portal.responses['/report/gift/member'] = done({
    ...{ ...gifts, balance: 0.5, gifts: [{ ...gift, left: 41 }] },
    redemptions: [{ ...sent, state: 'reserved', endedAt: null }],
  })
  await sure.getByRole('button', { name: '以 6 分換領' }).click()
  await expect
    .element(page.getByRole('status').filter({ hasText: '已換領' }))
    .toHaveTextContent('已換領，編號 G26-7KQ4NX。請於 2026年3月22日或之前領取。')
  await expect.element(page.getByText('運動毛巾已預留')).toBeVisible()
  await expect.element(page.getByText('還差 5.5 分')).toBeVisible()
  const [{ body } = { body: undefined }] = portal.to('/report/gift/redeem')
  expect(body).toEqual({ gift: 'towel', price: 6, requestKey: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('what the server refuses is said in the dialog, and trying again is the same wish', async () => {
  const portal = await openWith({}, gifts, { '/report/gift/redeem': { code: 374, message: '這份禮品已換罄' } })
  await page.getByRole('button', { name: '換領 運動毛巾' }).click()
  const go = page.getByRole('dialog').getByRole('button', { name: '以 6 分換領' })
  await go.click()
  await expect.element(page.getByRole('alert').filter({ hasText: '這份禮品已換罄' })).toBeVisible()
  await go.click()
  await expect.poll(() => portal.to('/report/gift/redeem')).toHaveLength(2)
  const keys = portal.to('/report/gift/redeem').map(({ body }) => (body as { requestKey: string }).requestKey)
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['none is left', { gifts: [{ ...gift, left: 0 }] }, '已換罄'],
  ['the points are too few', { balance: 2 }, '還差 4 分'],
  ['the points are frozen', { frozen: true }, '積分凍結'],
])('of a gift that cannot be had because %s that is said, and nothing is offered', async (_, more, word) => {
  await openWith({}, { ...gifts, ...more })
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^換領/ }).elements()).toEqual([])
})

test('on a phone the name of a gift keeps its line beside the button', async () => {
  await page.viewport(320, 700)
  await openWith()
  const name = page.getByRole('heading', { name: '運動毛巾' })
  await expect.element(name).toBeVisible()
  const button = page.getByRole('button', { name: '換領 運動毛巾' }).element().getBoundingClientRect()
  expect(button.width).toBeLessThan(140)
  expect(name.element().getBoundingClientRect().height).toBeLessThan(40)
})
