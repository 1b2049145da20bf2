import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { complete, openRegistration, sendApplication } from '../../testing/registration.ts'

test('a registration that ran out is explained, and begins anew', async () => {
  await openRegistration(complete, { '/security/register': { code: 30, message: '登記時間已過，請重新開始' } })
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await expect.element(page.getByText('登記時間已過', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '開始登記' })).toBeVisible()
  expect(session.registration()).toBeUndefined()
})

test('[M02] a correction shows why the earlier one was rejected, with everything filled in', async () => {
  await openRegistration({ ...complete, rejectionReason: '相片模糊' })
  await expect.element(page.getByText('相片模糊')).toBeVisible()
  await expect.element(page.getByText('Rua do Campo, 26')).toBeVisible()
})

test('[M08] who leaves half-way is asked first', async () => {
  const portal = await openRegistration(complete)
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  void portal.router.navigate({ to: '/ams/login' })
  await userEvent.click(page.getByRole('button', { name: '繼續填寫' }))
  expect(portal.router.state.location.pathname).toBe('/register')
})
