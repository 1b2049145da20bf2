import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aQueue } from '../../testing/applications.ts'
import { brokenWords } from '../../testing/brokenWords.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const answers = { 'GET /api/desk/queue': () => aQueue(['A26-AAAAAA', { overdue: true }]) }
const list = page.getByRole('region', { name: '待審批' })

afterEach(closeDesk)

test('on a phone no row is wider than the page, and no word is broken', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openDesk('/', answers)
  await expect.element(list).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
  expect(brokenWords(list.element())).toEqual([])
})

test('a Chinese name is read out as Chinese, and the search says what it can find', async () => {
  await openDesk('/', answers)
  await expect.element(page.getByText('何家玲')).toHaveAttribute('lang', 'zh-Hant')

  await expect.element(page.getByRole('searchbox')).toHaveAccessibleDescription(/^可輸入姓名的一部分、證件號碼/)
})

test('at the turn of the year the holidays of the new one are looked at, by the clock of Macao', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T16:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { requests } = await openDesk('/', answers)
  const years = () => requests.filter(({ call }) => call === 'GET /api/desk/holidays').map(({ given }) => given['year'])

  await expect.poll(years).toEqual(['2027'])
})
