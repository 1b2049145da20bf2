import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../api/session.ts'
import { toast } from '../frame/toast.ts'
import { member } from '../testing/member.ts'
import { done, openPortal, type Responses } from '../testing/portal.tsx'

beforeEach(() => {
  localStorage.clear()
  toast.close()
})
afterEach(() => {
  session.end()
})
const faq = { key: 'faq', title: '常見問題', updatedOn: '2026-11-20', blocks: [{ kind: 'paragraph', text: '答案' }] }
const menu = { '/menu/main': done({ items: [] }) }
const open = async (address: string, responses: Responses = {}) =>
  (await openPortal(address, { ...menu, ...responses })).history.location.href

describe('without a token', () => {
  test.each([
    ['/zh/online/account', '/ams/login?_locale=zh'],
    ['/zh/online/account/report-loss', '/ams/login?to=%2Fonline%2Faccount%2Freport-loss&_locale=zh'],
    ['/zh/online/account/personal-data', '/ams/login?to=%2Fonline%2Faccount%2Fpersonal-data&_locale=zh'],
    ['/zh/online/report', '/ams/login?to=%2Fonline%2Freport&_locale=zh'],
    ['/zh/supple', '/ams/login?to=%2Fsupple&_locale=zh'],
    ['/zh/payment/orders', '/ams/login?to=%2Fpayment%2Forders&_locale=zh'],
    ['/zh/vbs/booking?reference=B26-7KQ4NX2M', '/ams/login?to=%2Fvbs%2Fbooking%3Freference%3DB26-7KQ4NX2M&_locale=zh'],
    ['/zh/vbs/booking?reference=%22%3E', '/ams/login?to=%2Fvbs%2Fbooking&_locale=zh'],
    ['/zh/vbs/bookings', '/ams/login?to=%2Fvbs%2Fbookings&_locale=zh'],
    [
      '/zh/pools/ticket?reference=T26-7KQ4NX2M',
      '/ams/login?to=%2Fpools%2Fticket%3Freference%3DT26-7KQ4NX2M&_locale=zh',
    ],
    ['/zh/classes/mine', '/ams/login?to=%2Fclasses%2Fmine&_locale=zh'],
    ['/zh/security/change-avatar', '/ams/login?to=%2Fsecurity%2Fchange-avatar&_locale=zh'],
    ['/zh/security/change-id-copy', '/ams/login?to=%2Fsecurity%2Fchange-id-copy&_locale=zh'],
    ['/zh/security/new-terms', '/ams/login?_locale=zh'],
    ['/zh/online/account/report-success', '/ams/login?to=%2Fonline%2Faccount%2Freport-success&_locale=zh'],
  ])('[A07] %s leads to the login, with the locale, which knows the way back', async (address, login) => {
    expect(await open(address)).toBe(login)
  })

  /** These serve visitors, too (decisions: what is forgotten, the way in to reporting a loss). */
  const forVisitors = [
    '/online/login',
    '/online/apply-modify',
    '/online/account/retrieve-code',
    '/online/account/cannot-log-in',
    '/online/account/forgot-password',
    '/online/account/forgot-mobile',
    '/online/retrieve-member',
    // What is let and what is free of it is public.
    '/vbs/online-booking',
    '/vbs/ballots',
    '/vbs/ballot',
    '/vbs/venue',
    '/venues/today',
    '/pools/tickets',
    '/pools/today',
    '/pools/display',
    '/classes',
    '/classes/class',
  ]
  test('[A07] no screen of a member forgets to ask for one', async () => {
    const { router } = await openPortal('/zh/nofind', menu)
    const ofMembers = Object.entries<{ options: { staticData?: { needs?: string } } }>(router.routesByPath).filter(
      ([path]) =>
        /^\/(online|supple|booking\/supple|vbs|venues|pools|classes)\b/.test(path) && !forVisitors.includes(path),
    )

    expect(ofMembers.length).toBeGreaterThan(3)
    for (const [path, { options }] of ofMembers) expect([path, options.staticData?.needs]).toEqual([path, 'token'])
  })

  test('[R15] [C05] the way in to reporting a loss explains, and leads to the login', async () => {
    expect(await open('/zh/online/apply-modify?action=lostCard')).toBe('/zh/online/apply-modify?action=lostCard')
    await expect
      .element(page.getByRole('link', { name: '登入並報失' }))
      .toHaveAttribute('href', '/ams/login?app=lostCard&_locale=zh')
  })

  test('[R15] any other action leads to the account, and so to the login', async () => {
    expect(await open('/zh/online/apply-modify?action=other')).toBe('/ams/login?_locale=zh')
  })
})

describe('with a token', () => {
  beforeEach(() => session.start('a token'))

  test('[R15] [C05] the way in to reporting a loss is the report', async () => {
    const responses = { '/account/info': done(member) }
    expect(await open('/zh/online/apply-modify?action=lostCard', responses)).toBe('/zh/online/account/report-loss')
  })

  test('[X07] the network gone on a screen that needs a token: a message, and the login with app and locale', async () => {
    session.setLoginApp('profile')
    const { history } = await openPortal('/zh/online/account', {
      ...menu,
      '/account/info': new TypeError('no network'),
    })

    await expect.poll(() => history.location.href).toBe('/ams/login?app=profile&_locale=zh')
    await expect.element(page.getByText(/你現時尚未登入/)).toBeVisible()
  })

  test('a session that has ended: a message, and the login', async () => {
    const responses = { ...menu, '/account/info': { code: 2, message: '過期' } }
    const { history } = await openPortal('/zh/online/account', responses)

    await expect.poll(() => history.location.href).toBe('/ams/login?_locale=zh')
    await expect.element(page.getByText(/登入已逾時/)).toBeVisible()
    session.start('another token')
    await expect.poll(toast.shown, { message: 'over as soon as one has logged in' }).toBeUndefined()
  })
})

describe('a content page', () => {
  test.each(['/zh/faq', '/faq'])('[R04] [R42] stands at %s', async (address) => {
    const portal = await openPortal(address, { ...menu, '/web/page': done(faq) })

    await expect.element(page.getByRole('heading', { name: '常見問題' })).toBeVisible()
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    expect(portal.to('/web/page')[0]?.query.get('key')).toBe('faq')
  })

  test('[L04] [R42] that is not there: one is told so, without header and footer', async () => {
    await openPortal('/zh/nosuch', { ...menu, '/web/page': { code: 6, message: '找不到' } })

    await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '返回主頁' })).toHaveAttribute('href', '/zh')
    expect(page.getByRole('banner').elements()).toHaveLength(0)
    expect(page.getByRole('contentinfo').elements()).toHaveLength(0)
  })

  test('[R20] [L04] nofind is that page too', async () => {
    await openPortal('/zh/nofind', menu)

    await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
    expect(page.getByRole('banner').elements()).toHaveLength(0)
  })

  test('a path that can be no key is not asked for', async () => {
    const portal = await openPortal('/zh/No%20Such', menu)

    await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
    expect(portal.to('/web/page')).toEqual([])
  })
})

describe('an address that only leads on', () => {
  test.each([
    ['/zh', '/ams/login?_locale=zh'],
    ['/ams/login/index?app=profile', '/ams/login?app=profile&_locale=zh'],
    ['/zh/online/login?app=lostCard', '/ams/login?app=lostCard&_locale=zh'],
    ['/zh/security/change-password', '/zh/online/account/forgot-password'],
  ])('%s leads a visitor to %s', async (address, to) => {
    expect(await open(address)).toBe(to)
  })

  test.each([
    ['/ams/login', '/zh/online/account'],
    ['/ams/login?app=lostCard', '/zh/online/account/report-loss'],
    ['/ams/login?to=%2Fonline%2Faccount%2Fsessions', '/zh/online/account/sessions'],
  ])('%s leads who is logged in to %s', async (address, to) => {
    session.start('a token')
    expect(await open(address, { '/account/info': done(member), '/account/sessions': done({ items: [] }) })).toBe(to)
    expect(session.loginApp(), 'nobody logged in for it').toBeUndefined()
  })
})

test('each screen has a title and a frame of its own', async () => {
  const { router } = await openPortal('/zh/nofind', menu)
  type Route = { options: { staticData?: { title?: string; layout?: string } } }
  const told = Object.entries<Route>(router.routesByPath).flatMap(([path, { options }]) => {
    const { title, layout } = options.staticData ?? {}
    return title ? [[path, `${title} (${layout})`]] : []
  })
  const twice = (path: string, said: string) => ({ [path]: said, [`${path}/$hash`]: said })
  const account = '/online/account'
  expect(Object.fromEntries(told)).toEqual({
    '/ams/login': '登入 (simple)',
    '/online/account/personal-data': '更新個人資料 (menu)',
    '/online/account/renew': '會員卡續期 (menu)',
    '/security/change-avatar': '更換會員相片 (menu)',
    '/security/change-id-copy': '更換證件副本 (menu)',
    '/security/register-gov': '以{{governmentAccount}}登記 (menu)',
    '/booking/supple/info': '以{{governmentAccount}}更改會員資料 (menu)',
    '/member-info-incomplete': '遞交所需文件 (menu)',
    '/supple': '更改會員資料 (menu)',
    '/supple/sent': '已提交 (menu)',
    '/payment/orders': '付款記錄 (menu)',
    '/pools/display': '今日泳池門票 (bare)',
    '/pools/ticket': '泳池門票 (menu)',
    '/pools/tickets': '泳池門票 (menu)',
    '/pools/today': '今日泳池門票 (menu)',
    '/open-data': '開放資料 (menu)',
    '/vbs/booking': '我的預約 (menu)',
    '/vbs/bookings': '我的預約 (menu)',
    '/waiting': '輪候 (menu)',
    '/security/login-link': '以電郵連結登入 (simple)',
    '/security/login-link/$hash': '登入 (simple)',
    '/security/logout': '登出 (simple)',
    '/security/new-terms': '使用條款 (menu)',
    '/security/sign-on': '以{{governmentAccount}}登入 (simple)',
    '/register': '會員登記 (menu)',
    ...twice('/register/correct', '更正申請 (menu)'),
    ...twice('/security/active-online-account', '啟動網上帳戶 (simple)'),
    [`${account}/cannot-log-in`]: '未能登入 (menu)',
    [`${account}/retrieve-code`]: '取回用戶名稱 (menu)',
    '/online/retrieve-member': '取回會員編號 (menu)',
    [`${account}/forgot-password`]: '忘記密碼 (menu)',
    [`${account}/forgot-mobile`]: '遺失流動電話 (menu)',
    '/security/change-password/$hash': '設定新密碼 (simple)',
    ...twice('/security/recover-mobile', '更改流動電話號碼 (simple)'),
    ...twice('/security/stop-mobile', '停止更改號碼 (simple)'),
    ...twice('/security/stop-notices', '通知 (simple)'),
    [account]: '我的帳戶 (menu)',
    [`${account}/notices`]: '通知 (menu)',
    [`${account}/change-password`]: '更改密碼 (menu)',
    [`${account}/change-mobile`]: '更改流動電話號碼 (menu)',
    [`${account}/confirm-mobile`]: '確認流動電話號碼 (menu)',
    [`${account}/change-email`]: '更改電郵 (menu)',
    [`${account}/confirm-email`]: '確認電郵 (menu)',
    ...twice('/security/change-email', '確認新電郵 (simple)'),
    ...twice('/security/active-email', '確認電郵 (simple)'),
    ...twice('/security/push/supple-parent', '授權網上付款 (simple)'),
    [`${account}/children`]: '子女的網上付款 (menu)',
    [`${account}/guardians`]: '父母及監護人 (menu)',
    [`${account}/family`]: '家庭及同行人士 (menu)',
    [`${account}/accompanying-children`]: '隨行小童 (menu)',
    [`${account}/players`]: '球員名單 (menu)',
    [`${account}/collectors`]: '額外取場人 (menu)',
    [`${account}/bind`]: '{{governmentAccount}} (menu)',
    [`${account}/services`]: '服務管理 (menu)',
    '/online/notice': '通知 (menu)',
    '/online/notice/detail': '通知 (menu)',
    [`${account}/letters`]: '電郵及短訊記錄 (menu)',
    [`${account}/appeal`]: '申訴 (menu)',
    [`${account}/data`]: '我的資料 (menu)',
    [`${account}/report-loss`]: '報失會員卡 (menu)',
    [`${account}/swap-card`]: '換領正式卡 (menu)',
    [`${account}/report-success`]: '已報失會員卡 (menu)',
    [`${account}/sessions`]: '登入中的裝置 (menu)',
    '/online/report': '運動記錄及積分 (menu)',
    '/vbs/online-booking': '網上預約租場 (menu)',
    '/vbs/ballots': '抽籤 (menu)',
    '/vbs/ballot': '抽籤 (menu)',
    '/venues/favourites': '常用場地 (menu)',
    '/venues/today': '今日場地 (menu)',
    '/vbs/venue': '網上預約租場 (menu)',
    '/online/apply-modify': '報失會員卡 (menu)',
    '/security': '帳戶安全 (menu)',
    '/card/check': '查核會員卡 (simple)',
    '/classes': '{{product}}健身興趣班 (menu)',
    '/classes/class': '{{product}}健身興趣班 (menu)',
    '/classes/mine': '我的興趣班 (menu)',
    '/error-page': '系統錯誤 (simple)',
    '/nofind': '找不到頁面 (bare)',
    ...Object.fromEntries(['/readme', '/readme-gov', '/readme-parent'].map((path) => [path, '使用條款 (menu)'])),
  })
})

test('[L02] a correction is a part of the registration: its bar says so, and its tab what is done there', async () => {
  await openPortal(`/zh/register/correct/${'b'.repeat(43)}`, menu)
  const bar = page.getByRole('navigation', { name: '目前位置' })
  await expect.element(bar.getByText('會員登記')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => document.title).toMatch(/^更正申請/)
})

test('a page of the authority is called by its own title, in the bar and in the tab', async () => {
  await openPortal('/zh/faq', { ...menu, '/web/page': done(faq) })
  const bar = page.getByRole('navigation', { name: '目前位置' })
  await expect.element(bar.getByText('常見問題')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => document.title).toMatch(/^常見問題/)
})

test('a page that cannot be fetched is not said to be missing: whom to call, and another try', async () => {
  await openPortal('/zh/faq', { ...menu, '/web/page': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('heading', { name: '系統發生錯誤，請稍後再試' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '再試一次' })).toBeVisible()
  await expect.element(page.getByText(/^服務熱線 .*14:30–\u206017:45/)).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: '返回主頁' })).toHaveAttribute('href', '/zh')
})
