import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooWide } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { site } from '../../testing/registration.ts'
import { open } from '../../testing/services.ts'

const link = (path: string) => `/zh/security/${path}/${'a'.repeat(43)}`
const long = 'm•••@secretariado-permanente.example.mo'
const whose = { username: 'mariadaconceicaodevasconcelosn', mobileHint: '6612 ••••', emailHint: long }
const takesEffectAt = '2026-03-03T02:00:00.000Z'
const terms = [
  { kind: 'heading', text: '第一條' },
  { kind: 'paragraph', text: '會籍不可轉讓。'.repeat(40) },
]

/** Screens with words that stand when they are complete. Those of the account and the login have tests of their own. */
const screens: [address: string, said: string | RegExp, responses: Responses][] = [
  ['/zh/online/account/report-loss', '遺失經過', open('report_loss')],
  ['/zh/online/account/report-success', '你的會員卡沒有報失。', {}],
  ['/zh/online/account/swap-card', '換領後，臨時卡即時失效，並可再次使用所有服務。', open('swap_card')],
  ['/zh/online/account/change-password', '再次輸入密碼', {}],
  ['/zh/online/account/change-mobile', '現有號碼：6612 ••••', {}],
  ['/zh/online/account/change-email', `現有電郵：${long}`, {}],
  ['/zh/online/account/confirm-email', `電郵 ${long} 已經確認。`, {}],
  ['/zh/online/account/confirm-mobile', '流動電話號碼 6612 •••• 已經確認。', {}],
  [
    '/zh/online/account/children',
    /^目前沒有未成年會員/,
    { '/account/children': done({ faceNeeded: false, items: [] }) },
  ],
  ['/zh/online/account/forgot-mobile', '安全檢查未完成，提交時會再試', {}],
  ['/zh/register', '請先準備', site],
  [`/zh/register/correct/${'b'.repeat(43)}`, '驗證碼會發送到申請時登記的流動電話', site],
  [link('active-online-account'), '再次輸入密碼', { '/security/active_online_account/look': done(whose) }],
  [link('change-email'), `電郵：${long}`, { '/security/verify_change_hash/look': done(whose) }],
  [
    link('recover-mobile'),
    '現有號碼：6612 ••••',
    { '/account/forgot_mobile/look': done({ ...whose, hours: { withPassword: 24, withoutPassword: 72 } }) },
  ],
  [link('stop-mobile'), /^號碼將於/, { '/account/forgot_mobile/stop/look': done({ ...whose, takesEffectAt }) }],
  [link('change-password'), '再次輸入密碼', { '/account/online/reset_password/look': done(whose) }],
  ['/zh/readme', '第一條', {}],
  ['/zh/faq', '第一條', {}],
  ['/zh/error-page', '返回主頁', {}],
  ['/zh/nofind', '返回主頁', {}],
]
const openAt = async (address: string, said: string | RegExp, responses: Responses) => {
  await openPortal(address, {
    '/menu/main': done({ items: [] }),
    '/account/info': done({ ...member, emailHint: long }),
    ...responses,
    '/web/page': done({ key: 'readme', title: '使用條款', updatedOn: '2026-11-20', blocks: terms }),
  })
  await expect.element(page.getByRole('main').getByText(said).first()).toBeVisible()
}

beforeEach(() => session.start('a token'))

describe.each(screens)('the screen at %s', (...screen) => {
  test('is not wider than a small telephone', async () => {
    await page.viewport(320, 700)
    await openAt(...screen)
    expect(tooWide()).toBe(0)
  })

  test('has no lines too long to read on a wide screen', async () => {
    await page.viewport(1280, 900)
    await openAt(...screen)
    const lines = page.getByRole('main').element().querySelectorAll('p, li')
    const longest = Math.max(...[...lines].map((line) => line.getBoundingClientRect().width))
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThan(800)
  })
})
