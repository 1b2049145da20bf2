import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectFitForEverybody } from './portal.ts'
import type { Letter } from './server.ts'
import { type Locale, words } from './words.ts'

/** The people of the demonstration, by the language they read. All share one password. */
export const people = {
  zh: { username: 'siumei', email: 'siumei@example.mo', mobile: '66120001' },
  pt: { username: 'ana', email: 'ana@example.mo', mobile: '66120002' },
  en: { username: 'tom', email: 'tom@example.mo', mobile: '66120003' },
} satisfies Record<Locale, { username: string; email: string; mobile: string }>

/** What everybody of the demonstration logs in with. */
export const password = 'open-sesame-26'

export const loginPage = (locale: Locale) => `/ams/login?_locale=${locale}`

/** What somebody writes at the login, whether it opens an account or not. */
export const giveLogin = async (page: Page, locale: Locale, given: { username: string; password?: string }) => {
  const say = words[locale]
  await page.getByRole('textbox', { name: say.username }).fill(given.username)
  await page.getByRole('textbox', { name: say.password }).fill(given.password ?? password)
  await page.getByRole('button', { name: say.logIn, exact: true }).click()
}

/** From the login page to the account, by username and password. */
export const logInAs = async (page: Page, username: string, locale: Locale) => {
  await giveLogin(page, locale, { username })
  await page.waitForURL(`**/${locale}/online/account`)
}
export const logIn = (page: Page, locale: Locale) => logInAs(page, people[locale].username, locale)

/** From the login page of the desk to the queue of applications. */
export const logInAtDesk = async (page: Page) => {
  await field(page, 'username').fill('reviewer')
  await field(page, 'password').fill(password)
  await goOn(page)
}

/** What a browser remembers of the portal. */
export const stored = (page: Page, kind: 'localStorage' | 'sessionStorage' = 'localStorage') =>
  page.evaluate((kind) => ({ ...globalThis[kind] }) as Record<string, string>, kind)

const isThere = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
/** Waits for what a step led to by its heading, which has the focus, and looks whether it is fit for everybody. */
export const arrive = async (page: Page, heading: string) => {
  await isThere(page, heading)
  await expectFitForEverybody(page)
}
/** To the screen that a link of this one leads to. */
export const follow = async (page: Page, link: string, heading = link) => {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
  await isThere(page, heading)
}

/** Where the link in a letter leads, without the host. */
export const linkIn = ({ body }: Letter) => new URL(/https?:\S+/.exec(body)?.[0] ?? '').pathname
