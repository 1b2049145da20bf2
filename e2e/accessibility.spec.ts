import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectFitForEverybody, test } from './portal.ts'
import { logIn, logInAtDesk, loginPage } from './steps.ts'
import { locales } from './words.ts'

const root = join(import.meta.dirname, '..')
/** The paths of the routes as they are written, so that a new screen is looked at, too. */
const pathsIn = (file: string) => {
  const written = readFileSync(join(root, file), 'utf8').matchAll(/'(\/[^']*)'/g)
  return [...new Set([...written].map(([, path = '']) => path))]
}

const given = { $hash: 'x'.repeat(43), $reference: 'A26-234679', $: 'faq' }
const filled = (path: string) => path.replace(/\$\w*/g, (name) => given[name as keyof typeof given])

const forMembers = (path: string) => path.startsWith('/online/account')
/** They lead elsewhere at once. */
const leadsOn = ['/', '/ams/login/index', '/online/login', '/security/logout']

for (const locale of locales) {
  test(`every screen of the portal in ${locale}: light, dark and narrow`, { tag: ['@G01', '@G04'] }, async ({
    visit,
  }) => {
    test.setTimeout(400_000)
    const page = await visit(loginPage(locale), { reducedMotion: 'reduce' })
    await expectFitForEverybody(page)
    const paths = pathsIn('web/src/routes.ts').filter((path) => !leadsOn.includes(path) && path !== '/ams/login')
    expect(paths.length).toBeGreaterThan(35)
    const look = async (path: string) => {
      await page.goto(`/${locale}${filled(path)}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page).toHaveTitle(/\S/)
      await expectFitForEverybody(page)
    }
    for (const path of [...paths.filter((path) => !forMembers(path)), '/no-such-page']) await look(path)

    await page.goto(loginPage(locale))
    await logIn(page, locale)
    for (const path of paths.filter(forMembers)) await look(path)
  })

  test(`every screen of the desk in ${locale}: light, dark and narrow`, { tag: ['@G01'] }, async ({ visit }) => {
    test.setTimeout(200_000)
    const page = await visit(`/desk/${locale}/login`, { reducedMotion: 'reduce' })
    await expectFitForEverybody(page)
    await logInAtDesk(page)
    await expect(page.getByRole('table')).toBeVisible()
    await expectFitForEverybody(page)
    await page.locator('main a[href*="/application/"]').first().click()
    await expect(page.getByRole('img').first()).toBeVisible()
    await expectFitForEverybody(page)
    for (const path of ['/holidays', '/no-such-page']) {
      await page.goto(`/desk/${locale}${path}`, { waitUntil: 'networkidle' })
      await expectFitForEverybody(page)
    }
  })
}
