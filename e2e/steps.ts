import type { Locator, Page } from '@playwright/test'
import { chooseFile, field, goOn, pictureOf } from './applicant.ts'
import { expect, expectFitForEverybody } from './portal.ts'
import type { Letter } from './server.ts'
import { type Locale, words } from './words.ts'

/** The people of the demonstration, by the language they read. All share one password. */
export const people = {
  zh: { username: 'siumei', email: 'siumei@example.mo', mobile: '66120001' },
  pt: { username: 'ana', email: 'ana@example.mo', mobile: '66120002' },
  en: { username: 'tom', email: 'tom@example.mo', mobile: '66120003' },
} satisfies Record<Locale, { username: string; email: string; mobile: string }>

/** The password of everybody in the demonstration. */
export const password = 'open-sesame-26'

export const loginPage = (locale: Locale) => `/ams/login?_locale=${locale}`

/** Fills in the login and presses the button, whether it opens an account or not. */
export const giveLogin = async (page: Page, locale: Locale, given: { username: string; password?: string }) => {
  const say = words[locale]
  await page.getByRole('textbox', { name: say.username }).fill(given.username)
  await page.getByRole('textbox', { name: say.password }).fill(given.password ?? password)
  await page.getByRole('button', { name: say.logIn, exact: true }).click()
}

/** Logs in by username and password, from the login page to the account. */
export const logInAs = async (page: Page, username: string, locale: Locale) => {
  await giveLogin(page, locale, { username })
  await page.waitForURL(`**/${locale}/online/account`)
}
export const logIn = (page: Page, locale: Locale) => logInAs(page, people[locale].username, locale)

/** How many lines the texts of these have; a picture beside them is none. */
export const linesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      const { top = 0, height = 0 } = boxes[0] ?? {}
      return {
        text: element.textContent,
        lines: 1 + Math.round(Math.max(...boxes.map((box) => box.top - top)) / height),
      }
    }),
  )

/** The items of the wide menu stand in one row, and each on one line. */
export const expectOneRow = async (page: Page) => {
  const items = page.locator('#menu > ul > li > :is(a, button)')
  await expect(items.first()).toBeVisible()
  const tops = await items.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size, 'one row').toBe(1)
  expect((await linesOf(items.locator('> span, :scope'))).filter(({ lines }) => lines > 1)).toEqual([])
}

/**
 * Opens what stands under the member’s name in the header: the ways to the account and out. A screen that is still coming
 * takes the focus, and it closes again: then once more, as anybody would.
 */
export const openWaysOfMember = (page: Page) =>
  expect(async () => {
    const menu = page.getByRole('banner').locator('details')
    if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
    await expect(menu.getByRole('listitem').first()).toBeVisible({ timeout: 1000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 })
    expect(await menu.getAttribute('open')).not.toBeNull()
  }).toPass({ timeout: 20_000 })

/** Logs out by the header. Its menu closes where a screen comes to its end at that moment: it is opened again. */
export const logOut = (page: Page, locale: Locale) =>
  expect(async () => {
    await openWaysOfMember(page)
    await page.getByRole('banner').getByRole('link', { name: words[locale].logOut }).click({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })

/** Logs in at the desk, from its login page to the queue of applications. */
export const logInAtDesk = async (page: Page, username = 'reviewer') => {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await goOn(page)
}

/** Brings every picture of an application onto the screen: before that nobody can be approved. */
export const seeThePictures = async (desk: Page) => {
  const figures = desk.locator('main figure')
  await expect(figures.locator('img').first()).toBeVisible()
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded()
    await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await desk.waitForTimeout(50)
  }
  await expect(desk.locator('button[aria-keyshortcuts="a"]')).toHaveAttribute('aria-disabled', 'false')
}

/** Takes the second picture of a face check, turned to the side that the label of its field says. */
export const turnTheHead = async (page: Page, person: Parameters<typeof pictureOf>[0]) => {
  const asked = page.locator('[data-field="turned"] label')
  await expect(asked).toBeVisible()
  const side = /esquerda|左|left/.test((await asked.textContent()) ?? '') ? 'left' : 'right'
  await chooseFile(page, 'turned', pictureOf(person, side))
}

/** The portal’s entries in the browser’s storage. */
export const stored = (page: Page, kind: 'localStorage' | 'sessionStorage' = 'localStorage') =>
  page.evaluate((kind) => ({ ...globalThis[kind] }) as Record<string, string>, kind)

const isThere = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
/** Waits for a screen by its heading, which has the focus, and checks whether it is fit for everybody. */
export const arrive = async (page: Page, heading: string) => {
  await isThere(page, heading)
  await expectFitForEverybody(page)
}
/** Follows a link of this screen. */
export const follow = async (page: Page, link: string, heading = link) => {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
  await isThere(page, heading)
}

/** The path of the link in a letter. */
export const linkIn = ({ body }: Letter) => new URL(/https?:\S+/.exec(body)?.[0] ?? '').pathname
