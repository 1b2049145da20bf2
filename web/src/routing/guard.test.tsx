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
    ['/zh/online/account/report-success', '/ams/login?to=%2Fonline%2Faccount%2Freport-success&_locale=zh'],
  ])('[A07] %s leads to the login, with the locale, which knows the way back', async (address, login) => {
    expect(await open(address)).toBe(login)
  })

  /** These serve visitors, too (decisions: what is forgotten, the way in to reporting a loss). */
  const forVisitors = [
    '/online/login',
    '/online/apply-modify',
    '/online/account/retrieve-code',
    '/online/account/forgot-password',
    '/online/account/forgot-mobile',
    '/online/retrieve-member',
  ]
  test('[A07] no screen of a member forgets to ask for one', async () => {
    const { router } = await openPortal('/zh/nofind', menu)
    const ofMembers = Object.entries<{ options: { staticData?: { needs?: string } } }>(router.routesByPath).filter(
      ([path]) => /^\/(online|supple|booking\/supple|vbs)\b/.test(path) && !forVisitors.includes(path),
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
