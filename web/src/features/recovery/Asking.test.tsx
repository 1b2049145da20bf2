import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { letPass } from '../../testing/countdown.ts'
import { isFilled, isOnSheet, noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
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
  const said = main.getByText(/請致電服務熱線 .+（.+09:00.+）/).first()
  await expect.element(said).toBeVisible()
  expect(noticeAround(said.element())).toBe('info')
  await expect.element(main.getByText(/^流動電話仍在手上？登入後即可在「我的帳戶」更改號碼/)).toBeVisible()
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

const [password, username, memberNumber, mobile] = [
  '/online/account/forgot-password',
  '/online/account/retrieve-code',
  '/online/retrieve-member',
  '/online/account/forgot-mobile',
] as const

test.each([password, username, memberNumber, mobile])('beside %s are the ways for all else, and help', async (here) => {
  await page.viewport(320, 700)
  await open(here)
  const others = page.getByRole('complementary').getByRole('navigation', { name: '其他方法' })
  const beside = page.getByRole('main').getByRole('complementary')
  await expect.element(beside.getByText('需要協助？請致電 {{hotline}}')).toBeVisible()
  await expect.element(beside.getByText(/^星期一至四 09:00/)).toBeVisible()
  const addresses = others
    .getByRole('link')
    .elements()
    .map((one) => one.getAttribute('href'))
  const rest = [password, username, memberNumber, mobile].filter((one) => one !== here).map((one) => `/zh${one}`)
  expect(addresses).toEqual([...rest, '/ams/login'])
  expect(tooSmall(others.getByRole('link').elements())).toEqual([])
  expect(tooWide()).toBe(0)
})

const typeName = (label: string) => () => userEvent.fill(box(label), 'siumei')
const typeDocument = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '1234567(8)')
  await userEvent.fill(page.getByLabelText('出生日期'), '1990-03-15')
}
const reached = '登記的電郵及流動電話都不能再用？'
test.each([
  [
    password,
    '/account/online/forgot_password',
    typeName('用戶名稱或電郵地址'),
    /^如有此帳戶，設定新密碼的連結會/,
    reached,
  ],
  [username, '/account/online/forgot_account', typeDocument, /^如資料與會員相符，用戶名稱會/, reached],
  [memberNumber, '/account/find_member_code', typeDocument, /^如資料與會員相符，會員編號會/, reached],
  [mobile, '/account/forgot_mobile', typeName('用戶名稱'), /^如有此帳戶並已有電郵，連結會/, '帳戶沒有電郵？'],
])('after %s one reads what is coming, and what to do where nothing can', async (...row) => {
  const [address, path, type, sent, otherwise] = row
  await open(address, { [path]: done({ wait: 60 }) })
  await type()
  await userEvent.click(main.getByRole('button', { name: /^發送(連結)?$/ }))
  await expect.element(main.getByText(sent)).toBeVisible()
  expect(noticeAround(main.getByText(sent).element())).toBe('success')
  const steps = main.getByRole('list').first().getByRole('listitem')
  await expect.element(steps.first()).toHaveStyle({ listStyleType: 'decimal' })
  await expect.element(steps.first()).toHaveTextContent('請查看收件箱及垃圾郵件箱，通常一分鐘內收到。')
  await expect
    .element(steps.last().filter({ hasText: `${otherwise}網上未能處理，請致電服務熱線 {{hotline}}（` }))
    .toBeVisible()
})

test('who asks a second time waits a second time', async () => {
  const path = '/account/online/forgot_password'
  const portal = await open(password, { [path]: done({ wait: 60 }) })
  await userEvent.fill(box('用戶名稱或電郵地址'), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  await expect.element(page.getByRole('button', { name: /^(60|5\d) 秒後可再次發送$/ })).toBeVisible()
  letPass(60)
  const again = page.getByRole('button', { name: '再次發送' })
  await expect.element(again).toHaveAttribute('aria-disabled', 'false')
  expect(isFilled(again.element())).toBe(false)
  await userEvent.click(again)
  expect(page.getByRole('heading', { name: '已收到你的要求' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  await expect.element(page.getByRole('button', { name: /^(60|5\d) 秒後可再次發送$/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '已收到你的要求' })).toHaveFocus()
  expect(portal.to(path).map(({ body }) => body['account'])).toEqual(['siumei', 'siumei'])
})

test('what could not be asked for is not said to be on its way', async () => {
  await open(username, { '/account/online/forgot_account': { code: 4, message: '嘗試次數過多' } })
  await typeDocument()
  await userEvent.click(main.getByRole('button', { name: '發送', exact: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('嘗試次數過多')
  expect(page.getByRole('heading', { name: '已收到你的要求' }).elements()).toEqual([])
  await expect.element(page.getByRole('textbox', { name: '證件號碼' })).toHaveValue('1234567(8)')
})

test('who is logged in is told, and may have it sent all the same', async () => {
  session.start('a token')
  await open(username, { [info]: done(member) })
  await expect.element(main.getByText('你已登入，用戶名稱是 siumei。')).toBeVisible()
  await expect.element(main.getByRole('button', { name: '發送', exact: true })).toBeVisible()
})

test('the number for a new password is one that is on file, and that is said', async () => {
  await open(password)
  await userEvent.click(page.getByRole('tab', { name: '短訊驗證碼' }))
  await expect.element(box('流動電話號碼')).toHaveAccessibleDescription('你帳戶已確認的號碼，以 6 開頭的 8 位數字')
})

test('how long one waits is what the server says', async () => {
  await open(password, { '/account/online/forgot_password': done({ wait: 300 }) })
  await userEvent.fill(box('用戶名稱或電郵地址'), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))
  await expect.element(page.getByRole('button', { name: /^(300|29\d) 秒後可再次發送$/ })).toBeVisible()
})

test('on a wide screen the other ways stand beside the form', async () => {
  await page.viewport(1280, 900)
  await open(username)
  const button = main.getByRole('button', { name: '發送', exact: true })
  await expect.element(button).toBeVisible()
  const others = page.getByRole('navigation', { name: '其他方法' }).element().getBoundingClientRect()
  expect(others.left).toBeGreaterThan(button.element().getBoundingClientRect().right)
  expect(others.top).toBeLessThan(button.element().getBoundingClientRect().top)
})

test('after the request nobody is told any more what to fill in, and what was done is no box in a box', async () => {
  await open(username, { '/account/online/forgot_account': done({ wait: 60 }) })
  const lead = page.getByText('填寫登記時的證件號碼及出生日期，我們會把用戶名稱發送給你。')
  await expect.element(lead).toBeVisible()
  await typeDocument()
  await userEvent.click(page.getByRole('button', { name: '發送', exact: true }))
  const received = page.getByRole('heading', { name: '已收到你的要求' })
  await expect.element(received).toHaveFocus()
  expect(lead.elements()).toEqual([])
  expect(noticeAround(received.element())).toBe('success')
  expect(isOnSheet(received.element())).toBe(false)
})

test.each([
  [false, '前往登入', '/ams/login'],
  [true, '返回我的帳戶', '/zh/online/account'],
])('who cannot log in and is logged in (%s) is led on to %s', async (signedIn, name, to) => {
  if (signedIn) session.start('a token')
  await open('/online/account/cannot-log-in', { [info]: done(member) })
  await expect.element(page.getByRole('heading', { level: 1, name: '未能登入？' })).toBeVisible()
  await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', to)
  expect(main.getByRole('link', { name: /^(前往登入|返回我的帳戶)$/ }).elements()).toHaveLength(1)
})
