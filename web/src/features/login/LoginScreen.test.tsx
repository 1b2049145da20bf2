import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { letPass } from '../../testing/countdown.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const logIn = '/security/login_one_pass'
const sendCode = '/security/login_one_send_captcha'
const open = (responses: Responses = {}) => openPortal('/ams/login', responses)
const submit = () => userEvent.click(page.getByRole('button', { name: '登入', exact: true }))
const captcha = async () => ({
  challenge: await aChallenge(),
})

test('[A01] [A14] username and password: the token and the method are kept, and the account follows', async () => {
  const portal = await open({ [logIn]: done({ token: 'a token' }) })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), ' a secret ')
  await submit()

  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account')
  expect(session.token()).toBe('a token')
  expect(session.loginMethod()).toBe('account')
  expect(portal.to(logIn)[0]?.body).toEqual({ method: 'account', username: 'siumei', password: ' a secret ' })
})

test('the arrows go round the ways to log in, in both directions', async () => {
  await open()
  const first = page.getByRole('tab', { name: '用戶名稱' })
  const last = page.getByRole('tab', { name: '電郵連結' })
  await userEvent.click(last)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAttribute('aria-selected', 'true')

  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(last).toHaveFocus()
})

test.each([
  ['lostCard', '/online/account/report-loss'],
  ['//evil.example', '/online/account'],
  ['https://evil.example/', '/online/account'],
  ['constructor', '/online/account'],
])('[A14] `app` leads to a place of a list, and anything else to the account: %s (T-102)', async (app, path) => {
  const portal = await openPortal(`/ams/login?app=${encodeURIComponent(app)}`, {
    [logIn]: done({ token: 'a token' }),
  })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.poll(() => portal.router.state.location.pathname).toBe(path)
})

test('who was sent here is told why, and lands where they wanted to go', async () => {
  const portal = await openPortal('/zh/online/account/sessions', {
    [logIn]: done({ token: 'a token' }),
    '/account/sessions': done({ items: [] }),
  })
  await expect.element(page.getByText('你尚未登入，請登入。登入後會前往「登入中的裝置」。')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account/sessions')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/security/logout',
  '/online/../security/logout',
])('nobody can be sent elsewhere by the address of the login: %s (T-102)', async (to) => {
  const portal = await openPortal(`/ams/login?to=${encodeURIComponent(to)}`, { [logIn]: done({ token: 'a token' }) })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account')
})

test('[V01] what is missing is said at each field, in their order', async () => {
  const portal = await open()
  await submit()

  const links = page.getByRole('alert').getByRole('link')
  await expect.element(links.first()).toHaveTextContent('請輸入用戶名稱')
  await expect.element(links.last()).toHaveTextContent('請輸入密碼')
  expect(portal.requests.map(({ path }) => path)).not.toContain(logIn)
})

test('a refusal keeps what was typed, and says how long to wait', async () => {
  await open({ [logIn]: { code: 4, message: '嘗試次數過多，請稍後再試', wait: 90 } })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.element(page.getByRole('alert').getByRole('paragraph')).toHaveTextContent('嘗試次數過多，請稍後再試')
  await expect.element(page.getByRole('textbox', { name: '用戶名稱或會員編號' })).toHaveValue('siumei')
})

test('[A01] a captcha that is asked for is solved, and the same sent again, without a word', async () => {
  const { challenge } = await captcha()
  const portal = await open({
    '/tools/captcha': done({ challenge }),
    [logIn]: ({ solvedCaptcha }) => (solvedCaptcha ? done({ token: 'a token' }) : { code: 25, message: '安全檢查' }),
  })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.poll(() => session.token()).toBe('a token')
  expect(portal.to(logIn).map(({ body }) => body)).toEqual([
    { method: 'account', username: 'siumei', password: 'a secret' },
    { method: 'account', username: 'siumei', password: 'a secret', solvedCaptcha: expect.any(String) },
  ])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('[A01] a captcha is of the work that was asked for; if that has grown meanwhile, another is solved', async () => {
  const asked = [2, 8]
  const portal = await open({
    '/tools/captcha': done(await captcha()),
    [logIn]: () => {
      const work = asked.shift()
      return work ? { code: 25, message: '安全檢查', work } : done({ token: 'a token' })
    },
  })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.poll(() => session.token()).toBe('a token')
  expect(portal.to('/tools/captcha').map(({ query }) => [query.get('for'), query.get('work')])).toEqual([
    [logIn, '2'],
    [logIn, '8'],
  ])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a password can be looked at, and hidden again; what was typed stays', async () => {
  await open()
  const field = page.getByRole('textbox', { name: '密碼', exact: true })
  await userEvent.fill(field, 'a secret')
  await expect.element(field).toHaveAttribute('type', 'password')
  const look = page.getByRole('button', { name: '顯示密碼' })
  await userEvent.click(look)
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(look).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(look)
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(field).toHaveValue('a secret')
})

test('what was typed for one way in is still there after a look at another', async () => {
  await open()
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
  await expect.element(page.getByRole('textbox', { name: '流動電話號碼' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '用戶名稱或會員編號' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('tab', { name: '用戶名稱' }))
  await expect.element(page.getByRole('textbox', { name: '用戶名稱或會員編號' })).toHaveValue('siumei')
})

test('a captcha that is asked for although it was solved is told of: nothing is solved for ever', async () => {
  const portal = await open({
    '/tools/captcha': done(await captcha()),
    [logIn]: { code: 25, message: '請先完成安全檢查', work: 4 },
  })
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.element(page.getByRole('alert').getByRole('paragraph')).toHaveTextContent('請先完成安全檢查')
  expect(portal.to(logIn)).toHaveLength(2)
})

describe('by member code', () => {
  const verify = '/security/verify'
  const sendPendingCode = '/security/verify/send_sms'
  const pending = 'p'.repeat(43)
  const openAtCode = async (responses: Responses) => {
    const portal = await open({ '/tools/captcha': done(await captcha()), [verify]: done({ pending }), ...responses })
    await userEvent.click(page.getByRole('tab', { name: '會員編號' }))
    await userEvent.fill(page.getByRole('textbox', { name: '會員編號' }), '100 000 017')
    await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '5678')
    await userEvent.fill(page.getByRole('textbox', { name: '出生日期' }), '1990-03-15')
    await userEvent.click(page.getByRole('button', { name: '下一步' }))
    return portal
  }

  test('[A03] [A14] what one knows, then the code that has been sent by itself', async () => {
    const portal = await openAtCode({
      [sendPendingCode]: done({ wait: 60, channel: 'sms' }),
      [logIn]: done({ token: 'a token' }),
    })
    await expect.element(page.getByText('驗證碼已發送到你登記的流動電話，5 分鐘內有效')).toBeVisible()
    expect(portal.to(verify)[0]?.body).toEqual({
      memberNumber: '100 000 017',
      idNumber: '5678',
      birthDate: '1990-03-15',
      solvedCaptcha: expect.any(String),
    })
    expect(portal.to(sendPendingCode).map(({ body }) => body)).toEqual([{ pending }])
    await userEvent.fill(page.getByRole('textbox', { name: '驗證碼' }), '123456')
    await submit()

    await expect.poll(() => session.token()).toBe('a token')
    expect(portal.to(logIn)[0]?.body).toEqual({ method: 'member_code', pending, code: '123456' })
    expect(session.loginMethod()).toBe('member_code')
  })

  test('[A03] a slip in the number is found before anything is sent', async () => {
    const portal = await open()
    await userEvent.click(page.getByRole('tab', { name: '會員編號' }))
    await userEvent.fill(page.getByRole('textbox', { name: '會員編號' }), '100000018')
    await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '567')
    await userEvent.click(page.getByRole('button', { name: '下一步' }))

    for (const told of [/^會員編號：會員編號不正確/, /^證件號碼：請輸入 8 位數字/, '請輸入出生日期'])
      await expect.element(page.getByRole('link', { name: told })).toBeVisible()
    expect(portal.requests.map(({ path }) => path)).not.toContain('/tools/captcha')
  })

  test('[A03] [K02] who has no contact on file is led to the hotline and its hours', async () => {
    await openAtCode({ [sendPendingCode]: { code: 130, message: '請致電服務熱線' } })

    await expect.element(page.getByText(/^帳戶沒有已確認的流動電話或電郵/)).toBeVisible()
    await expect.element(page.getByText(/^服務熱線 .*14:30–\u206017:45/)).toBeVisible()
  })

  test('[A03] a code by e-mail says that it went there', async () => {
    await openAtCode({ [sendPendingCode]: done({ wait: 60, channel: 'email' }) })
    await expect.element(page.getByText('驗證碼已發送到你登記的電郵，5 分鐘內有效')).toBeVisible()
  })

  test('[A03] who cannot be reached may begin again', async () => {
    await openAtCode({ [sendPendingCode]: { code: 130, message: '請致電服務熱線' } })
    await expect.element(page.getByRole('alert').filter({ hasText: '帳戶沒有已確認的流動電話或電郵' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '重新開始' }))
    await expect.element(page.getByRole('textbox', { name: '會員編號' })).toBeVisible()
  })

  test('whose time is over begins again', async () => {
    await openAtCode({
      [sendPendingCode]: done({ wait: 60, channel: 'sms' }),
      [logIn]: { code: 27, message: '登入逾時，請重新開始' },
    })
    await userEvent.fill(page.getByRole('textbox', { name: '驗證碼' }), '123456')
    await submit()
    await expect.element(page.getByRole('alert')).toHaveTextContent('登入逾時，請重新開始')
    await userEvent.click(page.getByRole('button', { name: '重新開始' }))

    await expect.element(page.getByRole('textbox', { name: '會員編號' })).toBeVisible()
  })
})

test('[A02] [V16] mobile and code: a solved captcha sends it, again only after the countdown', async () => {
  const { challenge } = await captcha()
  const portal = await open({
    '/tools/captcha': done({ challenge }),
    [sendCode]: done({ wait: 60 }),
    [logIn]: done({ token: 'a token' }),
  })
  await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
  await userEvent.fill(page.getByRole('textbox', { name: '流動電話號碼' }), '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  const again = page.getByRole('button', { name: /秒後可重發/ })
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('驗證碼已發送。60 秒後可重新發送。')).toBeVisible()
  await again.click({ force: true })
  expect(portal.to(sendCode)).toHaveLength(1)
  const solved = JSON.parse(atob(String(portal.to(sendCode)[0]?.body['solvedCaptcha'])))
  expect(solved).toMatchObject({
    challenge: { parameters: { nonce: challenge.parameters.nonce } },
    solution: { counter: 9 },
  })

  letPass(60)
  await userEvent.click(page.getByRole('button', { name: '重新發送' }))
  await expect.poll(() => portal.to(sendCode)).toHaveLength(2)
  await userEvent.fill(page.getByRole('textbox', { name: '短訊驗證碼' }), '123456')
  await submit()
  await expect.poll(() => session.loginMethod()).toBe('sms')
})

test('[V16] a code that was asked for elsewhere starts the countdown too', async () => {
  await open({
    '/tools/captcha': done(await captcha()),
    [sendCode]: { code: 22, message: '驗證碼已發送，請稍候再重新發送', wait: 45 },
  })
  await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
  await userEvent.fill(page.getByRole('textbox', { name: '流動電話號碼' }), '66123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('驗證碼已發送，請稍候再重新發送')
  await expect.element(page.getByRole('button', { name: /4\d 秒後可重發/ })).toHaveAttribute('aria-disabled', 'true')
})

test('[V06] no code is sent to what is no mobile of Macao', async () => {
  const portal = await open()
  await userEvent.click(page.getByRole('tab', { name: '流動電話' }))
  await userEvent.fill(page.getByRole('textbox', { name: '流動電話號碼' }), '28123456')
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))

  const told = '流動電話號碼：請輸入以 6 開頭的 8 位澳門流動電話號碼'
  await expect.element(page.getByRole('link', { name: told })).toBeVisible()
  expect(portal.to('/tools/captcha')).toHaveLength(0)
})

test.each([
  ['account', '用戶名稱'],
  ['sms', '流動電話'],
  ['member_code', '會員編號'],
  ['app', '用戶名稱'],
] as const)('[A14] the way of the last login is the first next time: %s', async (method, tab) => {
  session.start('a token', method)
  localStorage.removeItem('palaestra.token')
  await open()
  await expect.element(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
})

test('there is a way by e-mail: a letter with a link, by the name or the address', async () => {
  const ask = '/security/login_link'
  const portal = await open({ '/tools/captcha': done(await captcha()), [ask]: done({}) })
  await userEvent.click(page.getByRole('tab', { name: '電郵連結' }))
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或電郵' }), 'siumei')
  await userEvent.click(page.getByRole('button', { name: '發送連結' }))

  await expect.element(page.getByText(/^如有此帳戶，登入連結已發送/)).toBeVisible()
  expect(portal.requests.filter(({ body }) => body['account'] === 'siumei')).toHaveLength(1)
})

test('who cannot log in is led to all that one may have forgotten or lost', async () => {
  const { router } = await open()
  await userEvent.click(page.getByRole('link', { name: '未能登入？' }))
  await expect.poll(() => router.state.location.pathname).toBe('/online/account/cannot-log-in')

  for (const [name, address] of [
    ['忘記密碼', '/zh/online/account/forgot-password'],
    ['忘記用戶名稱', '/zh/online/account/retrieve-code'],
    ['忘記會員編號', '/zh/online/retrieve-member'],
    ['遺失流動電話', '/zh/online/account/forgot-mobile'],
    ['{{hotline}}', 'tel:{{hotline}}'],
  ] as const)
    await expect
      .element(page.getByRole('main').getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', address)
})

test('a refused login leads on to a new password, and not before', async () => {
  await open({ [logIn]: { code: 20, message: '登入資料不正確' } })
  const onward = page.getByRole('alert').getByRole('link', { name: '忘記密碼' })
  await expect.element(page.getByRole('textbox', { name: '用戶名稱或會員編號' })).toBeVisible()
  expect(onward.elements()).toEqual([])
  await userEvent.fill(page.getByRole('textbox', { name: '用戶名稱或會員編號' }), 'siumei')
  await userEvent.fill(page.getByRole('textbox', { name: '密碼', exact: true }), 'a secret')
  await submit()

  await expect.element(onward).toHaveAttribute('href', '/zh/online/account/forgot-password')
})
