import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prerendered } from '../api/prerendered.ts'
import { done, openPortal } from '../testing/portal.tsx'
import { site } from '../testing/registration.ts'

const text = (said: string) => ({
  ...{ key: 'readme', title: '使用條款', updatedOn: '2026-11-20' },
  blocks: [{ kind: 'paragraph' as const, text: said }],
})
const tick = page.getByRole('checkbox')
const place = page.getByRole('region', { name: '使用條款' })
const open = (answer: object) => openPortal('/zh/register', { ...site, '/web/page': answer })

test('nobody agrees to a text before it is there', async () => {
  let answer: ((page: object) => void) | undefined
  await open(() => new Promise<object>((come) => (answer = come)))
  await expect.element(place).toHaveAttribute('aria-busy', 'true')
  await expect.element(place.getByRole('status')).toBeVisible()
  expect(tick.elements()).toEqual([])
  await expect.poll(() => answer).toBeDefined()
  answer?.(done(text('第一條')))
  await expect.element(place.getByText('第一條')).toBeVisible()
  await expect.element(tick).toBeVisible()
  await expect.element(place).toHaveAttribute('aria-busy', 'false')
  await expect.element(place, { message: 'it scrolls by itself' }).toHaveAttribute('tabindex', '0')
})

test('the text that came with the document is there at once, and the one of now in its place', async () => {
  prerendered.set('readme', text('第一條，一小時前'))
  onTestFinished(() => void prerendered.delete('readme'))
  let answer: ((page: object) => void) | undefined
  await open(() => new Promise<object>((come) => (answer = come)))
  await expect.element(place.getByText('第一條，一小時前')).toBeVisible()
  await expect.element(tick).toBeVisible()
  await expect.poll(() => answer).toBeDefined()
  answer?.(done(text('第一條，現在')))
  await expect.element(place.getByText('第一條，現在')).toBeVisible()
  expect(place.getByText('第一條，一小時前').elements()).toEqual([])
})

test('a text that cannot be read says why, and keeps nobody from going on', async () => {
  await open({ code: 5, message: '系統正繁忙' })
  await expect.element(place.getByText('系統正繁忙')).toBeVisible()
  await expect.element(tick).toBeVisible()
})

test('a text that the authority has not written is not missed', async () => {
  await open({ code: 6, message: '找不到有關資料' })
  await expect.element(tick).toBeVisible()
  expect(place.elements()).toEqual([])
  expect(page.getByText('找不到有關資料').elements()).toEqual([])
})

test('on a wide screen the text and what is wrong in the form below it end at one edge', async () => {
  await page.viewport(1280, 800)
  await open(done(text('第一條')))
  await expect.element(place.getByText('第一條')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  const right = (one: Element) => one.getBoundingClientRect().right
  expect(right(page.getByRole('alert').element())).toBe(right(place.element()))
})
