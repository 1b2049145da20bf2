import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { onTheWay, pictures, type Step } from './applicant.ts'
import type { Locale } from './looks.ts'
import type { Portal } from './portal.ts'
import type { Show } from './shot.ts'

type Then = (page: Page) => Promise<unknown>
const nothing: Then = async () => {}

export const password = 'open-sesame-26'
/** A member of the demonstration who reads this language. */
export const readers = { zh: 'siumei', pt: 'ana', en: 'tom' } as const

export const open =
  (path: string, then = nothing): Show =>
  async (page, locale) => {
    const address = path.startsWith('/ams/') ? `${path}?_locale=${locale}` : `/${locale}${path}`
    await page.goto(address, { waitUntil: 'networkidle' })
    await then(page)
  }

/** Logs in by a call, and gives back the token. */
export const tokenFor = async (
  portal: Portal,
  path: string,
  body: object,
  device = 'Linux Firefox/132.0',
): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'user-agent': device }
  const response = await fetch(`${portal.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await response.json()) as { data: { token: string } }).data.token
}

/** The body of a login by username and password. */
export const asOne = (username: string) => ({ method: 'account', username, password })
/** Each member logs in once: so their list of sessions is as short as people have it. */
export const memberToken = (portal: Portal, username: string) =>
  portal.once(`member ${username}`, () => tokenFor(portal, '/security/login_one_pass', asOne(username)))
export const staffToken = (portal: Portal, username: string) =>
  portal.once(`staff ${username}`, () => tokenFor(portal, '/desk/login', { username, password }))

/** Stores a value in the browser before the page that reads it: the login has pictures of its own. */
const remembering = async (page: Page, { local, tab }: { local?: [string, string]; tab?: [string, string] }) => {
  await page.goto('/robots.txt')
  if (local) await page.evaluate(([key, value]) => localStorage.setItem(key, value), local)
  if (tab) await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), tab)
}

export const withToken = (page: Page, token: string) => remembering(page, { local: ['palaestra.token', token] })

export const asMember =
  (path: string, username?: string, then = nothing): Show =>
  async (page, locale, portal) => {
    await withToken(page, await memberToken(portal, username ?? readers[locale]))
    await open(path, then)(page, locale, portal)
  }

export const asStaff =
  (path: string, then = nothing, username = 'reviewer'): Show =>
  async (page, locale, portal) => {
    await remembering(page, { tab: ['palaestra.desk.token', await staffToken(portal, username)] })
    await page.goto(`/desk/${locale}${path}`, { waitUntil: 'networkidle' })
    await then(page)
  }

export const registering =
  (step: Step, then = nothing): Show =>
  async (page, locale, portal) => {
    await remembering(page, { tab: ['registration', await onTheWay(portal, step)] })
    await open('/register', then)(page, locale, portal)
  }

/** Opens the path of a link that came in a letter. */
export const following =
  (link: (locale: Locale, portal: Portal) => Promise<string>, then = nothing): Show =>
  async (page, locale, portal) => {
    const { pathname } = new URL(await link(locale, portal), portal.address)
    await open(pathname.replace(/^\/(zh|pt|en)(?=\/)/, ''), then)(page, locale, portal)
  }

export const takePicture = (name: string, file: string) => (page: Page) =>
  page.locator(`[data-field="${name}"] input[type="file"]`).setInputFiles(join(pictures, file))

export const pressSubmit = (page: Page) => page.locator('main form button[type="submit"]:visible').click()
