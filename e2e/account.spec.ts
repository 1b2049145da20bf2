import { expect, expectAccessible, test } from './portal.ts'
import { logIn, loginPage } from './steps.ts'
import type { Locale } from './words.ts'

const said: Record<Locale, { name: string; day: RegExp; show: string; hide: string; terms: string }> = {
  zh: { name: '陳小美', day: /\d{4}年\d{1,2}月\d{1,2}日/, show: '顯示 QR 碼', hide: '隱藏 QR 碼', terms: '使用條款' },
  pt: {
    name: 'Ana Sousa',
    day: /\d{1,2} de [A-Z][a-zç]+ de \d{4}/,
    show: 'Mostrar o código QR',
    hide: 'Ocultar o código QR',
    terms: 'Termos de utilização',
  },
  en: {
    name: 'Tom Reed',
    day: /\d{1,2} [A-Z][a-z]+ \d{4}/,
    show: 'Show QR code',
    hide: 'Hide QR code',
    terms: 'Terms of use',
  },
}

for (const locale of ['zh', 'pt', 'en'] as const)
  test(`the account in ${locale}: who one is, the card, its code shown and hidden, contacts and terms`, {
    tag: ['@R24', '@G04'],
  }, async ({ visit }) => {
    const { name, day, show, hide, terms } = said[locale]
    const page = await visit(loginPage(locale))
    await logIn(page, locale)
    const main = page.getByRole('main')
    await expect(main).toContainText(name)
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(main).toContainText(/\d{3} \d{3} \d{3}/)
    await expect(main.locator('time')).toHaveText(day)
    await expect(main).toContainText(/6612 ••••/)

    const picture = main.locator('svg[role="img"]')
    await expect(picture).toHaveCount(0)
    await main.getByRole('button', { name: show }).click()
    await expect(picture).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: hide }).click()
    await expect(picture).toHaveCount(0)

    await main.getByRole('link', { name: terms }).click()
    await expect(page).toHaveURL(`/${locale}/readme`)
  })

test('the Chinese name is for Chinese, the other one for other languages', { tag: '@G04' }, async ({ visit }) => {
  const page = await visit(loginPage('zh'))
  await logIn(page, 'zh')
  await expect(page.getByRole('banner')).toContainText('陳小美')

  await page.getByRole('link', { name: 'English' }).click()

  await expect(page).toHaveURL('/en/online/account')
  await expect(page.getByRole('banner')).toContainText('Chan Sio Mei')
  await expect(page.getByRole('banner')).not.toContainText('陳小美')
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
  await expect(page.getByRole('main')).toContainText('Your details could not be read.')

  // Who greets the member asks as well, and must not be the one who is answered.
  await page.reload({ waitUntil: 'networkidle' })
  await page.unroute('**/api/account/info*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('Tom Reed')
})
