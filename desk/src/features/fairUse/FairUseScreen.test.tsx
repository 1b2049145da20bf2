import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const siumei = { memberNumber: '000100008', name: '陳小美 Chan Sio Mei' }
const tom = { memberNumber: '000100016', name: 'Wong Tom' }
const nothing = { items: [] as object[], next: null as string | null }
const opened = (address: string, { missed = nothing, collectors = nothing, passedOn = nothing }) => {
  const answer = (found: typeof nothing) => (given: Record<string, unknown>) => ({
    ...{ month: given['month'] ?? '2026-03-01', thisMonth: '2026-03-01', firstMonth: '2026-02-01' },
    ...(given['after'] ? { items: [{ member: tom, missed: 1, booked: 9, hirers: 6 }], next: null } : found),
  })
  return openDesk(address, {
    'GET /api/desk/fair_use/missed': answer(missed),
    'GET /api/desk/fair_use/collectors': answer(collectors),
    'GET /api/desk/fair_use/passed_on': answer(passedOn),
  })
}

test('each report names who stands in it with the numbers, and leads to the file of each', async () => {
  await opened('/fair-use', {
    missed: { items: [{ member: siumei, missed: 3, booked: 4 }], next: null },
    collectors: { items: [{ member: tom, hirers: 7 }], next: null },
    passedOn: { items: [{ from: siumei, to: tom, times: 2 }], next: null },
  })
  const missed = page.getByRole('region', { name: '缺席的預約' })
  await expect.element(missed.getByRole('row').nth(1)).toHaveTextContent('陳小美 Chan Sio Mei 000 100 00834')
  const collectors = page.getByRole('region', { name: '為多人領場的人' })
  await expect.element(collectors.getByRole('row').nth(1)).toHaveTextContent('Wong Tom 000 100 0167')
  const pairs = page.getByRole('region', { name: '轉手的時段' })
  await expect
    .element(pairs.getByRole('row').nth(1))
    .toHaveTextContent('陳小美 Chan Sio Mei 000 100 008Wong Tom 000 100 0162')
  await expect.element(pairs.getByRole('link', { name: '000 100 016' })).toHaveAttribute('href', '/desk/zh/members')
  await expect.element(page.getByText(/超過 5 名會員的領場人名單/)).toBeVisible()
})

test('of another month it is asked anew, as far back as there are bookings', async () => {
  const { requests } = await opened('/fair-use', {})
  await page.getByRole('link', { name: '上一個月' }).click()
  await expect.element(page.getByRole('heading', { name: '2026年2月' })).toBeVisible()
  expect(page.getByRole('link', { name: '上一個月' }).elements()).toEqual([])
  expect(page.getByText('這個月沒有。').elements()).toHaveLength(3)
  const asked = requests.filter(({ call }) => call.startsWith('GET /api/desk/fair_use/passed_on'))
  expect(asked.map(({ given }) => given['month'])).toEqual([undefined, '2026-02-01'])
  await expect.element(page.getByRole('link', { name: '下一個月' })).toBeVisible()
})

test('what is more than a page is shown when it is wanted', async () => {
  const { requests } = await opened('/fair-use', {
    missed: { items: [{ member: siumei, missed: 3, booked: 4 }], next: '3.17.0' },
  })
  await page.getByRole('button', { name: '顯示更多' }).click()
  await expect.element(page.getByRole('row', { name: 'Wong Tom 000 100 016 1 9' })).toBeVisible()
  expect(page.getByRole('button', { name: '顯示更多' }).elements()).toEqual([])
  expect(requests.filter(({ call, given }) => call.includes('missed') && given['after'] === '3.17.0')).toHaveLength(1)
})
