import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChallenge } from '../../testing/challenge.ts'
import { noticeAround, tooSmall } from '../../testing/looks.ts'
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

test('[A03] where the first code went stays told when a second cannot be sent', async () => {
  const portal = await openAtCode(done({ wait: 1, channel: 'sms' }))
  const said = page.getByText('驗證碼已發送到你登記的流動電話，5 分鐘內有效')
  await expect.element(said).toBeVisible()
  portal.responses[sendPendingCode] = { code: 5, message: '系統正繁忙' }
  await userEvent.click(page.getByRole('button', { name: '重新發送' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('系統正繁忙')
  await expect.element(said).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '驗證碼' })).toBeVisible()
})

test('[A03] a second code by another way says so', async () => {
  const portal = await openAtCode(done({ wait: 1, channel: 'sms' }))
  await expect.element(page.getByText('驗證碼已發送到你登記的流動電話，5 分鐘內有效')).toBeVisible()
  portal.responses[sendPendingCode] = done({ wait: 60, channel: 'email' })
  await userEvent.click(page.getByRole('button', { name: '重新發送' }))
  await expect.element(page.getByText('驗證碼已發送到你登記的電郵，5 分鐘內有效')).toBeVisible()
  expect(page.getByText('驗證碼已發送到你登記的流動電話，5 分鐘內有效').elements()).toEqual([])
})

test('[A03] who begins again does so with empty fields, and a code of the next attempt', async () => {
  const portal = await openAtCode(done({ wait: 60, channel: 'sms' }))
  const again = page.getByRole('button', { name: '重新開始' })
  await expect.element(again).toBeVisible()
  expect(tooSmall([again.element()])).toEqual([])
  await userEvent.click(again)
  for (const name of ['會員編號', '證件號碼', '出生日期'])
    await expect.element(page.getByRole('textbox', { name })).toHaveValue('')
  portal.responses['/security/verify'] = done({ pending: 'q'.repeat(43) })
  await userEvent.fill(page.getByRole('textbox', { name: '會員編號' }), '100 000 017')
  await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '5678')
  await userEvent.fill(page.getByRole('textbox', { name: '出生日期' }), '1990-03-15')
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  await expect
    .poll(() => portal.to(sendPendingCode).map(({ body }) => body['pending']))
    .toEqual(['p'.repeat(43), 'q'.repeat(43)])
})

test('[A03] who cannot be reached is warned, and can type no code', async () => {
  await openAtCode({ code: 130, message: '請致電服務熱線' })
  const said = page.getByRole('alert').filter({ hasText: '帳戶沒有已確認的流動電話或電郵' })
  await expect.element(said).toBeVisible()
  expect(noticeAround(said.element())).toBe('warn')
  expect(page.getByRole('textbox', { name: '驗證碼' }).elements()).toEqual([])
})

test('[A03] the browser may fill in the day of birth', async () => {
  await openPortal('/ams/login')
  await userEvent.click(page.getByRole('tab', { name: '會員編號' }))
  await expect.element(page.getByRole('textbox', { name: '出生日期' })).toHaveAttribute('autocomplete', 'bday')
})
