import { expect, test } from './portal.ts'
import { expectOneRow, linesOf, logInAs, loginPage } from './steps.ts'
import { locales } from './words.ts'

// What stands on one line in the frame around every page, in every language.
test.describe.configure({ mode: 'parallel' })

const wide = { viewport: { width: 1280, height: 800 } }
const narrow = { viewport: { width: 390, height: 844 } }

for (const locale of locales) {
  test(`${locale}: on a wide screen the menu is one row, and the whole name is there`, { tag: '@L01' }, async ({
    visit,
  }) => {
    const page = await visit(loginPage(locale), wide)
    await logInAs(page, 'maria', locale)
    await expectOneRow(page)
    const name = page.getByRole('banner').getByText('Maria Luisa Santos', { exact: true })
    await expect(name).toBeVisible()
    expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth), 'nothing cut off').toBe(0)
    const languages = page
      .getByRole('banner')
      .getByRole('link')
      .filter({ hasText: /^(繁|PT|EN)$/ })
    const tops = await languages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  })

  test(`${locale}: on a telephone the portal’s name stands on one line`, { tag: '@L01' }, async ({ visit }) => {
    const page = await visit(`/${locale}/faq`, narrow)
    expect(await linesOf(page.locator('header a b'))).toEqual([expect.objectContaining({ lines: 1 })])
  })

  test(`${locale}: in the footer no label breaks`, { tag: '@L03' }, async ({ visit }) => {
    const page = await visit(`/${locale}/faq`, wide)
    const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link')
    expect((await linesOf(links)).filter(({ lines }) => lines > 1)).toEqual([])
  })
}

for (const locale of ['pt', 'en'] as const)
  test(`${locale}: a line of the breadcrumb begins with words`, { tag: '@L02' }, async ({ visit }) => {
    const page = await visit(loginPage(locale), narrow)
    await logInAs(page, 'kahou', locale)
    await page.goto(`/${locale}/online/account/children`)
    const crumbs = page.locator('nav ol > li')
    await expect(crumbs).toHaveCount(3)
    const before = await crumbs.evaluateAll((all) =>
      all.map((one) => (one.firstElementChild?.getBoundingClientRect().left ?? 0) - one.getBoundingClientRect().left),
    )
    expect(before).toEqual([0, 0, 0])
  })

test('whom to ask stands beside a page, but not twice on the page that tells it', { tag: '@K02' }, async ({
  visit,
}) => {
  const page = await visit('/en/faq', wide)
  const aside = page.getByRole('complementary', { name: 'Contact us' })
  await expect(aside).toBeVisible()
  await page.goto('/en/contact', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await expect(aside).toHaveCount(0)
})
