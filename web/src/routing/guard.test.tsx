import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../api/session.ts'
import { toast } from '../frame/toast.ts'
import { member } from '../testing/member.ts'
import { answerWith, openPortal, refusal } from '../testing/openPortal.tsx'

beforeEach(() => {
  localStorage.clear()
  toast.close()
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.end()
})
const faq = { key: 'faq', title: '常見問題', updatedOn: '2026-11-20', blocks: [{ kind: 'paragraph', text: '答案' }] }
const open = async (address: string) => (await openPortal(address)).history.location.href

describe('without a token', () => {
  beforeEach(() => answerWith({ '/api/menu/main': { items: [] } }))

  test.each(['/zh/online/account', '/zh/online/account/report-loss', '/zh/online/account/report-success'])(
    '[A07] %s leads to the login, with the locale',
    async (address) => {
      expect(await open(address)).toBe('/ams/login?_locale=zh')
    },
  )

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
    const { router } = await openPortal('/zh/nofind')
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
    answerWith({ '/api/menu/main': { items: [] }, '/api/account/info': member })
    expect(await open('/zh/online/apply-modify?action=lostCard')).toBe('/zh/online/account/report-loss')
  })

  test('[X07] the network gone on a screen that needs a token: a message, and the login with app and locale', async () => {
    answerWith({ '/api/menu/main': { items: [] }, '/api/account/info': new TypeError('no network') })
    session.setLoginApp('profile')
    const { history } = await openPortal('/zh/online/account')

    await expect.poll(() => history.location.href).toBe('/ams/login?app=profile&_locale=zh')
    await expect.element(page.getByText(/你尚未登入/)).toBeVisible()
  })

  test('a session that has ended: a message, and the login', async () => {
    answerWith({ '/api/menu/main': { items: [] }, '/api/account/info': refusal({ code: 2, message: '過期' }) })
    const { history } = await openPortal('/zh/online/account')

    await expect.poll(() => history.location.href).toBe('/ams/login?_locale=zh')
    await expect.element(page.getByText(/登入已過期/)).toBeVisible()
  })
})

describe('a content page', () => {
  test.each(['/zh/faq', '/faq'])('[R04] [R42] stands at %s', async (address) => {
    const asked = answerWith({ '/api/menu/main': { items: [] }, '/api/web/page': faq })
    await openPortal(address)

    await expect.element(page.getByRole('heading', { name: '常見問題' })).toBeVisible()
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    expect(asked.find(({ path }) => path === '/api/web/page')?.query.get('key')).toBe('faq')
  })

  test('[L04] [R42] that is not there: one is told so, without header and footer', async () => {
    answerWith({ '/api/menu/main': { items: [] }, '/api/web/page': refusal({ code: 6, message: '找不到' }) })
    await openPortal('/zh/nosuch')

    await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '返回主頁' })).toHaveAttribute('href', '/zh')
    expect(page.getByRole('banner').elements()).toHaveLength(0)
    expect(page.getByRole('contentinfo').elements()).toHaveLength(0)
  })

  test('[R20] [L04] nofind is that page too', async () => {
    await openPortal('/zh/nofind')

    await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
    expect(page.getByRole('banner').elements()).toHaveLength(0)
  })

  test('a path that can be no key is not asked for', async () => {
    const asked = answerWith({ '/api/menu/main': { items: [] } })
    await openPortal('/zh/No%20Such')

    await expect.element(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible()
    expect(asked.map(({ path }) => path)).not.toContain('/api/web/page')
  })
})
