import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChallenge } from '../../testing/challenge.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const sendPendingCode = '/security/verify/send_sms'

/** As far as the code, which is sent by itself. */
const openAtCode = async (response: object) => {
  const portal = await openPortal('/ams/login', {
    '/tools/captcha': done({ challenge: await aChallenge() }),
    '/security/verify': done({ pending: 'p'.repeat(43) }),
    [sendPendingCode]: response,
  })
  await userEvent.click(page.getByRole('tab', { name: '會員編號' }))
  await userEvent.fill(page.getByRole('textbox', { name: '會員編號' }), '100 000 017')
  await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '5678')
  await userEvent.fill(page.getByRole('textbox', { name: '出生日期' }), '1990-03-15')
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  return portal
}

test('[A03] a code that may not be sent yet says so at its form, where the one before can be typed', async () => {
  await openAtCode({ code: 22, message: '驗證碼已發送，請稍候再重新發送', wait: 45 })
  await expect.element(page.getByRole('alert')).toHaveTextContent('驗證碼已發送，請稍候再重新發送')
  await expect.element(page.getByRole('textbox', { name: '驗證碼' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /秒後可重發/ })).toHaveAttribute('aria-disabled', 'true')
})

test('[A03] a code that was not sent is not said to be on its way', async () => {
  await openAtCode({ code: 5, message: '系統正繁忙' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('系統正繁忙')
  const panel = page.getByRole('tabpanel', { name: '會員編號' })
  await expect.element(panel.getByText('6 位數字，5 分鐘內有效')).toBeVisible()
  expect(panel.getByText(/^正在發送驗證碼/).elements()).toEqual([])
})

test('[A03] both numbers are typed with a keyboard of digits, and the browser fills in neither', async () => {
  await openPortal('/ams/login')
  await userEvent.click(page.getByRole('tab', { name: '會員編號' }))
  for (const name of ['會員編號', '證件號碼']) {
    const field = page.getByRole('textbox', { name })
    await expect.element(field).toHaveAttribute('inputmode', 'numeric')
    await expect.element(field).toHaveAttribute('autocomplete', 'off')
  }
})
