import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { openWaysOfMember } from '../testing/header.ts'
import { done, openPortal } from '../testing/portal.tsx'
import { toast } from './toast.ts'

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
    for (const language of ['繁體中文', 'PT Português', 'EN English'])
      await expect.element(link(language)).toBeVisible()
    await expect.element(link('繁體中文')).toHaveAttribute('aria-current', 'true')
    await expect.element(link('登出')).not.toBeInTheDocument()
  })

  test('[L01] greets a member by name, and leads to the account and out', async () => {
    session.start('a token')
    session.setName('陳小美')
    await open('/zh/readme')

    await expect.element(page.getByText('陳小美，你好')).toBeVisible()
    await expect.element(page.getByText('陳', { exact: true })).toBeVisible()
    await expect.element(link('登出')).not.toBeInTheDocument()
    await openWaysOfMember()
    await expect.element(link('我的帳戶')).toHaveAttribute('href', '/zh/online/account')
    await expect.element(link('登出')).toHaveAttribute('href', '/zh/security/logout')
    await expect.element(link('登入')).not.toBeInTheDocument()
  })

  test('[L01] the logo leads a visitor home, and a member to the account', async () => {
    await open('/zh/readme')
    const logo = page.getByRole('banner').getByRole('link', { name: '{{portal}} {{authority}}' })
    await expect.element(logo).toHaveAttribute('href', '/zh')
    session.start('a token')
    await expect.element(logo).toHaveAttribute('href', '/zh/online/account')
  })

  test('[A06] who logs in or out in another tab is seen here', async () => {
    await open('/zh/readme')
    await expect.element(link('登入')).toBeVisible()

    session.start('a token')

    await openWaysOfMember()
    await expect.element(link('登出')).toBeVisible()
  })
})

test('[L01] a member whose name is not known yet is greeted by none', async () => {
  session.start('a token')
  await open('/zh/readme')
  await openWaysOfMember()
  await expect.element(link('登出')).toBeVisible()
  expect(page.getByText(/你好/).elements()).toEqual([])
})

describe('the breadcrumb bar', () => {
  test('[L02] [L05] names the way and the page, each with a label', async () => {
    await open('/zh/readme')
    const bar = page.getByRole('navigation', { name: '目前位置' })

    await expect.element(bar.getByRole('link', { name: '主頁' })).toHaveAttribute('href', '/zh')
    await expect.element(bar.getByText('使用條款')).toHaveAttribute('aria-current', 'page')
  })

  test('[L02] of a screen of the account leads back there; the receipt of a report has none', async () => {
    session.start('a token')
    const { router } = await open('/zh/online/account/change-password')
    const bar = page.getByRole('navigation', { name: '目前位置' })
    await expect.element(bar.getByRole('link', { name: '我的帳戶' })).toHaveAttribute('href', '/zh/online/account')

    await router.navigate({ to: '/online/account/report-success' })
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(page.getByRole('banner')).toBeVisible()
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
      .element(
        footer.getByText(
          '星期一至四 09:00–\u206013:00、14:30–\u206017:45；星期五 09:00–\u206013:00、14:30–\u206017:30',
        ),
      )
      .toBeInTheDocument()
    await expect.element(footer.getByText('服務熱線')).toBeInTheDocument()
  })

  test.each([
    [/網站$/, '{{mainSite}}'],
    ['返回主頁', '/zh'],
    ['常見問題', '/zh/faq'],
    ['聯絡我們', '/zh/contact'],
    ['相關網站', '/zh/related-websites'],
    ['使用條款', '/zh/readme'],
    ['帳戶安全', '/zh/security'],
    ['服務承諾', '/zh/service-charter'],
    ['{{hotline}}', 'tel:{{hotline}}'],
    ['{{supportEmail}}', 'mailto:{{supportEmail}}'],
  ])('[L03] %s leads to %s', async (name, to) => {
    await open('/zh/readme')
    const [first] = page.getByRole('contentinfo').getByRole('link', { name, exact: true }).elements()
    expect(first?.getAttribute('href')).toBe(to)
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

  test('[Q02] webview=gov in the dark: the simple layout is as dark as the rest', async () => {
    root.style.colorScheme = 'dark'
    onTestFinished(() => {
      root.style.colorScheme = ''
    })
    const behind = () => getComputedStyle(document.body).backgroundColor
    await open('/ams/login')
    const dark = behind()
    root.dataset['webview'] = 'gov'

    expect(behind()).toBe(dark)
    expect(dark).not.toBe('rgb(255, 255, 255)')
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

test('of what the authority has written the hotline and the e-mail lead on, and nothing else', async () => {
  const text = '{{hotline}} 或 {{supportEmail}}，再電 {{hotline}}；2888 1234 不是。'
  const faq = { key: 'faq', title: '常見問題', updatedOn: '2026-11-20', blocks: [{ kind: 'paragraph', text }] }
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': done(faq) })

  const paragraph = page.getByText(/2888 1234 不是/)
  await expect.element(paragraph).toBeVisible()
  expect(paragraph.element().textContent).toBe(text)
  const leads = [...paragraph.element().querySelectorAll('a')].map((one) => one.getAttribute('href'))
  expect(leads).toEqual(['tel:{{hotline}}', 'mailto:{{supportEmail}}', 'tel:{{hotline}}'])
})

describe('the ways of a member', () => {
  const summary = () => document.querySelector<HTMLDetailsElement>('header details')
  const focusOn = (name: string) => {
    const found = link(name).element() as HTMLElement
    found.focus()
  }
  beforeEach(async () => {
    session.start('a token')
    session.setName('陳小美')
    await open('/zh/readme')
    await openWaysOfMember()
    await expect.element(link('登出')).toBeVisible()
  })

  test('Escape closes them and gives the focus back', async () => {
    focusOn('登出')
    await userEvent.keyboard('{Escape}')
    await expect.element(link('登出')).not.toBeInTheDocument()
    expect(document.activeElement).toBe(summary()?.firstElementChild)
  })

  test('any click closes them, and so does leaving them by the keyboard', async () => {
    await userEvent.click(page.getByRole('main'))
    await expect.element(link('登出')).not.toBeInTheDocument()

    await openWaysOfMember()
    focusOn('登出')
    await userEvent.keyboard('{Tab}')
    await expect.element(link('登出')).not.toBeInTheDocument()
  })
})

test('what the authority has written is shown in its parts: headings, lists with and without numbers, notices', async () => {
  const blocks = [
    { kind: 'heading', text: '標題' },
    { kind: 'paragraph', text: '<b>一段</b>' },
    { kind: 'list', ordered: true, items: ['先'] },
    { kind: 'list', ordered: false, items: ['項目'] },
    { kind: 'notice', text: '請注意' },
  ]
  const faq = { key: 'faq', title: '常見問題', updatedOn: '2026-11-20', blocks }
  await openPortal('/zh/faq', { '/menu/main': done({ items: [] }), '/web/page': done(faq) })

  await expect.element(page.getByRole('heading', { level: 2, name: '標題' })).toBeVisible()
  await expect.element(page.getByText('<b>一段</b>')).toBeVisible()
  expect(page.getByText('先', { exact: true }).element().closest('ol')).not.toBeNull()
  expect(page.getByText('項目', { exact: true }).element().closest('ul')).not.toBeNull()
  await expect.element(page.getByText('請注意')).toBeVisible()
})

test('the terms say of when they are', async () => {
  await open('/zh/readme')

  await expect.element(page.getByText(/2026年11月20日/)).toBeVisible()
})

test('[A06] a logout in another tab, which leaves nothing in the storage, is seen here', async () => {
  session.start('a token')
  await open('/zh/readme')
  await openWaysOfMember()
  await expect.element(link('登出')).toBeVisible()
  localStorage.clear()
  // So a browser tells the other tabs of a storage that was emptied: without a key.
  dispatchEvent(new StorageEvent('storage', { key: null }))

  await expect.element(link('登入')).toBeVisible()
})

test('each page has its title in the tab, and the name of the portal behind it', async () => {
  const { router } = await open('/zh/security')
  await expect.poll(() => document.title).toMatch(/^帳戶安全.* – \{\{portal\}\}$/)
  await router.navigate({ to: '/readme' })
  await expect.poll(() => document.title).toBe('使用條款 – {{portal}}')
  await router.navigate({ to: '/nofind' })
  await expect.poll(() => document.title).toBe('找不到頁面 – {{portal}}')
})

test('a key held while one clicks leaves a link to the browser', async () => {
  const { router } = await open('/zh/readme')
  const home = page.getByRole('contentinfo').getByRole('link', { name: '聯絡我們' })
  await expect.element(home).toBeInTheDocument()
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...held })
    let taken = false
    // The last to hear of it keeps the browser from opening a window.
    const last = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', last, { once: true })
    home.element().dispatchEvent(click)
    expect(taken, JSON.stringify(held)).toBe(false)
  }
  expect(router.state.location.pathname).toBe('/readme')
})

test('of what is told in passing the last counts', async () => {
  await open('/zh/readme')
  toast.say('已登出')
  toast.say('已登入')
  await expect.element(page.getByText('已登入')).toBeVisible()
  expect(page.getByText('已登出').elements()).toEqual([])
  toast.close()
})

test('what is told in passing can be closed', async () => {
  await open('/zh/readme')
  toast.say('已登出')
  await expect.element(page.getByRole('status').filter({ hasText: '已登出' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '關閉', exact: true }))
  await expect.element(page.getByText('已登出')).not.toBeInTheDocument()
})

test('who uses the keyboard skips to the page', async () => {
  await open('/zh/readme')
  await expect.element(link('跳到主要內容')).toHaveAttribute('href', '#main')
  await expect.element(page.getByRole('main')).toHaveAttribute('id', 'main')
  await expect.element(page.getByRole('main')).toHaveAttribute('tabindex', '-1')
})

test('after a navigation the heading of the new screen has the focus', async () => {
  const { router } = await openPortal('/zh/security', { '/menu/main': done({ items: [] }) })
  await router.navigate({ to: '/error-page' })

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('what is opened first keeps the focus where it is, and so does another search', async () => {
  const { router } = await openPortal('/zh/security', { '/menu/main': done({ items: [] }) })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  await expect.element(heading).not.toHaveFocus()
  await router.navigate({ href: '/zh/security?webview=1' })
  await expect.poll(() => router.state.location.searchStr).toBe('?webview=1')
  await expect.element(heading).not.toHaveFocus()
})

test('[G03] each language is called by its own name, in its own tongue', async () => {
  await open('/zh/readme')
  await expect.element(link('PT Português')).toHaveAttribute('lang', 'pt-PT')
  await expect.element(link('PT Português')).toHaveAttribute('hreflang', 'pt-PT')
  await expect.element(link('EN English')).toHaveAttribute('href', '/ams/login?_locale=en')
  await expect.element(link('EN English')).not.toHaveAttribute('aria-current')
})

test('an error page by its address says whom to call, and has nothing to try again', async () => {
  await open('/zh/error-page')
  await expect.element(page.getByRole('heading', { name: '伺服器錯誤，請稍後再試' })).toBeVisible()
  await expect.element(page.getByText('你的資料沒有遺失。如問題持續，請致電服務熱線。')).toBeVisible()
  expect(page.getByRole('button', { name: '再試一次' }).elements()).toEqual([])
})

test('the way in to reporting a loss says what it will do, and whom to call without an account', async () => {
  await open('/zh/online/apply-modify?action=lostCard')
  await expect.element(page.getByText('報失 20 日後可換領正式會員卡。')).toBeVisible()
  await expect.element(page.getByText(/^未能登入？請致電服務熱線 .*14:30–\u206017:45/)).toBeVisible()
})
