import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const info = '/account/info'
const open = async (address: string, responses: Responses = {}) =>
  openPortal(`/zh${address}`, { '/tools/captcha': done({ challenge: await aChallenge() }), ...responses })
const main = page.getByRole('main')
const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('once it is asked for, what comes next stands in the place of the form', async () => {
  await open('/online/account/forgot-password', { '/account/online/forgot_password': done({ wait: 60 }) })
  await userEvent.fill(box('用戶名稱或電郵地址'), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toBeVisible()
  expect(box('用戶名稱或電郵地址').elements()).toEqual([])
  expect(page.getByRole('button', { name: '發送連結' }).elements()).toEqual([])
})

test('nothing can be asked for again before the countdown is over', async () => {
  await open('/online/account/forgot-password', { '/account/online/forgot_password': done({ wait: 60 }) })
  await userEvent.fill(box('用戶名稱或電郵地址'), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  const again = page.getByRole('button', { name: /秒後可再次發送/ })
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await again.click({ force: true })

  await new Promise(requestAnimationFrame)
  await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toBeVisible()
  expect(box('用戶名稱或電郵地址').elements()).toEqual([])
})

test('a username that cannot be read keeps nobody from asking', async () => {
  session.start('a token')
  await open('/online/account/forgot-password', { [info]: { code: 5, message: '系統正繁忙' } })
  await expect.element(box('用戶名稱或電郵地址')).toHaveValue('')
})

test('[A09] who is logged in need not type the username for a lost telephone', async () => {
  session.start('a token')
  await open('/online/account/forgot-mobile', { [info]: done(member) })
  await expect.element(box('用戶名稱')).toHaveValue('siumei')
})

test('[A09] a link for who has lost the telephone is asked for by the username', async () => {
  const path = '/account/forgot_mobile'
  const portal = await open('/online/account/forgot-mobile', { [path]: done({ wait: 60 }) })
  await userEvent.fill(box('用戶名稱'), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toBeVisible()
  expect(portal.to(path).map(({ body }) => body)).toEqual([
    { by: 'username', username: 'siumei', solvedCaptcha: expect.stringMatching(/.{40}/) },
  ])
  await expect.element(page.getByRole('listitem').filter({ hasText: '請致電服務熱線' })).toBeVisible()
})

test('[A09] a captcha is solved for the way that is chosen, and for no other', async () => {
  const portal = await open('/online/account/forgot-mobile')
  await expect.element(page.getByText('安全檢查完成')).toBeVisible()
  expect(portal.to('/tools/captcha')).toHaveLength(1)
  await userEvent.click(page.getByRole('tab', { name: '證件資料' }))
  await expect.poll(() => portal.to('/tools/captcha')).toHaveLength(2)
})

test('[A09] [K02] who has no e-mail on file is told to call before anything is typed', async () => {
  await open('/online/account/forgot-mobile')
  await expect.element(main.getByText(/請致電服務熱線 .+（.+09:00.+）/).first()).toBeVisible()
})

test.each(['/online/account/retrieve-code', '/online/retrieve-member'])(
  'a visitor is told of nobody, and nothing is asked of the server: %s',
  async (address) => {
    const portal = await open(address)
    await expect.element(page.getByRole('button', { name: '發送', exact: true })).toBeVisible()
    expect(main.getByText(/^你已登入/).elements()).toEqual([])
    expect(main.element().querySelectorAll('p:only-child:empty')).toHaveLength(0)
    expect(portal.to(info)).toEqual([])
  },
)
