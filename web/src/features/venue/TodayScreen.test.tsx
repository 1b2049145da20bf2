import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => page.viewport(1280, 800))
const hours = (...list: [from: number, free: number][]) =>
  list.map(([from, free]) => ({ from: `${from}:00`, until: `${from + 1}:00`, free }))
const today = {
  ...{ day: '2026-03-02', at: '2026-03-02T02:00:00.000Z' },
  items: [
    {
      ...{ code: 'mong-ha', name: '望廈體育中心', area: '澳門半島', address: '望廈' },
      facilities: [
        { code: 'badminton', kind: 'badminton', hours: hours([11, 6], [18, 1]) },
        { code: 'squash', kind: 'squash', hours: [] },
      ],
    },
    {
      ...{ code: 'tennis-academy', name: '網球學校', area: '路氹', address: '路氹城' },
      facilities: [{ code: 'tennis', kind: 'tennis', hours: hours([20, 2]) }],
    },
  ],
}
const open = (address = '/zh/venues/today') =>
  openPortal(address, { '/menu/main': done({ items: [] }), '/vbs/today': done(today) })

test('[R06] what is free today stands hour by hour, and leads to the courts', async () => {
  await open()

  await expect.element(page.getByText('截至 10:00 的情況。')).toBeVisible()
  const evening = page.getByRole('link', { name: '18:00 至 19:00 1 空' })
  await expect.element(evening).toHaveAttribute('href', '/zh/vbs/venue?code=mong-ha&kind=badminton')
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['羽毛球', '壁球', '網球'])
  expect(page.getByText('沒有空場').elements()).toHaveLength(1)
})

test('[R06] by sport and part of the city, which stand in the address', async () => {
  const { history } = await open()
  await page.getByRole('combobox', { name: /項目/ }).selectOptions('網球')
  await expect.element(page.getByRole('heading', { name: '望廈體育中心' })).not.toBeInTheDocument()
  await expect.poll(() => history.location.href).toBe('/zh/venues/today?kind=tennis')
  await page.getByRole('combobox', { name: /地區/ }).selectOptions('澳門半島')
  await page.getByRole('button', { name: '顯示所有場館' }).click()
  await expect.element(page.getByRole('heading', { name: '望廈體育中心' })).toBeVisible()
})

test('it is asked for again at a press, and says where that fails', async () => {
  const portal = await open()
  await expect.element(page.getByText('截至 10:00 的情況。')).toBeVisible()
  portal.responses['/vbs/today'] = { code: 1, message: '系統錯誤' }
  await page.getByRole('button', { name: '重新整理' }).click()
  await expect.element(page.getByText(/未能讀取資料。/)).toBeVisible()
  portal.responses['/vbs/today'] = done({ ...today, at: '2026-03-02T02:05:00.000Z' })
  await page.getByRole('button', { name: '再試一次' }).click()
  await expect.element(page.getByText('截至 10:05 的情況。')).toBeVisible()
})

test('it fits 320 pixels, with hours large enough for a thumb', async () => {
  await page.viewport(320, 700)
  await open()
  await expect.element(page.getByRole('link', { name: /18:00/ })).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall(page.getByRole('main').getByRole('link').elements())).toEqual([])
})
