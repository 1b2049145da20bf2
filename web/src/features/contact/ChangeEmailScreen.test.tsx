import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const open = (screen: string, responses: Responses = {}) =>
  openPortal(`/zh/online/account/${screen}`, { '/account/info': done(member), ...responses })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

beforeEach(() => session.start('a token'))

describe('the e-mail address', () => {
  const path = '/account/change_email'

  test('[R32] [V05] is typed twice; then the link is on its way', async () => {
    const portal = await open('change-email', { [path]: done({ emailHint: 'n•••@example.mo' }) })
    await expect.element(page.getByText('現有電郵：s•••@example.mo')).toBeVisible()
    await userEvent.fill(field('新電郵'), 'new@example.mo')
    // What a browser fills in by itself twice was not looked at twice.
    await expect.element(field('再次輸入新電郵')).toHaveAttribute('autocomplete', 'off')
    await userEvent.fill(field('再次輸入新電郵'), 'knew@example.mo')
    await press('發送連結')
    await expect.element(page.getByRole('link', { name: '再次輸入新電郵：兩次輸入的電郵地址不相同' })).toBeVisible()
    expect(portal.to(path)).toHaveLength(0)

    await userEvent.fill(field('再次輸入新電郵'), 'new@example.mo')
    await press('發送連結')
    await expect.element(page.getByText(/連結已發送到 n•••@example.mo/)).toBeVisible()
  })

  test('[R32] is the first one for who has none', async () => {
    await open('change-email', { '/account/info': done({ ...member, emailHint: null, emailConfirmed: false }) })
    await expect.element(page.getByRole('heading', { name: '加入電郵' })).toBeVisible()
  })

  test('[R36] the link to the one on file is sent again', async () => {
    const portal = await open('confirm-email', {
      '/account/info': done({ ...member, emailConfirmed: false }),
      '/account/confirm_email': done({ emailHint: 's•••@example.mo' }),
    })
    await press('發送連結')
    await expect.element(page.getByText(/連結已發送到 s•••@example.mo/)).toBeVisible()
    expect(portal.to('/account/confirm_email')).toHaveLength(1)
  })

  test.each([
    ['that is confirmed', member, '電郵 s•••@example.mo 已經確認。'],
    ['that is missing', { ...member, emailHint: null, emailConfirmed: false }, '帳戶未有電郵。'],
  ])('[R36] one %s is not asked to be confirmed', async (_, account, said) => {
    await open('confirm-email', { '/account/info': done(account) })
    await expect.element(page.getByText(said)).toBeVisible()

    expect(page.getByRole('button', { name: '發送連結' }).elements()).toEqual([])
    const ways = page
      .getByRole('link', { name: '加入電郵' })
      .elements()
      .map((way) => way.getAttribute('href'))
    expect(ways).toEqual(account.emailHint ? [] : ['/zh/online/account/change-email'])
  })
})

describe.each([
  ['[R35]', 'change-email', '/security/verify_change_hash', '確認新電郵', '你的會員帳戶電郵已更改。'],
  ['[R36]', 'active-email', '/security/active_email', '確認電郵', '你的電郵已確認。'],
])('%s the page of the link in %s', (_, screen, path, button, said) => {
  const hash = 'a'.repeat(43)
  const open = (responses: Responses = {}, secret = hash) =>
    openPortal(`/zh/security/${screen}/${secret}`, {
      [`${path}/look`]: done({ emailHint: 'n•••@example.mo' }),
      [path]: done(),
      ...responses,
    })

  test('only looks when it is opened, its secret leaves the address, and the button does it', async () => {
    const portal = await open()
    await expect.element(page.getByText('電郵：n•••@example.mo')).toBeVisible()
    expect(portal.to(path)).toHaveLength(0)
    expect(portal.router.state.location.pathname).not.toContain(hash)

    await press(button)
    await expect.element(page.getByText(said)).toBeVisible()
    expect(portal.to(path).map(({ body }) => body)).toEqual([{ hash }])
  })

  test('says that an old one has ended', async () => {
    await open({ [`${path}/look`]: { code: 24, message: '此連結已失效' } })
    await expect.element(page.getByText(/此連結已失效或已使用/)).toBeVisible()
  })

  test('says of one that was torn on its way that it is incomplete', async () => {
    const torn = { code: 1, message: '資料不正確', errors: { hash: '此連結已失效' } }
    await open({ [`${path}/look`]: torn }, 'abc')
    await expect.element(page.getByText('此連結不完整。請重新按電郵中的連結，或複製完整的網址。')).toBeVisible()
  })

  test('says the same where the secret is missing', async () => {
    const portal = await openPortal(`/zh/security/${screen}`, {})
    await expect.element(page.getByText('此連結不完整。請重新按電郵中的連結，或複製完整的網址。')).toBeVisible()
    expect(portal.to(`${path}/look`)).toHaveLength(0)
  })
})

test('[R32] who has no address reads what the first is for, and where to look when nothing comes', async () => {
  const none = { ...member, emailHint: null, emailConfirmed: false }
  await open('change-email', {
    '/account/info': done(none),
    '/account/change_email': done({ emailHint: 'n•••@example.mo' }),
  })
  await expect.element(page.getByRole('heading', { name: '加入電郵' })).toBeVisible()
  await expect.element(page.getByText(/即可用來報失會員卡及接收通知/)).toBeVisible()
  expect(page.getByText(/現有電郵/).elements()).toEqual([])
  await userEvent.fill(field('新電郵'), 'new@example.mo')
  await userEvent.fill(field('再次輸入新電郵'), 'new@example.mo')
  await press('發送連結')
  await expect.element(page.getByText(/^收不到？/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '返回我的帳戶' })).toHaveAttribute('href', '/zh/online/account')
})

test('[R36] who has nothing to confirm is led to where an address is added', async () => {
  await open('confirm-email', { '/account/info': done({ ...member, emailHint: null, emailConfirmed: false }) })
  await expect
    .element(page.getByRole('link', { name: '加入電郵' }))
    .toHaveAttribute('href', '/zh/online/account/change-email')
})

test('[R36] a link that was sent once more may be late, too', async () => {
  await open('confirm-email', {
    '/account/info': done({ ...member, emailConfirmed: false }),
    '/account/confirm_email': done({ emailHint: 's•••@example.mo' }),
  })
  await expect.element(page.getByText('現有電郵：s•••@example.mo')).toBeVisible()
  await press('發送連結')
  await expect.element(page.getByText(/^收不到？/)).toBeVisible()
})

test('[R35] the account, looked at before, is asked for anew once the address is another', async () => {
  const hash = 'a'.repeat(43)
  const path = '/security/verify_change_hash'
  const portal = await openPortal('/zh/online/account', {
    '/account/info': done(member),
    [`${path}/look`]: done({ emailHint: 'n•••@example.mo' }),
    [path]: done(),
  })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  await portal.router.navigate({ to: '/security/change-email/$hash', params: { hash } })
  await expect.element(page.getByText(/新電郵即成為你的會員帳戶電郵，其他裝置會登出/)).toBeVisible()
  await press('確認新電郵')
  await expect.element(page.getByText('你的會員帳戶電郵已更改。')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '確認新電郵' })).toHaveFocus()
  await userEvent.click(page.getByRole('link', { name: '返回我的帳戶' }))
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  await expect.poll(() => portal.to('/account/info')).toHaveLength(2)
})

test('[R32] who has an address reads what becomes of it; until it is known, nobody is told that they have none', async () => {
  const portal = await open('change-email', { '/account/info': () => new Promise<object>(() => {}) })
  await expect.element(page.getByRole('heading', { name: '更改電郵' })).toBeVisible()
  await expect.element(page.getByText(/舊電郵亦會收到通知/)).toBeVisible()
  portal.responses['/account/change_email'] = done({ emailHint: 'n•••@example.mo' })
  await userEvent.fill(field('新電郵'), 'new@example.mo')
  await userEvent.fill(field('再次輸入新電郵'), 'new@example.mo')
  await press('發送連結')
  await expect.element(page.getByText(/連結已發送到 n•••@example.mo/)).toHaveFocus()
  expect(portal.to('/account/change_email').map(({ body }) => body)).toEqual([
    { email: 'new@example.mo', emailRepeat: 'new@example.mo' },
  ])
})

test('[R36] that the account cannot be read hinders nobody: the server knows whether there is something to confirm', async () => {
  await open('confirm-email', { '/account/info': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('button', { name: '發送連結' })).toBeVisible()
  await expect.element(page.getByText('我們會發送連結到此電郵，請開啟電郵中的連結並確認。')).toBeVisible()
  expect(page.getByText('帳戶未有電郵。').elements()).toEqual([])
})

test.each([
  ['[R35]', 'change-email', '/security/verify_change_hash', /^確認後，新電郵即成為你的會員帳戶電郵/],
  ['[R36]', 'active-email', '/security/active_email', /^確認這是你的會員帳戶電郵/],
])('%s the page of %s says what it is for, and leads on where the link has ended', async (_, screen, path, purpose) => {
  await openPortal(`/zh/security/${screen}/${'a'.repeat(43)}`, {
    [`${path}/look`]: { code: 24, message: '此連結已失效' },
  })
  await expect.element(page.getByText(purpose)).toBeVisible()
  await expect.element(page.getByText(/此連結已失效或已使用/)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '返回我的帳戶' }))
    .toHaveAttribute('href', '/zh/online/account')
})

test('[R36] a link that ends before the button is pressed says so, and the address is not called confirmed', async () => {
  const path = '/security/active_email'
  await openPortal(`/zh/security/active-email/${'a'.repeat(43)}`, {
    [`${path}/look`]: done({ emailHint: 'n•••@example.mo' }),
    [path]: { code: 24, message: '此連結已失效' },
  })
  await press('確認電郵')
  await expect.element(page.getByRole('alert')).toHaveTextContent('此連結已失效')
  expect(page.getByText('你的電郵已確認。').elements()).toEqual([])
})
