import '../frame/document.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepPage } from '../testing/leaving.ts'
import { done, openPortal } from '../testing/portal.tsx'

const { dataset } = document.documentElement
const button = page.getByRole('button', { name: '以{{governmentAccount}}登入' })
const begin = '/oauth/sign_on'

beforeEach(() => {
  dataset['signOn'] = 'true'
})
afterEach(() => {
  delete dataset['signOn']
})

test('[R01] it asks where to go, with what is to come after the login', async () => {
  const portal = await openPortal('/ams/login?app=lostCard', { [begin]: { code: 140, message: '請使用其他方式' } })
  await userEvent.click(button)

  // That it could not be reached leaves everything else as it was.
  await expect.element(page.getByRole('alert')).toHaveTextContent('請使用其他方式')
  await expect.element(button).toBeVisible()
  expect(portal.to(begin).map(({ body }) => body)).toEqual([{ app: 'lostCard' }])
})

test('an `app` that is none of ours is no reason to refuse', async () => {
  const portal = await openPortal('/ams/login?app=https://elsewhere.example', { [begin]: { code: 140, message: 'x' } })
  await userEvent.click(button)

  await expect.poll(() => portal.to(begin).map(({ body }) => body)).toEqual([{}])
})

test('it is not shown where the portal has no issuer', async () => {
  delete dataset['signOn']
  await openPortal('/ams/login', {})

  await expect.element(page.getByRole('button', { name: '登入', exact: true })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('[R01] on the way there it says so, and who comes back finds it as it was', async () => {
  const leaving = keepPage()
  const portal = await openPortal('/ams/login', { [begin]: done({ address: 'https://issuer.example/in' }) })
  await userEvent.click(button)
  await expect.poll(() => leaving).toEqual(['push https://issuer.example/in'])
  const going = page.getByRole('button', { name: '正在前往{{governmentAccount}}…' })
  await expect.element(going).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(going, { force: true })
  expect(portal.to(begin), 'one is on the way already').toHaveLength(1)

  dispatchEvent(new Event('pageshow'))
  await userEvent.click(button)
  await expect.poll(() => leaving).toHaveLength(2)
})

test('[R01] what was said of one try is gone while the next is under way', async () => {
  const portal = await openPortal('/ams/login', { [begin]: { code: 140, message: '請使用其他方式' } })
  await userEvent.click(button)
  await expect.element(page.getByText('請使用其他方式')).toBeVisible()
  portal.responses[begin] = () => new Promise<object>(() => {})
  await userEvent.click(button)
  await expect.element(page.getByText('請使用其他方式')).not.toBeInTheDocument()
})
