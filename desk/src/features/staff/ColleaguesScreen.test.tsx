import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { flagged, toneOf } from '../../testing/tones.ts'

const staffCall = 'GET /api/desk/staff'
const of = (username: string, factor: boolean) => ({ username, name: username, factor, self: false })

afterEach(closeDesk)

test('who has no second step stands out from who has one', async () => {
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true), of('lam', false)] }) })
  await expect.element(page.getByRole('row', { name: /lam/ })).toBeVisible()

  expect([flagged('已設定'), flagged('未設定')].map((ones) => ones.map(toneOf))).toEqual([
    [colourOf('--success')],
    [colourOf('--warn')],
  ])
})

test('who comes back to the list sees it as it is now', async () => {
  let items = [of('lei', true)]
  const { router } = await openDesk('/colleagues', { [staffCall]: () => ({ items }) })
  await expect.element(page.getByRole('row', { name: /lei/ })).toBeVisible()
  await router.navigate({ to: '/holidays' })
  await expect.element(page.getByRole('heading', { level: 1, name: /公眾假期/ })).toBeVisible()
  items = [of('lei', true), of('lam', false)]
  await router.navigate({ to: '/colleagues' })

  await expect.element(page.getByRole('row', { name: /lam/ })).toBeVisible()
})

test('on a phone the help stands below whom it is for, as wide as the table, and for who hears it it is a table', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true)] }) })
  const row = page.getByRole('row', { name: /lei/ })
  await expect.element(row).toBeVisible()
  const [who, , help] = [...row.element().children].map((one) => one.getBoundingClientRect())
  const button = row.getByRole('button').element().getBoundingClientRect()

  expect(help?.top).toBeGreaterThanOrEqual(who?.bottom ?? Number.NaN)
  expect(button.width).toBe(help?.width)
  expect(button.width).toBeGreaterThan(300)
  const scrolled = page.getByRole('region', { name: '同事' }).element()
  expect(scrolled.scrollWidth).toBe(scrolled.clientWidth)
  const roles = [...scrolled.querySelectorAll('table, thead, tbody, tr, th, td')].map((one) => one.role)
  expect(new Set(roles)).toEqual(new Set(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']))
})

test('the words of the help stay in one line', async () => {
  await openDesk('/colleagues', { [staffCall]: () => ({ items: [of('lei', true)] }) })
  const button = page.getByRole('row', { name: /lei/ }).getByRole('button')
  await expect.element(button).toBeVisible()

  expect(getComputedStyle(button.element()).whiteSpace).toBe('nowrap')
})
