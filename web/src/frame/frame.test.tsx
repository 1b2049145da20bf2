import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../api/session.ts'
import { done, openPortal } from '../testing/portal.tsx'

const open = (address: string) =>
  openPortal(address, {
    '/menu/main': done({ items: [] }),
    '/web/page': done({ key: 'readme', title: '使用條款', updatedOn: '2026-11-20', blocks: [] }),
  })

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1280, 900)
})
afterEach(() => {
  session.end()
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
})
const link = (name: string | RegExp) => page.getByRole('link', { name })
const root = document.documentElement

describe('the header', () => {
  test('[L01] shows a visitor the login and three languages', async () => {
    await open('/zh/readme')

    await expect.element(link('登入')).toBeVisible()
    for (const language of ['繁體中文', 'Português', 'English']) await expect.element(link(language)).toBeVisible()
    await expect.element(link('繁體中文')).toHaveAttribute('aria-current', 'true')
    await expect.element(link('登出')).not.toBeInTheDocument()
  })

  test('[L01] greets a member by name, and leads to the account and out', async () => {
    session.start('a token')
    session.setName('陳小美')
    await open('/zh/readme')

    await expect.element(page.getByText('陳小美，你好')).toBeVisible()
    await expect.element(link('我的帳戶')).toHaveAttribute('href', '/zh/online/account')
    await expect.element(link('登出')).toHaveAttribute('href', '/zh/security/logout')
    await expect.element(link('登入')).not.toBeInTheDocument()
  })

  test('[A06] who logs in or out in another tab is seen here', async () => {
    await open('/zh/readme')
    await expect.element(link('登入')).toBeVisible()

    session.start('a token')

    await expect.element(link('登出')).toBeVisible()
  })
})

describe('the breadcrumb bar', () => {
  test('[L02] [L05] names the way and the page, each with a label', async () => {
    await open('/zh/readme')
    const bar = page.getByRole('navigation', { name: '目前位置' })

    await expect.element(bar.getByRole('link', { name: '主頁' })).toHaveAttribute('href', '/zh')
    await expect.element(bar.getByText('使用條款')).toHaveAttribute('aria-current', 'page')
  })

  test('[L05] the simple layout has none', async () => {
    await open('/ams/login')

    await expect.element(page.getByRole('banner')).toBeVisible()
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    await expect.element(page.getByRole('navigation', { name: '目前位置' })).not.toBeInTheDocument()
  })
})

describe('the footer', () => {
  test('[L03] [K01] [K02] leads on, and says whom to call and when', async () => {
    await open('/zh/readme')
    const footer = page.getByRole('contentinfo')

    for (const name of [/網站$/, '返回主頁', '常見問題', '聯絡我們', '相關網站', '服務承諾'])
      await expect.element(footer.getByRole('link', { name }).first()).toBeInTheDocument()
    await expect
      .element(footer.getByText('星期一至四 09:00–13:00、14:30–17:45；星期五 09:00–13:00、14:30–17:30'))
      .toBeInTheDocument()
    await expect.element(footer.getByText('服務熱線')).toBeInTheDocument()
  })
})

describe('what the document says about the visit', () => {
  test('[Q01] webview=0: neither header nor footer', async () => {
    await open('/zh/readme')
    const header = page.getByRole('banner').element()
    expect(getComputedStyle(header).display).not.toBe('none')

    root.dataset['webview'] = '0'

    expect(getComputedStyle(header).display).toBe('none')
    expect(page.getByRole('contentinfo').elements()).toHaveLength(0)
  })

  test('[Q02] webview=gov: the simple layout is white, the menu layout is not', async () => {
    root.dataset['webview'] = 'gov'
    const { router } = await open('/ams/login')
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)')

    await router.navigate({ href: '/zh/readme' })

    await expect.poll(() => getComputedStyle(document.body).backgroundColor).not.toBe('rgb(255, 255, 255)')
  })

  test('[L12] [K01] in development there is a red border of 8 pixels and a version', async () => {
    await open('/zh/readme')
    expect(getComputedStyle(root).borderTopWidth).toBe('0px')
    await expect.element(page.getByText('開發版本')).not.toBeInTheDocument()

    root.dataset['dev'] = 'true'

    expect(getComputedStyle(root).borderTopWidth).toBe('8px')
    expect(getComputedStyle(root).borderTopColor).toBe('rgb(212, 20, 31)')
    await expect.element(page.getByText(/開發版本/)).toBeVisible()
  })
})

test('a link to elsewhere tells that page nothing of this one, and cannot steer it', async () => {
  const faq = {
    key: 'faq',
    title: '常見問題',
    updatedOn: '2026-11-20',
    blocks: [
      {
        kind: 'links',
        links: [
          { label: '別處', uri: 'https://elsewhere.example/' },
          { label: '此處', uri: '/contact' },
        ],
      },
    ],
  }
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': done(faq) })

  await expect.element(page.getByRole('link', { name: '別處' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(page.getByRole('main').getByRole('link', { name: '此處' })).not.toHaveAttribute('rel')
})

test('after a navigation the heading of the new screen has the focus', async () => {
  const { router } = await openPortal('/zh/security', { '/menu/main': done({ items: [] }) })
  await router.navigate({ to: '/error-page' })

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
