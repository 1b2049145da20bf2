import type { Page } from '@playwright/test'
import { type Locale, words } from './words.ts'

/** The people of the demonstration, by the language they read. All share one password. */
export const people = {
  zh: { username: 'siumei', email: 'siumei@example.mo' },
  pt: { username: 'ana', email: 'ana@example.mo' },
  en: { username: 'tom', email: 'tom@example.mo' },
} satisfies Record<Locale, { username: string; email: string }>

/** What everybody of the demonstration logs in with. */
export const password = 'open-sesame-26'

/** From the login page to the account, by username and password. */
export const logInAs = async (page: Page, username: string, locale: Locale) => {
  const say = words[locale]
  await page.getByRole('textbox', { name: say.username }).fill(username)
  await page.getByRole('textbox', { name: say.password }).fill(password)
  await page.getByRole('button', { name: say.logIn, exact: true }).click()
  await page.waitForURL(`**/${locale}/online/account`)
}
export const logIn = (page: Page, locale: Locale) => logInAs(page, people[locale].username, locale)

export const loginPage = (locale: Locale) => `/ams/login?_locale=${locale}`
