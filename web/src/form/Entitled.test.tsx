import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { member } from '../testing/member.ts'
import { done, openPortal } from '../testing/portal.tsx'
import * as answers from '../testing/services.ts'

const asked = '/account/fun_info'
const closed = { state: 'no', reason: 'email_missing', way: 'add_email', from: null } as const
const field = page.getByLabelText('遺失經過')
const open = () =>
  openPortal('/zh/online/account/report-loss', { '/account/info': done(member), ...answers.open('report_loss') })

beforeEach(() => session.start('a token'))

test('a form that is open is not asked about again when one comes back to the tab', async () => {
  const portal = await open()
  await userEvent.fill(field, '在巴士上遺失')
  Object.assign(portal.responses, answers.closed('report_loss', { ...closed, message: '未能報失' }))
  dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('online'))
  await portal.router.navigate({ href: '/zh/online/account/report-loss?webview=1' })
  await expect.element(field).toHaveValue('在巴士上遺失')
  expect(portal.to(asked)).toHaveLength(1)
})

test('a service that was closed is asked about anew by who comes again', async () => {
  const portal = await open()
  await expect.element(field).toBeVisible()
  Object.assign(portal.responses, answers.closed('report_loss', { ...closed, message: '未能報失' }))
  await portal.router.navigate({ to: '/nofind' })
  await portal.router.navigate({ to: '/online/account/report-loss' })
  await expect.poll(() => portal.to(asked).length).toBe(2)
})
