import type { Page } from '@playwright/test'
import { expect, expectFitForEverybody, testOfHarbour as test } from './portal.ts'
import { expectOneRow, logIn, logInAs, logInAtDesk, loginPage } from './steps.ts'
import { locales } from './words.ts'

/** What the browser shows in a place of the mark or of the pattern: the file, and how many of our own lines. */
const shownIn = async (page: Page, place: string) => {
  const art = page.locator(place).first()
  await expect(art).toBeVisible()
  return art.evaluate((element) => ({
    file: getComputedStyle(element).backgroundImage.replace(location.origin, ''),
    ours: [...element.children].filter((child) => getComputedStyle(child).display !== 'none').length,
  }))
}
const mark = '[data-art="mark"]'
const pattern = '[data-art="pattern"]'
const own = (file: string) => ({ file: `url("/${file}.svg")`, ours: 0 })

test('another authority has its name, colours, mark and pattern on every page', async ({ visit }) => {
  const page = await visit(loginPage('pt'))
  await expect(page.getByRole('banner')).toContainText('Sócios do Porto')
  expect(await shownIn(page, `header ${mark}`)).toEqual(own('mark'))
  expect(await shownIn(page, `main ${pattern}`)).toEqual(own('pattern'))
  expect(await shownIn(page, `footer ${pattern}`)).toEqual(own('pattern'))
  await expect(page.getByRole('button', { name: 'Iniciar sessão', exact: true })).toHaveCSS(
    'background-color',
    'rgb(11, 61, 145)',
  )
  await expectFitForEverybody(page)

  await logIn(page, 'pt')
  expect(await shownIn(page, `main ${mark}`), 'on the card').toEqual(own('mark'))
  expect(await shownIn(page, `main ${pattern}`), 'on the card').toEqual(own('pattern'))
  await expectFitForEverybody(page)
})

for (const locale of locales)
  test(`${locale}: a long name of an authority leaves the menu in one row`, async ({ visit }) => {
    const page = await visit(loginPage(locale), { viewport: { width: 1280, height: 800 } })
    await logInAs(page, 'tom', locale)
    await expectOneRow(page)
  })

test('the desk of another authority is in its colours', async ({ visit }) => {
  const desk = await visit('/desk/pt/login')
  await logInAtDesk(desk)
  await expect(desk.locator('main ol a').first()).toBeVisible()
  expect(await shownIn(desk, mark)).toEqual(own('mark'))
  await expectFitForEverybody(desk)
})

test('the files of the look are there', async ({ request }) => {
  for (const file of ['mark.svg', 'pattern.svg', 'favicon.svg', 'favicon.png', 'apple-touch-icon.png']) {
    const response = await request.get(`/${file}`)
    expect(response.status(), file).toBe(200)
    expect(response.headers()['content-type'], file).toBe(file.endsWith('png') ? 'image/png' : 'image/svg+xml')
  }
})
