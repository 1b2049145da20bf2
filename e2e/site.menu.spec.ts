import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './portal.ts'
import { logIn, loginPage, openWaysOfMember } from './steps.ts'
import { type Locale, locales } from './words.ts'

const wide = { viewport: { width: 1280, height: 900 } }
const narrow = { viewport: { width: 390, height: 700 } }
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const topOf = (page: Page) =>
  menuOf(page).getByRole('button', { name: /^(Membership|Sports facilities|My account|Help)$/, expanded: true })

test('wide: links and panels, tabs where it goes deeper, one open at a time, any click closes', {
  tag: ['@L06', '@L07', '@L08'],
}, async ({ visit }) => {
  const page = await visit('/en/faq', wide)
  const menu = menuOf(page)
  await expect(menu.getByRole('link', { name: 'Classes' })).toHaveAttribute('href', '/en/classes')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden()

  await menu.getByRole('button', { name: 'Membership' }).click()
  await expect(menu.getByRole('link', { name: 'About membership' })).toBeVisible()
  await menu.getByRole('button', { name: 'Sports facilities' }).click()
  await expect(topOf(page)).toHaveText(['Sports facilities'])
  await expect(menu.getByRole('link', { name: 'About membership' })).toBeHidden()

  const venues = menu.getByRole('button', { name: 'Venues', exact: true })
  const swimming = menu.getByRole('button', { name: 'Swimming' })
  await expect(venues).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'Mong-Há Sports Centre' }), 'the fourth level').toBeVisible()
  const [left, right] = [await venues.boundingBox(), await menu.getByRole('link', { name: 'All venues' }).boundingBox()]
  expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0)
  await swimming.click()
  await expect(menu.getByRole('link', { name: 'All pools' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Mong-Há Sports Centre' })).toBeHidden()
  await expect(topOf(page), 'the panel stays').toHaveText(['Sports facilities'])

  await page.mouse.click(640, 800)
  await expect(topOf(page)).toHaveCount(0)
  await menu.getByRole('button', { name: 'Help' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(topOf(page)).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Help' })).toBeFocused()
})

test('narrow: an accordion down to the fourth level, behind a button, closed again at 991 pixels', {
  tag: ['@L06', '@L07', '@L08', '@L09'],
}, async ({ visit }) => {
  const page = await visit('/en/faq', narrow)
  const menu = menuOf(page)
  await expect(menu.getByRole('link', { name: 'Classes' })).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(menu.getByRole('link', { name: 'Classes' })).toBeVisible()
  await menu.getByRole('button', { name: 'Membership' }).click()
  await menu.getByRole('button', { name: 'Sports facilities' }).click()
  await expect(topOf(page)).toHaveText(['Sports facilities'])
  await menu.getByRole('button', { name: 'Venues', exact: true }).click()
  await menu.getByRole('button', { name: 'All venues' }).click()
  await expect(menu.getByRole('link', { name: 'Mong-Há Sports Centre' })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 991, height: 700 })
  await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: 'Mong-Há Sports Centre' })).toBeHidden()
  await page.setViewportSize({ width: 992, height: 700 })
  await expect(menu.getByRole('button', { name: 'Sports facilities' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden()

  await page.setViewportSize(narrow.viewport)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await expect(menu.getByRole('link', { name: 'Classes' })).toBeHidden()
})

test('narrow: the bar stays in sight, measured again 300 ms after the window has changed', { tag: '@L09' }, async ({
  visit,
}) => {
  const page = await visit('/en/faq', { viewport: { width: 390, height: 300 } })
  const button = page.getByRole('button', { name: 'Open the menu' })
  const bar = () =>
    page.evaluate(() => Number.parseFloat(document.documentElement.style.getPropertyValue('--bar-height')))
  await expect.poll(bar).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, 200))
  await expect(button).toBeInViewport()
  const { y = -1 } = (await page.getByRole('banner').boundingBox()) ?? {}
  expect(Math.round(y), 'at the upper edge').toBe(0)

  // Bigger letters make a higher bar; its height is known only when the window is touched and has come to rest.
  const before = await bar()
  await page.evaluate(() => {
    const row = document.querySelector('header')?.firstElementChild
    if (row instanceof HTMLElement) row.style.minBlockSize = '120px'
  })
  expect(await bar()).toBe(before)
  await page.setViewportSize({ width: 380, height: 300 })
  await expect.poll(bar).toBeGreaterThanOrEqual(120)
})

test('names with an icon have it, the way back has a yellow chip, and what is not to be shown is not there', {
  tag: '@L10',
}, async ({ visit }) => {
  const page = await visit('/en/faq', wide)
  const menu = menuOf(page)
  const main = menu.getByRole('link', { name: 'Back to the main site' })
  await expect(main).toHaveAttribute('href', /demonstration/)
  const [red = 0, green = 0, blue = 255] = await main.evaluate((element) =>
    (getComputedStyle(element, '::before').backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
  )
  expect(Math.min(red, green) - blue, 'yellow: red and green, little blue').toBeGreaterThan(60)

  await expect(menu.locator('[data-icon]')).toHaveCount(8)
  for (const name of ['pool', 'mh', 'ob', 'pool-today', 'vbs-today', 'favorite', 'manage-player', 'change-mobile'])
    await expect(menu.locator(`a:has([data-icon="${name}"])`)).toHaveCount(1)
  await menu.getByRole('button', { name: 'My account' }).click()
  await expect(menu.getByRole('link', { name: 'Players' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Ballot results', includeHidden: true })).toHaveCount(0)
})

const footers: Record<Locale, [string, string][]> = {
  zh: [
    ['示範體育機構網站', '/demonstration'],
    ['返回主頁', '/zh'],
    ['常見問題', '/zh/faq'],
    ['聯絡我們', '/zh/contact'],
    ['相關網站', '/zh/related-websites'],
    ['使用條款', '/zh/readme'],
    ['帳戶安全', '/zh/security'],
    ['開放資料', '/zh/open-data'],
    ['服務承諾', '/zh/service-charter'],
  ],
  pt: [
    ['Voltar ao início', '/pt'],
    ['Perguntas frequentes', '/pt/faq'],
    ['Contactos', '/pt/contact'],
    ['Sítios relacionados', '/pt/related-websites'],
    ['Termos de utilização', '/pt/readme'],
    ['Segurança da conta', '/pt/security'],
    ['Dados abertos', '/pt/open-data'],
    ['Carta de Qualidade', '/pt/service-charter'],
  ],
  en: [
    ['Back to home', '/en'],
    ['Frequently asked questions', '/en/faq'],
    ['Contact us', '/en/contact'],
    ['Related websites', '/en/related-websites'],
    ['Terms of use', '/en/readme'],
    ['Account security', '/en/security'],
    ['Open data', '/en/open-data'],
  ],
}

test('the footer leads on, to pages that are there, and says whom to call, in each language', {
  tag: ['@L03', '@K02', '@R42'],
}, async ({ visit }) => {
  const page = await visit('/robots.txt')
  const footer = page.getByRole('contentinfo')
  for (const locale of locales) {
    await page.goto(`/${locale}/readme`, { waitUntil: 'networkidle' })
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(footers[locale].map(([label]) => label))
    await expect(footer).toContainText('2888 0000')
    await expect(footer).toContainText(/09:00–\u206013:00.*14:30–\u206017:45.*14:30–\u206017:30/)
    for (const [label, path] of footers[locale].filter(([, path]) => path.split('/').length > 2)) {
      await footer.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner'), `${path} is there`).toBeVisible()
    }
    await footer.locator(`a[href="/${locale}"]`).click()
    await expect(page).toHaveURL(`/ams/login?_locale=${locale}`)
  }
})

test('two layouts: the login without, the account with a bar that says where one is', {
  tag: ['@L01', '@L02', '@L05'],
}, async ({ visit }) => {
  const page = await visit(loginPage('en'), wide)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(page.locator('[data-layout="simple"]')).toBeVisible()
  await expect(crumbs).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await logIn(page, 'en')

  await page.goto('/en/online/account/report-loss')
  await expect(page.locator('[data-layout="menu"]')).toBeVisible()
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'My account', 'Report a lost card'])
  const order = await page.evaluate(() =>
    ['header', 'nav[aria-label="Breadcrumb"]', 'main', 'footer'].map(
      (one) => document.querySelector(one)?.getBoundingClientRect().top ?? -1,
    ),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  const banner = page.getByRole('banner')
  await expect(banner).toContainText('Hello, Tom Reed')
  await openWaysOfMember(page)
  await expect(banner.getByRole('link', { name: 'Log out' })).toBeVisible()
  await expect(banner.getByRole('navigation', { name: 'Language' }).getByRole('link')).toHaveText(['繁', 'PT', 'EN'])
  for (const name of ['繁體中文', 'Português', 'English'])
    await expect(banner.getByRole('navigation', { name: 'Language' }).getByRole('link', { name })).toBeVisible()
  await crumbs.getByRole('link', { name: 'My account' }).click()
  await expect(page).toHaveURL('/en/online/account')
})

test('a screen of the portal gets no code in its address, whatever the menu calls it', {
  tag: '@L11',
}, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  const openSwimming = async () => {
    await page.getByRole('button', { name: 'Sports facilities' }).click()
    await page.getByRole('button', { name: 'Swimming' }).click()
  }
  await openSwimming()
  await page.getByRole('link', { name: 'Pool tickets today' }).click()
  await expect(page).toHaveURL('/en/pools/today')

  await page.goto(loginPage('en'))
  await logIn(page, 'en')
  // The arrival closes whatever is open by then.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const [name, path] of [
    ['Pool tickets today', 'today'],
    ['Where the pools are', 'map'],
  ] as const) {
    await openSwimming()
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/en/pools/${path}`)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/en/pools/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await openSwimming()
  await menuOf(page).getByRole('link', { name: 'All pools' }).click()
  await expect(page).toHaveURL('/en/pools')
})
