import { colourOf } from '@palaestra/ui/testing'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { complete, nothing, openRegistration, person, proved, write } from '../../testing/registration.ts'

const ways = page.getByRole('navigation', { name: '登記步驟' })
const way = (name: string) => ways.getByRole('button', { name, exact: true })
const step = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
const offered = () =>
  ways
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

const lanes = ['--brand', '--own-lane-on-tint', '--line']

beforeEach(() => page.viewport(1280, 900))

test('one looks back at what is done, comes on again to what is open, and gets no further', async () => {
  await openRegistration({ ...proved, draft: person })
  await expect.element(step('相片及證件')).toBeVisible()
  expect(offered()).toEqual(['流動電話', '電郵', '個人資料'])
  await expect.element(ways.getByText('相片及證件')).toHaveAttribute('aria-current', 'step')

  await userEvent.click(way('電郵'))
  await expect.element(step('電郵')).toHaveFocus()
  await expect.element(page.getByText('第 2 步，共 7 步')).toBeInTheDocument()
  expect(offered()).toEqual(['流動電話', '個人資料', '相片及證件'])
  await userEvent.click(way('相片及證件'))
  await expect.element(step('相片及證件')).toHaveFocus()
})

test('what is done is marked, also while one looks back at it', async () => {
  await openRegistration({ ...proved, draft: person })
  const marked = () =>
    ways
      .getByRole('listitem')
      .elements()
      .filter((one) => one.hasAttribute('data-done'))
      .map(({ textContent }) => textContent)
  await expect.element(step('相片及證件')).toBeVisible()
  expect(marked()).toEqual(['流動電話', '電郵', '個人資料'])
  const bars = () =>
    ways
      .getByRole('listitem')
      .elements()
      .map((one) => lanes.find((lane) => colourOf(lane) === getComputedStyle(one).borderTopColor))
  const tops = ways
    .getByRole('listitem')
    .elements()
    .map((one) => one.getBoundingClientRect().top)
  expect(new Set(tops).size, 'side by side').toBe(1)
  const [run, own, open] = lanes
  expect(bars(), 'the lane where one is, is one’s own').toEqual([run, run, run, own, open, open, open])
  await userEvent.click(way('流動電話'))
  await expect.element(step('流動電話')).toBeVisible()
  expect(marked()).toEqual(['流動電話', '電郵', '個人資料'])
})

test('the browser’s own back button goes one step back, and forward again', async () => {
  const { history } = await openRegistration(complete)
  await userEvent.click(page.getByRole('button', { name: '更改 電郵', exact: true }))
  await expect.element(step('電郵')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await expect.element(step('流動電話')).toBeVisible()
  history.back()
  await expect.element(step('電郵')).toBeVisible()
  history.back()
  await expect.element(step('核對及提交')).toBeVisible()
  history.forward()
  await expect.element(step('電郵')).toBeVisible()
})

test('a step that is not open yet is not shown, whatever the browser’s history says', async () => {
  const { router } = await openRegistration(proved)
  await expect.element(step('個人資料')).toBeVisible()
  await router.navigate({ to: '/register', state: { step: 'summary' } })
  await expect.element(step('個人資料')).toBeVisible()
  expect(page.getByRole('button', { name: '提交申請' }).elements()).toEqual([])
})

test('before the first step there is none, and who arrives begins at its name', async () => {
  await openRegistration(nothing)
  await expect.element(step('流動電話')).toBeVisible()
  await expect.element(page.getByText('第 1 步，共 7 步')).toBeInTheDocument()
  expect(page.getByText('上一步').elements()).toEqual([])
  await expect.element(step('流動電話')).toHaveFocus()
})

test('words half typed are there when one comes back to them', async () => {
  await openRegistration(proved)
  await write('外文姓氏', 'Cha')
  await userEvent.click(page.getByRole('button', { name: '上一步' }))
  await expect.element(step('電郵')).toBeVisible()
  await userEvent.click(way('個人資料'))
  await expect.element(page.getByRole('textbox', { name: '外文姓氏' })).toHaveValue('Cha')
})

test('on a telephone the bars alone have room: where one is stands in a line, and the steps are not named', async () => {
  await page.viewport(390, 800)
  await openRegistration({ ...proved, draft: person })
  await expect.element(page.getByText('第 4 步，共 7 步')).toBeVisible()
  expect(offered()).toEqual([])
  await expect.element(page.getByText('上一步')).toBeVisible()
})

test('every way back is large enough for a finger', async () => {
  await openRegistration(complete)
  await expect.element(step('核對及提交')).toBeVisible()
  const buttons = [
    ...ways.getByRole('button').elements(),
    ...page.getByRole('button', { name: /^更改 / }).elements(),
    page.getByText('上一步').element(),
  ]
  expect(buttons).toHaveLength(13)
  expect(buttons.filter((one) => one.getBoundingClientRect().height < 44)).toEqual([])
})

test('a new step begins at its top', async () => {
  await openRegistration(complete)
  const last = page.getByRole('button', { name: '提交申請' })
  await expect.element(last).toBeVisible()
  last.element().scrollIntoView()
  expect(scrollY).toBeGreaterThan(0)
  await userEvent.click(page.getByRole('button', { name: '更改 聯絡資料', exact: true }))
  await expect.element(step('聯絡資料')).toBeVisible()
  await expect.poll(() => scrollY).toBe(0)
})
