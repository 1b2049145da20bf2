import { expect, test } from './portal.ts'
import { logInAs, loginPage, stored } from './steps.ts'
import { words } from './words.ts'

// Inside an app: its web view, and what the app says in an address.

const say = words.en

test('inside the app there is neither header nor footer, also on the next page', { tag: ['@Q01', '@Q03'] }, async ({
  visit,
}) => {
  const page = await visit('/zh/faq?webview=0&appver=3.10')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  expect(await stored(page, 'sessionStorage')).toMatchObject({ webview: '0', appver: '3.10' })

  await page.goto('/zh/contact')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('what an address says of the visit is kept for the session, what is not well-formed is not', {
  tag: ['@Q03', '@A14'],
}, async ({ visit }) => {
  const page = await visit('/zh/faq?webview=1&appver=3.10&app=profile&needAuth=1&isbind=0&_locale=pt')
  const kept = { webview: '1', appver: '3.10', app: 'profile', needAuth: '1', 'bind-gov': '0', locale: 'pt' }
  expect(await stored(page, 'sessionStorage')).toMatchObject(kept)

  await page.goto('/zh/contact?webview=<b>&appver=new&app=//evil.example&needAuth=x&isbind=&_locale=fr')

  expect(await stored(page, 'sessionStorage')).toMatchObject(kept)
  await expect(page.locator('html')).toHaveAttribute('lang', words.zh.language)
})

test('inside the app of the government the simple layout is white', { tag: '@Q02' }, async ({ visit }) => {
  const page = await visit('/ams/login?webview=gov', { colorScheme: 'light' })

  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.goto('/zh/faq')
  await expect(page.locator('[data-layout="menu"]')).toBeVisible()
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('a web view that refuses to keep anything has its member until the page is left', { tag: '@A14' }, async ({
  visit,
}) => {
  const page = await visit('/robots.txt')
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, kind, { get })
  })
  await page.goto(loginPage('en'), { waitUntil: 'networkidle' })
  await logInAs(page, 'yuting', 'en')

  await expect(page.getByRole('heading', { name: /^Hello, /, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: say.reportLoss }).click()
  await expect(page.getByLabel(say.howLost)).toBeVisible()
})
