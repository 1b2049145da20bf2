import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { halfFilled } from '../routing/halfFilled.ts'
import { openWaysOfMember } from '../testing/header.ts'
import { member } from '../testing/member.ts'
import { done, openPortal } from '../testing/portal.tsx'
import * as answers from '../testing/services.ts'

const open = () =>
  openPortal('/zh/online/account/report-loss', {
    '/account/info': done(member),
    '/account/online/lost_card': done({ permanentCardFrom: '2026-12-10' }),
    ...answers.open('report_loss'),
  })
const field = page.getByLabelText('遺失經過')
const question = page.getByRole('dialog', { name: /^表格尚未提交/ })
const goAway = async () => {
  await openWaysOfMember()
  await userEvent.click(page.getByRole('banner').getByRole('link', { name: '我的帳戶' }))
}

beforeEach(() => session.start('a token'))

test('[M08] who leaves a half-filled form is asked, and whoever stays finds it as it was', async () => {
  const { router } = await open()
  await userEvent.fill(field, '在巴士上遺失')
  const isAsked = async () => {
    await goAway()
    await expect.element(question).toBeVisible()
    expect(router.state.location.pathname).toBe('/online/account/report-loss')
  }
  await isAsked()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await isAsked()
  await userEvent.click(question.getByRole('button', { name: '繼續填寫' }))
  await expect.element(question).not.toBeInTheDocument()
  await isAsked()
  await expect.element(field).toHaveValue('在巴士上遺失')
})

test('[M08] who leaves all the same arrives, and nothing is half filled in any more', async () => {
  const { router } = await open()
  await userEvent.fill(field, '在巴士上遺失')
  expect(halfFilled.any()).toBe(true)
  await goAway()
  await userEvent.click(question.getByRole('button', { name: '離開', exact: true }))
  await expect.poll(() => router.state.location.pathname).toBe('/online/account')
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => halfFilled.any()).toBe(false)
})

test('[M08] an untouched form is left without a question', async () => {
  const { router } = await open()
  await expect.element(field).toBeVisible()
  await goAway()
  await expect.poll(() => router.state.location.pathname).toBe('/online/account')
})

test('[M08] the same screen with another search is not left', async () => {
  const { router } = await open()
  await userEvent.fill(field, '在巴士上遺失')
  await router.navigate({ href: '/zh/online/account/report-loss?webview=1' })
  expect(router.state.location.searchStr).toBe('?webview=1')
  expect(question.elements()).toEqual([])
  await expect.element(field).toHaveValue('在巴士上遺失')
})
