import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChallenge } from '../testing/challenge.ts'
import { done, openPortal } from '../testing/portal.tsx'

const sendCode = '/security/login_one_send_captcha'
/** Asks at half past three in the morning in London for a code that may be followed by another ten minutes later. */
const ask = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:29:20Z') })
  onTestFinished(() => void vi.useRealTimers())
  await openPortal('/ams/login', {
    '/tools/captcha': done({ challenge: await aChallenge() }),
    [sendCode]: done({ wait: 600 }),
  })
  await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
  await userEvent.fill(page.getByRole('textbox', { name: '流動電話號碼' }), '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
}

test('[V16] the clock that is told is the one of Macao, whatever the computer’s', async () => {
  await ask()
  await expect.element(page.getByRole('button', { name: '11:40 後可重發' })).toBeVisible()
})

test('[V16] the clock is the one of the portal, where that is elsewhere', async () => {
  const settings = document.createElement('script')
  Object.assign(settings, { id: 'settings', type: 'application/json' })
  settings.textContent = JSON.stringify({ timeZone: 'Europe/Lisbon' })
  document.head.append(settings)
  onTestFinished(() => settings.remove())
  await ask()
  await expect.element(page.getByRole('button', { name: '03:40 後可重發' })).toBeVisible()
})
