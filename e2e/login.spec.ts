import type { Page } from '@playwright/test'
import { codeFor, field } from './applicant.ts'
import { expect, expectAccessible, test } from './portal.ts'
import { logIn, loginPage, people } from './steps.ts'

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

test('the login page speaks the language of the query, else of this visit, else Chinese', async ({ visit }) => {
  const page = await visit('/ams/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登入')

  await page.goto('/ams/login?_locale=en')
  await page.goto('/ams/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await page.goto('/ams/login?_locale=pt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sessão')
  await page.goto('/ams/login?_locale=fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sessão')
})

test('`app` leads on after the login, and only where it may', { tag: ['@A14'] }, async ({ visit }) => {
  for (const [app, arrival] of [
    ['profile', '/en/online/account'],
    ['lostCard', '/en/online/account/report-loss'],
    ['https://elsewhere.example', '/en/online/account'],
  ] as const) {
    const page = await visit(`/ams/login?_locale=en&app=${encodeURIComponent(app)}`)
    await page.getByRole('textbox', { name: 'Username' }).fill(people.en.username)
    await page.getByRole('textbox', { name: 'Password' }).fill('open-sesame-26')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(arrival)
    expect((await stored(page))['loginApp']).toBe(app.startsWith('https') ? undefined : app)
  }
})

test('a wrong login is told without a hint, and what was typed stays', { tag: ['@A01', '@X05'] }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  for (const username of [people.en.username, 'nobody.at.all']) {
    await field(page, 'username').fill(username)
    await field(page, 'password').fill('not the password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toHaveText('These login details are not right')
    await expect(field(page, 'username')).toHaveValue(username)
  }
  expect(await stored(page)).not.toHaveProperty('palaestra.token')
})

test('who came in by code finds that way again when the session has run out', { tag: ['@A02', '@A14'] }, async ({
  visit,
  server,
  setClock,
}) => {
  await setClock({ now: '2026-04-01T10:00:00+08:00' })
  const page = await visit(loginPage('en'))
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await expectAccessible(page)
  await field(page, 'mobile').fill('66120003')
  const code = await codeFor(page, '66120003', server)
  await field(page, 'code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/en/online/account')
  await expect(page.getByRole('banner')).toContainText('Hello, Tom Reed')
  expect(await stored(page)).toMatchObject({ loginMethod: 'sms', name: 'Tom Reed' })

  await setClock({ forward: 'PT31M' })
  await page.reload()

  await expect(page).toHaveURL(/^[^?]+\/ams\/login\?(app=account&)?_locale=en$/)
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true')
  expect(await stored(page)).toEqual(expect.not.objectContaining({ 'palaestra.token': expect.anything() }))
  expect(await stored(page)).not.toHaveProperty('name')
  await field(page, 'mobile').fill('66120003')
  await field(page, 'code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert'), 'a code opens once').toContainText('This code is wrong or has run out')

  // Drawn beforehand, which cannot know the way of the last time: taken over without a complaint.
  await page.goto('/ams/login?_locale=pt')
  await expect(page.getByRole('tab', { name: 'Telemóvel' })).toHaveAttribute('aria-selected', 'true')
})

test('another tab logs out, and this one knows', { tag: '@A06' }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logIn(page, 'en')
  const other = await page.context().newPage()
  await other.goto('/en/security/logout')
  await other.waitForURL('**/ams/login**')

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})
