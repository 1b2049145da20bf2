import { refusals } from '@palaestra/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { toast } from '../frame/toast.ts'
import { member } from '../testing/member.ts'
import { done, openPortal, type Responses } from '../testing/portal.tsx'
import * as answers from '../testing/services.ts'

const report = '/account/online/lost_card'
const open = (responses: Responses = {}) =>
  openPortal('/zh/online/account/report-loss', {
    '/account/info': done(member),
    ...answers.open('report_loss'),
    ...responses,
  })
const send = () => userEvent.click(page.getByRole('button', { name: '報失會員卡' }))
const fillIn = async () => {
  await userEvent.fill(page.getByLabelText('遺失經過'), '在巴士上遺失')
  await userEvent.click(page.getByLabelText('本人明白報失的後果'))
}
const onlyOneMessage = async (said: RegExp) => {
  await expect.element(page.getByRole('dialog', { name: said })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  expect(page.getByRole('dialog').getByRole('link').elements()).toHaveLength(1)
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual([])
  expect(
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual([])
}

beforeEach(() => {
  toast.close()
  session.start('a token')
})

test('a session that ends under a form is told of once, with one link, and what was typed is sent after logging in', async () => {
  const portal = await open({
    [report]: () =>
      session.token() === 'another' ? done({ permanentCardFrom: '2026-12-10' }) : { code: 2, message: '過期' },
  })
  await fillIn()
  await send()
  await onlyOneMessage(/登入已逾時/)
  const beside = page.getByRole('link', { name: '在新分頁登入' })
  await expect.element(beside).toHaveAttribute('target', '_blank')
  await expect.element(beside).toHaveAttribute('href', '/ams/login?_locale=zh')

  // Somebody logs in in another tab.
  session.start('another')
  await expect.element(page.getByText('你已重新登入，填寫的內容仍在此頁。')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await expect.element(page.getByLabelText('遺失經過')).toHaveValue('在巴士上遺失')
  await send()
  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account/report-success')
  await expect.poll(toast.shown, { message: 'what was said of the form goes with it' }).toBeUndefined()
})

test('who closes that message is told again at the next try, and is not sent away', async () => {
  const portal = await open({ [report]: { code: 2, message: '過期' } })
  await fillIn()
  await send()
  await onlyOneMessage(/登入已逾時/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  await send()
  await onlyOneMessage(/登入已逾時/)
  expect(portal.router.state.location.pathname).toBe('/online/account/report-loss')
})

test('new terms that come before what is sent are read beside, and what was typed is sent afterwards', async () => {
  let agreed = false
  const portal = await open({
    [report]: () =>
      agreed ? done({ permanentCardFrom: '2026-12-10' }) : { code: refusals.terms_changed, message: '使用條款已更新' },
  })
  await fillIn()
  await send()
  await onlyOneMessage(/使用條款已更新/)
  const beside = page.getByRole('link', { name: '在新分頁閱讀條款' })
  await expect.element(beside).toHaveAttribute('target', '_blank')
  await expect.element(beside).toHaveAttribute('href', '/zh/security/new-terms')
  beside.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(beside)
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  expect(portal.router.state.location.pathname).toBe('/online/account/report-loss')

  agreed = true
  await expect.element(page.getByLabelText('遺失經過')).toHaveValue('在巴士上遺失')
  await send()
  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account/report-success')
})

test('who closes that message, and has not agreed, is told again', async () => {
  await open({ [report]: { code: refusals.terms_changed, message: '使用條款已更新' } })
  await fillIn()
  await send()
  await onlyOneMessage(/使用條款已更新/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  await send()
  await onlyOneMessage(/使用條款已更新/)
})

test('the network gone under a form: one message as well', async () => {
  await open({ [report]: new TypeError('no network') })
  await fillIn()
  await send()
  await onlyOneMessage(/你現時尚未登入/)
})

test('who logs out in another tab is logged out here: an untouched form gives way to the login', async () => {
  const portal = await open()
  await expect.element(page.getByLabelText('遺失經過')).toBeVisible()
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect
    .poll(() => portal.history.location.href)
    .toBe('/ams/login?to=%2Fonline%2Faccount%2Freport-loss&_locale=zh')
})
