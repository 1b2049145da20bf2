import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { logInAs, loginPage } from './steps.ts'
import { words } from './words.ts'

// Pages that are readable before their scripts arrive (docs/decisions/0028).

const say = words.en

test('a prerendered page is hydrated without being rendered anew', async ({ visit }) => {
  const page = await visit('/robots.txt')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, { firstForm: document.querySelector('form') }),
    )
  })
  await page.goto(loginPage('zh'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '登入', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  expect(await page.evaluate(() => document.querySelector('form') === Reflect.get(globalThis, 'firstForm'))).toBe(true)
})

/** The document from the server. Pages are prerendered soon after its start. */
const prerenderedAt = (server: string, path: string) => async () => (await fetch(server + path)).text()

/** Holds back all scripts until the returned function is called. */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed and sent before the scripts arrive leads nowhere, and is sent when they have come', async ({
  visit,
  server,
  letterTo,
}) => {
  const path = '/zh/online/account/forgot-password'
  await expect.poll(prerenderedAt(server.address, path)).toContain('<form')
  const page = await visit('/robots.txt')
  const arrive = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })

  const account = page.getByRole('textbox', { name: '用戶名稱或電郵地址' })
  await account.fill('siumei')
  await account.press('Enter')
  expect(new URL(page.url()).search).toBe('')

  arrive()
  await expect(page.getByRole('heading', { name: '已收到你的要求' })).toBeFocused()
  await letterTo('siumei@example.mo', '重設密碼')
})

const changeEmail = '/en/online/account/change-email'

test('a member’s screen can be read before the scripts come', { tag: '@A07' }, async ({ visit, server }) => {
  await expect.poll(prerenderedAt(server.address, changeEmail)).toContain('<form')
  const page = await visit(loginPage('en'))
  await logInAs(page, 'yuting', 'en')
  const arrive = await holdScripts(page)
  await page.goto(changeEmail, { waitUntil: 'commit' })

  const address = page.getByRole('textbox', { name: 'New e-mail address', exact: true })
  await address.fill('new@example.mo')
  await expect(page.getByText('Current address:')).toHaveCount(0)

  arrive()
  await expect(page.getByText('Current address: y')).toBeVisible()
  await expect(address).toHaveValue('new@example.mo')

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog'), 'what was typed early would be lost as well').toContainText('If you leave')
})

test('the cache of a member’s data is one file, fetched before any script has run', async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'yuting', 'en')
  const arrive = await holdScripts(page)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  const ofCache = () => [...asked].filter((path) => /^\/assets\/(cache|query|loadCache)-/.test(path))
  await page.goto('/en/online/account', { waitUntil: 'commit' })
  await expect.poll(ofCache).toHaveLength(1)

  const read = page.waitForResponse('**/api/account/info*')
  arrive()
  await read
  expect(ofCache()).toHaveLength(1)
})

test('who is not logged in does not see a member’s screen on the way to the login page', { tag: '@A07' }, async ({
  visit,
  server,
}) => {
  await expect.poll(prerenderedAt(server.address, changeEmail)).toContain('<form')
  const page = await visit('/robots.txt')
  const arrive = await holdScripts(page)
  await page.goto(changeEmail, { waitUntil: 'commit' })

  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
  await expect(page.getByText(say.logOut).first()).toBeHidden()

  arrive()
  await expect(page.getByRole('heading', { name: say.logIn })).toBeVisible()
})

test('the page of a link is hydrated without a fault where its address has lost the secret', async ({ visit }) => {
  const page = await visit('/zh/register/correct/-')
  await expect(page.getByText('此連結不完整。請重新按電郵中的連結，或複製完整的網址。')).toBeVisible()
  await page.goto('/zh/security/login-link/-')
  await expect(page.getByText('此連結不完整。請重新按電郵中的連結，或複製完整的網址。')).toBeVisible()
})

test('what the authority has written can be read before, and without, any script', async ({ visit, server }) => {
  await expect.poll(prerenderedAt(server.address, '/pt/faq')).toContain('<h1')

  const page = await visit('/pt/faq', { javaScriptEnabled: false })

  await expect(page).toHaveTitle(/^Perguntas frequentes – /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas frequentes')
  await expect(page.getByRole('main')).toContainText('310×464')

  await page.goto('/zh/register')
  await expect(page.getByRole('main').getByRole('button', { name: '開始登記' })).toBeVisible()
})
