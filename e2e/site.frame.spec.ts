import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { giveLogin, logInAs, loginPage, logOut, people, stored } from './steps.ts'
import { locales, words } from './words.ts'

const say = words.en

for (const locale of locales)
  test(`the login page speaks ${locale} and says so`, { tag: ['@G01', '@G04', '@L01', '@L05'] }, async ({ visit }) => {
    const page = await visit(loginPage(locale))

    await expect(page.locator('html')).toHaveAttribute('lang', words[locale].language)
    await expect(page.getByRole('heading', { name: words[locale].logIn })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
  })

test('old addresses lead to the login, in their language and with what they carry', {
  tag: ['@R02', '@R03', '@R13'],
}, async ({ visit }) => {
  const page = await visit('/robots.txt')
  const last = await page.goto('/')
  const between = last?.request().redirectedFrom()
  expect(new URL(between?.url() ?? '').pathname, 'first to the language').toBe('/zh/')
  expect(new URL(between?.redirectedFrom()?.url() ?? '').pathname).toBe('/')
  await expect(page).toHaveURL('/ams/login?_locale=zh')

  for (const [from, to] of [
    ['/ams/login/index?app=profile', '/ams/login?app=profile'],
    ['/pt/', '/ams/login?_locale=pt'],
    ['/en/online/login?app=profile', '/ams/login?app=profile&_locale=en'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
})

test('on the login page a change of language goes into the query, and is remembered', {
  tag: ['@G02', '@A14'],
}, async ({ visit }) => {
  const page = await visit('/ams/login?app=profile')
  await page.getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL('/ams/login?app=profile&_locale=pt')
  await expect(page.getByRole('heading', { name: words.pt.logIn })).toBeVisible()
  expect((await stored(page))['language']).toBe('pt')

  await page.goto('/ams/login')

  await expect(page.getByRole('heading', { name: words.pt.logIn })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', words.pt.language)
})

test('elsewhere it goes into the path, keeps the query, and is remembered where no language stands', {
  tag: ['@G03', '@R04'],
}, async ({ visit }) => {
  const page = await visit('/zh/faq?a=1&b=2')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/faq?a=1&b=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await stored(page, 'sessionStorage'))['locale']).toBe('en')

  await page.goto('/faq')

  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
})

test('only zh, pt and en are languages; what is not there is said alone on the page', {
  tag: ['@R04', '@R42', '@L04'],
}, async ({ visit }) => {
  for (const address of ['/fr/online/account', '/zh/no-such-page']) {
    const page = await visit(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到頁面')
    await expect(page).toHaveTitle(/找不到頁面/)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '返回主頁' })).toHaveAttribute('href', '/zh')
  }
})

test('nofind, the error page and the logo lead home', { tag: ['@R14', '@R20', '@L01', '@X11'] }, async ({ visit }) => {
  const missing = await visit('/pt/nofind')
  await expect(missing.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada')
  await missing.getByRole('link').click()
  await expect(missing).toHaveURL('/ams/login?_locale=pt')

  const broken = await visit('/zh/error-page')
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('伺服器錯誤，請稍後再試')
  await broken.goto('/pt/error-page')
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('Erro do servidor, tente mais tarde')
  await broken.goto('/en/error-page')
  await expect(broken.getByRole('heading', { level: 1 })).toHaveText('Server error, try again later')
  await expect(broken.getByRole('main')).toContainText('2888 0000')
  const logo = broken.getByRole('banner').getByRole('link', { name: 'Sports Membership' })
  await expect(logo.locator('svg')).toBeVisible()
  await logo.click()
  await expect(broken).toHaveURL('/ams/login?_locale=en')
})

test('the terms of use stand in three variants and three languages, in the menu layout', {
  tag: ['@R21', '@L02', '@L05'],
}, async ({ visit }) => {
  const [titles, texts] = [new Set<string>(), new Set<string>()]
  const page = await visit('/robots.txt')
  for (const key of ['readme', 'readme-gov', 'readme-parent'])
    for (const locale of locales) {
      await page.goto(`/${locale}/${key}`, { waitUntil: 'networkidle' })
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      titles.add(title)
      // The title is left out: otherwise one text under another’s title would go unseen.
      texts.add((await page.getByRole('main').innerText()).replace(title, ''))
      await expect(page.locator('[aria-current="page"]')).toHaveText(title)
    }
  expect([titles.size, texts.size]).toEqual([9, 9])
})

/** The parts of a layout between header and footer: their kind, whether they have text, and whether they take room. */
const partsOf = (page: Page, layout: 'menu' | 'simple') =>
  page
    .locator(`[data-layout="${layout}"]`)
    .evaluate(({ children }) =>
      [...children].map(({ tagName, textContent, clientHeight }) => [tagName, textContent !== '', clientHeight > 0]),
    )

test('menu layout: header, spacer, breadcrumb bar, page, footer; simple layout: header, page, footer', {
  tag: '@L05',
}, async ({ visit }) => {
  const page = await visit('/en/faq')
  const bar = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await partsOf(page, 'menu')).toEqual([
    ['DIV', false, true],
    ['NAV', true, true],
    ['MAIN', true, true],
  ])
  await expect(bar.getByRole('link')).toHaveText(['Home'])

  await page.goto(loginPage('en'))
  expect(await partsOf(page, 'simple')).toEqual([['MAIN', true, true]])
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeAttached()
})

test('the menu opens one panel at a time, closes by any click, and leads on without a new page', {
  tag: ['@L01', '@L06', '@L07', '@L08', '@L10'],
}, async ({ visit }) => {
  const page = await visit('/zh/faq', { viewport: { width: 1280, height: 900 } })
  const menu = page.getByRole('navigation', { name: '選單' })
  const facilities = menu.getByRole('button', { name: '體育設施' })
  await facilities.click()
  await expectAccessible(page)
  await menu.getByRole('button', { name: '會員', exact: true }).click()
  await expect(facilities).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('main').click()
  await expect(menu.getByRole('link', { name: '會員計劃' })).toBeHidden()

  await page.evaluate(() => Object.assign(globalThis, { samePage: true }))
  await menu.getByRole('button', { name: '會員', exact: true }).click()
  await menu.getByRole('link', { name: '會員計劃' }).click()
  await expect(page).toHaveURL('/zh/membership')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'samePage'))).toBe(true)
})

test('on a narrow screen the menu is an accordion behind a button', { tag: ['@L07', '@L09'] }, async ({ visit }) => {
  const page = await visit('/pt/faq', { viewport: { width: 320, height: 700 } })
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await page.getByRole('button', { name: 'Sócios' }).click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('in development an api key in the address is shown, and nothing else', { tag: '@Q05' }, async ({ visit }) => {
  const page = await visit('/zh/faq?apikey=key-of-the-app')

  await expect(page.locator('#root')).toHaveText('key-of-the-app')
  await expect(page).toHaveURL('/zh/faq')
})

test('in development there is a red border and a version', { tag: '@L12' }, async ({ visit }) => {
  const page = await visit('/zh/faq')

  await expect(page.locator('html')).toHaveCSS('border-top-width', '8px')
  await expect(page.locator('html')).toHaveCSS('border-top-color', 'rgb(212, 20, 31)')
  await expect(page.getByText(/^開發版本 \d/)).toBeVisible()
})

test('the splash is gone within half a second, and does not come again', { tag: '@L13' }, async ({ visit }) => {
  const page = await visit('/robots.txt')
  await page.addInitScript(() => {
    const began = performance.now()
    document.addEventListener('animationend', ({ target }) => {
      if (target instanceof Element && target.id === 'splash')
        Object.assign(globalThis, { faded: performance.now() - began })
    })
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (target instanceof Element && target.id === 'splash') Object.assign(globalThis, { fading: animationName })
    })
  })
  await page.goto('/zh/faq')
  await expect(page.locator('#splash')).toBeHidden()
  await expect(page.locator('#splash')).toHaveCSS('animation-duration', '0.5s')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'fading'))).toBeTruthy()

  await page.goto('/zh/contact')
  await expect(page.locator('#splash')).toHaveCSS('display', 'none')
})

test('who asks for less motion sees no splash', { tag: '@L13' }, async ({ visit }) => {
  const page = await visit('/zh/faq', { reducedMotion: 'reduce' })

  await expect(page.locator('#splash')).toHaveCSS('display', 'none')
})

test('who logs in lands where they wanted to go, is greeted, and leaves nothing behind when logging out', {
  tag: ['@R12', '@L01', '@A06', '@A14', '@G04'],
}, async ({ visit }) => {
  const page = await visit('/ams/login?app=profile', { viewport: { width: 1280, height: 900 } })
  await giveLogin(page, 'zh', people.zh)
  await expect(page).toHaveURL('/zh/online/account')
  await expect(page.getByRole('banner')).toContainText('，你好')
  expect(await stored(page)).toMatchObject({ loginMethod: 'account', loginApp: 'profile' })

  await logOut(page, 'zh')

  await expect(page).toHaveURL(/\/ams\/login/)
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
  expect(await stored(page)).toEqual({})
})

test('a lost card is reported from the account, or else by way of the login', {
  tag: ['@R15', '@C05', '@A07'],
}, async ({ visit }) => {
  const page = await visit('/zh/online/apply-modify?action=lostCard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('報失會員卡')
  await expect(page.getByRole('main')).toContainText(/未能登入？請致電服務熱線 [\d ]+（/)
  await expectAccessible(page)
  await page.getByRole('link', { name: '登入並報失' }).click()
  await expect(page).toHaveURL('/ams/login?app=lostCard&_locale=zh')
  await giveLogin(page, 'zh', people.zh)
  await expect(page).toHaveURL('/zh/online/account/report-loss')

  await page.goto('/zh/online/apply-modify?action=lostCard')
  await expect(page).toHaveURL('/zh/online/account/report-loss')
  await page.goto('/zh/online/apply-modify')
  await expect(page).toHaveURL('/zh/online/account')
})

test('without a token the login page comes first, in the language of the address', { tag: '@A07' }, async ({
  visit,
}) => {
  const page = await visit('/pt/online/account')

  await expect(page).toHaveURL('/ams/login?_locale=pt')
})

test('the network gone on a page of one’s own: a message, and the login', { tag: ['@X06', '@X07'] }, async ({
  visit,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const page = await visit('/ams/login?app=profile')
  await giveLogin(page, 'zh', people.zh)
  await expect(page).toHaveURL('/zh/online/account')
  await page.waitForLoadState('networkidle')
  await page.route('**/api/account/**', (route) => route.abort())

  await page.reload()

  await expect(page).toHaveURL('/ams/login?app=profile&_locale=zh')
  await expect(page.getByRole('status').filter({ hasText: '系統發生錯誤，請稍後再試' })).toBeVisible()
  expect(await stored(page)).not.toHaveProperty('palaestra.token')
})

test('a screen is fetched when its link is pointed at', async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'yuting', 'en')
  const fetched = page.waitForRequest(/ReportLossScreen/)

  await page.getByRole('link', { name: say.reportLoss }).hover()

  await fetched
})

test('going back finds the place where one was', async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'yuting', 'en')
  await page.setViewportSize({ width: 400, height: 300 })
  await page.mouse.wheel(0, 60)
  const link = page.getByRole('link', { name: say.reportLoss })
  await link.hover() // Scrolls by itself where it must.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.waitForTimeout(300) // The router notes the place a moment after the scrolling.
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page.getByLabel(say.howLost)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})
