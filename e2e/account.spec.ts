import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, logInAs, loginPage } from './steps.ts'
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

  await expect(main.getByRole('img', { name: 'Fotografia do sócio' })).toBeVisible()

  const picture = main.locator('svg[role="img"]')
  await expect(picture).toHaveCount(0)
  await main.getByRole('button', { name: 'Mostrar o código QR' }).click()
  await expect(picture).toBeVisible()
  await expectFitForEverybody(page)
  await page.getByRole('button', { name: 'Fechar' }).click()
  await expect(picture).toHaveCount(0)
  await expect(page).toHaveURL('/pt/online/account')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de utilização' }).click()
  await expect(page).toHaveURL('/pt/readme')
})

test('the card fills a telephone from a home screen, also when one has to log in first', { tag: '@R24' }, async ({
  visit,
}) => {
  const page = await visit('/en/online/account?pass&webview=0')
  await expect(page).toHaveURL(/ams\/login/)
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'en')
  const pass = page.getByRole('dialog', { name: 'Membership card' })
  await expect(pass.getByRole('img', { name: 'QR code of the membership card' })).toBeVisible()
  await expect(pass).toContainText('Tom Reed')
  await expectFitForEverybody(page)
  await expect(page, 'a reload shows it again').toHaveURL('/en/online/account?pass=')
  await page.keyboard.press('Escape')
  await expect(pass).toHaveCount(0)
  await expect(page).toHaveURL('/en/online/account')
  await page.goto('/en/online/account?pass', { waitUntil: 'networkidle' })
  await expect(pass.getByRole('img', { name: 'QR code of the membership card' })).toBeVisible()
})

test('on a home screen the portal is an app, whose icon offers the card', { tag: '@R24' }, async ({ visit }) => {
  const page = await visit(loginPage('pt'))
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', /\S/)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  // Chromium’s own reading of it: what it finds wrong, and the address that it opens.
  const devtools = await page.context().newCDPSession(page)
  const { errors, data, url } = await devtools.send('Page.getAppManifest')
  expect([errors, url.endsWith(href ?? '-'), data?.length]).toEqual([[], true, JSON.stringify(manifest).length])
  const sizesOf = (icons: { src: string }[]) =>
    Promise.all(
      icons.map(async ({ src }) => {
        const image = Object.assign(new Image(), { src })
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }),
    )
  const wanted = manifest.icons.map(({ sizes }: { sizes: string }) => sizes)
  expect(await page.evaluate(sizesOf, manifest.icons)).toEqual(wanted)

  const [{ name, url: card }] = manifest.shortcuts
  expect(name).toBe('Mostrar o cartão')
  await page.goto(card)
  await logIn(page, 'pt')
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR/ })).toBeVisible()
})

for (const [username, locale, name] of [
  ['tom', 'en', 'Tom Reed'],
  ['waiman', 'zh', '何惠雯'],
  ['chikeong', 'pt', 'Leong Chi Keong'],
] as const)
  test(`printed, the account of ${username} is the card alone, of the size of one`, { tag: '@R24' }, async ({
    visit,
  }) => {
    const page = await visit(loginPage(locale))
    await logInAs(page, username, locale)
    const card = page.locator('main [data-face]')
    await expect(card).toContainText(name)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['banner', 'contentinfo', 'heading', 'button', 'link', 'list'] as const)
      await expect(page.getByRole(hidden).filter({ visible: true }), hidden).toHaveCount(0)
    const box = await card.boundingBox()
    const millimetres = (pixels = 0) => (pixels / 96) * 25.4
    expect(millimetres(box?.width)).toBeCloseTo(85.6, 1)
    expect(millimetres(box?.height)).toBeCloseTo(54, 1)
    await expect(card).toContainText(/\d{3} \d{3} \d{3}/)
    expect(await card.evaluate((face) => face.scrollHeight <= face.clientHeight), 'nothing falls off').toBe(true)
  })

for (const username of ['siumei', 'lokio', 'kahou', 'waiman', 'chikeong'])
  for (const width of [390, 1280])
    test(`nothing jumps on the account of ${username} while its answer is slow, ${width} pixels wide`, {
      tag: '@R24',
    }, async ({ visit }) => {
      const page = await visit(loginPage('pt'))
      await page.setViewportSize({ width, height: 844 })
      await logInAs(page, username, 'pt')
      await page.route('**/api/account/**', async (route) => {
        await new Promise((passed) => setTimeout(passed, 400))
        await route.continue()
      })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.reload({ waitUntil: 'networkidle' })
      await expect(page.getByRole('main')).toContainText('Telemóvel')
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
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
