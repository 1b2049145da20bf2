import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChallenge } from '../testing/challenge.ts'
import { done, openPortal, type Responses } from '../testing/portal.tsx'
import { draft, nothing, site } from '../testing/registration.ts'

const [mobile, username] = ['66123456', 'siumei']
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const fillDocument = async () => {
  await userEvent.fill(box('證件號碼'), '12345678')
  await userEvent.fill(page.getByLabelText('出生日期'), '1990-03-15')
}

let challenge: object
beforeEach(async () => {
  challenge = await aChallenge()
})

/** Each form that sends a solution, up to where it has been sent. */
const forms: [form: string, address: string, path: string, send: () => Promise<void>][] = [
  [
    'a login code',
    '/ams/login',
    '/security/login_one_send_captcha',
    async () => {
      await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
      await userEvent.fill(box('流動電話號碼'), mobile)
      await press('發送驗證碼')
    },
  ],
  [
    'a login by member code',
    '/ams/login',
    '/security/verify',
    async () => {
      await userEvent.click(page.getByRole('tab', { name: '會員編號' }))
      await userEvent.fill(box('會員編號'), '100 000 017')
      await fillDocument()
      await press('下一步')
    },
  ],
  [
    'a login link',
    '/security/login-link',
    '/security/login_link',
    async () => {
      await userEvent.fill(box('用戶名稱或電郵'), username)
      await press('發送連結')
    },
  ],
  [
    'a link for a new password',
    '/online/account/forgot-password',
    '/account/online/forgot_password',
    async () => {
      await userEvent.fill(box('用戶名稱或電郵地址'), username)
      await press('發送連結')
    },
  ],
  [
    'a code for a new password',
    '/online/account/forgot-password',
    '/security/send_sms',
    async () => {
      await userEvent.click(page.getByRole('tab', { name: '短訊驗證碼' }))
      await userEvent.fill(box('流動電話號碼'), mobile)
      await press('發送驗證碼')
    },
  ],
  [
    'a registration',
    '/register',
    '/security/register_open',
    async () => {
      await userEvent.click(page.getByRole('checkbox'))
      await press('開始登記')
    },
  ],
  [
    'the username',
    '/online/account/retrieve-code',
    '/account/online/forgot_account',
    async () => {
      await fillDocument()
      await press('發送')
    },
  ],
  [
    'the member number',
    '/online/retrieve-member',
    '/account/find_member_code',
    async () => {
      await fillDocument()
      await press('發送')
    },
  ],
  [
    'a new mobile, by username',
    '/online/account/forgot-mobile',
    '/account/forgot_mobile',
    async () => {
      await userEvent.fill(box('用戶名稱'), username)
      await press('發送連結')
    },
  ],
  [
    'a new mobile, by document',
    '/online/account/forgot-mobile',
    '/account/forgot_mobile',
    async () => {
      await userEvent.click(page.getByRole('tab', { name: '證件資料' }))
      await fillDocument()
      await press('發送連結')
    },
  ],
]

test.each(forms)('%s that takes more work is sent again with it, and nobody is told (T-15)', async (...form) => {
  const [, address, path, send] = form
  let sent = 0
  const responses: Responses = {
    ...site,
    [draft]: done(nothing),
    '/tools/captcha': done({ challenge }),
    [path]: () => {
      sent += 1
      if (sent === 1) return { code: 25, message: '請先完成安全檢查', work: 4 }
      return done({ wait: 60, pending: 'p'.repeat(43), registration: 'a registration', endsAt: '2026-11-20T12:00:00Z' })
    },
  }
  const portal = await openPortal(`/zh${address}`, responses)
  await send()

  await expect.poll(() => sent).toBe(2)
  const [first, again] = portal.to(path)
  expect(again?.body).toEqual({ ...first?.body, solvedCaptcha: expect.stringMatching(/.{40}/) })
  expect(portal.to('/tools/captcha').at(-1)?.query.get('work')).toBe('4')
  expect(portal.to('/tools/captcha').at(-1)?.query.get('for')).toBe(path)
  await expect.element(page.getByText('請先完成安全檢查')).not.toBeInTheDocument()
})
