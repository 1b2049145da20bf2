import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, loginPage } from './steps.ts'
import type { Locale } from './words.ts'

test('the account: who one is, the card, its code shown and hidden, contacts and terms', {
  tag: ['@R24', '@G04'],
}, async ({ visit }) => {
  const page = await visit(loginPage('pt'))
  await logIn(page, 'pt')
  const main = page.getByRole('main')
  await expect(main).toContainText('Ana Sousa')
  await expect(page.getByRole('banner')).toContainText('Ana Sousa')
  await expect(main).toContainText(/\d{3} \d{3} \d{3}/)
  await expect(main).toContainText(/6612 ••••/)

  const picture = main.locator('svg[role="img"]')
  await expect(picture).toHaveCount(0)
  await main.getByRole('button', { name: 'Mostrar o código QR' }).click()
  await expect(picture).toBeVisible()
  await expectFitForEverybody(page)
  await main.getByRole('button', { name: 'Ocultar o código QR' }).click()
  await expect(picture).toHaveCount(0)

  await main.getByRole('link', { name: 'Termos de utilização' }).click()
  await expect(page).toHaveURL('/pt/readme')
})

/** The form of a day in each language. */
const day: Record<Locale, RegExp> = {
  zh: /^\d{4}年\d{1,2}月\d{1,2}日$/,
  pt: /^\d{1,2} de [A-Z][a-zç]+ de \d{4}$/,
  en: /^\d{1,2} [A-Z][a-z]+ \d{4}$/,
}

test('in each language name, days and numbers are as it writes them', { tag: '@G04' }, async ({ visit }) => {
  const page = await visit(loginPage('zh'))
  await logIn(page, 'zh')
  await expect(page.getByRole('banner')).toContainText('陳小美')
  await expect(page.getByRole('main').locator('time')).toHaveText(day.zh)

  for (const [language, locale] of [
    ['Português', 'pt'],
    ['English', 'en'],
  ] as const) {
    await page.getByRole('link', { name: language }).click()
    await expect(page).toHaveURL(`/${locale}/online/account`)
    await expect(page.getByRole('banner')).toContainText('Chan Sio Mei')
    await expect(page.getByRole('banner')).not.toContainText('陳小美')
    await expect(page.getByRole('main').locator('time')).toHaveText(day[locale])
  }

  // The one broken number that the portal shows: half a point, for each half hour.
  for (const [locale, half] of [
    ['zh', '得 0.5 分'],
    ['pt', 'valem 0,5 pontos'],
    ['en', 'earns 0.5 points'],
  ] as const) {
    await page.goto(`/${locale}/points`)
    await expect(page.getByRole('main')).toContainText(half)
  }
})

test('that the member cannot be read sends nobody away: one tries again', { tag: '@X06' }, async ({
  visit,
  allowComplaint,
}) => {
  allowComplaint(/status of 500/)
  const page = await visit(loginPage('en'))
  await page.route('**/api/account/info*', (route) =>
    route.fulfill({ status: 500, json: { reference: 'abc', message: '?' } }),
  )
  await logIn(page, 'en')
  await expect(page.getByRole('main')).toContainText('We could not load your details.')

  // The greeting asks for the same data, and must keep its own response.
  await page.reload({ waitUntil: 'networkidle' })
  await page.unroute('**/api/account/info*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('Tom Reed')
})
