import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooWide } from '../../testing/looks.ts'
import { done, openPortal } from '../../testing/portal.tsx'

beforeEach(() => session.start('a token'))
const path = '/account/notice_choices'
const both = { email: true, sms: true }
const mine = { reminders: both, services: { email: true, sms: false }, offers: { email: false, sms: false } }
const group = (name: string) => page.getByRole('group', { name })

test('what is chosen is ticked, what is changed is sent whole, and what always comes is said', async () => {
  await page.viewport(320, 700)
  let isRead = false
  const portal = await openPortal('/zh/online/account/notices', {
    [path]: () => {
      if (isRead) return done()
      isRead = true
      return done(mine)
    },
  })
  await expect.element(group('服務消息').getByRole('checkbox', { name: '電郵' })).toBeChecked()
  await expect.element(group('服務消息').getByRole('checkbox', { name: '短訊' })).not.toBeChecked()
  await expect.element(page.getByRole('heading', { name: '一定會發給你的' })).toBeVisible()
  expect(tooWide()).toBe(0)

  await userEvent.click(group('活動及優惠').getByRole('checkbox', { name: '短訊' }))
  await userEvent.click(group('提示').getByRole('checkbox', { name: '電郵' }))
  await userEvent.click(page.getByRole('button', { name: '儲存' }))
  await expect.element(page.getByText('已儲存你的選擇。')).toBeVisible()
  const sent = portal.to(path).find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({
    reminders: { email: false, sms: true },
    services: { email: true, sms: false },
    offers: { email: false, sms: true },
  })
})
