import { feedLicence, refusals } from '@palaestra/contract'
import type { Page } from '@playwright/test'
import { crawl } from './crawl.ts'
import { expect, testUntouched as test, type Walk } from './portal.ts'
import { giveLogin, logInAtDesk, loginPage } from './steps.ts'
import { type Locale, locales } from './words.ts'

// No link leads nowhere, and no page is empty: followed from the front door as a visitor and as the people of the
// demonstration, and at the desk as everyone who works there. Nothing is pressed.
test.describe.configure({ mode: 'parallel' })

/** The hosts that the portal may lead to, as it is delivered (`linkHosts`), and that of the licence of open data. */
const hosts = ['www.gov.mo', 'www.dsi.gov.mo', 'www.dspdp.gov.mo', 'www.io.gov.mo', new URL(feedLicence).hostname]
const wrongElsewhere = (href: string) => {
  const { protocol, pathname, hostname, username, port } = new URL(href)
  if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(pathname) ? undefined : 'is no address'
  if (protocol === 'tel:') return /^\+?\d{8,15}$/.test(pathname) ? undefined : 'is no number to dial'
  if (protocol !== 'https:' || username || port) return 'is no plain https'
  return hosts.includes(hostname) ? undefined : 'is no host to link to'
}

/** Without a sign-on there is nothing to go on with, and without the notice read there is no code: the page says so. */
const mayRefuse = [refusals.sign_on_ended, refusals.card_notice_open]
const rules = { mayRefuse, wrongElsewhere }

/** What ends the session, what a program asks, what is downloaded, and the tools of a development portal. */
const isNoScreen = (address: string) => /logout|^\/api\/|^\/dev\/|\.mjs$/.test(address)
/**
 * The login keeps where somebody wanted to go, years and days go on for ever, venues are alike, and so are draws: the
 * screen is the same. Of draws one in ten days is looked at, of classes one in ten, of their meetings one in a hundred.
 */
const isTheSame = (address: string) =>
  /\/class\?(?!code=[\d-]+1$)|\/attendance\?(?!meeting=\d*25$)/.test(address) ||
  /^\/ams\/login\?.*\bto=|[?&](year|day)=|\/vbs\/(venue\?(?!code=mong-ha&)|ballot\?(?!reference=PEAK-\d{7}5-BADMINTON))/.test(
    address,
  )
const follow = (prefix: string) => (address: string) =>
  address.startsWith(prefix) && !isNoScreen(address) && !isTheSame(address)

const enter = (visit: Walk['visit'], path: string) => visit(path, { reducedMotion: 'reduce' })

/** Pages of one browser side by side: each waits for its own network, and they wait at the same time. */
const together = async (first: Page, pages: number) => {
  const others = Array.from({ length: pages - 1 }, () => first.context().newPage())
  return [first, ...(await Promise.all(others))]
}

test('a visitor comes to no dead end, in any language', { tag: '@X11' }, async ({ visit }) => {
  const pages = await together(await enter(visit, loginPage('zh')), 4)
  const { seen, faults } = await crawl(pages, { from: locales.map(loginPage), follows: follow('/'), ...rules })
  expect(faults).toEqual([])
  expect(seen.length, 'in each language the pages of the menu and of the footer').toBeGreaterThan(90)
})

/** Members of the demonstration whose screens differ most, each in another situation; one of them is a minor, with guardians. */
const members: readonly [username: string, locale: Locale][] = [
  ['siumei', 'zh'],
  ['ana', 'pt'],
  ['lokcheng', 'zh'],
  ['chikeong', 'zh'],
  ['kahou', 'zh'],
  ['grace', 'en'],
]
for (const [username, locale] of members)
  test(`the member ${username} comes to no dead end`, { tag: '@X11' }, async ({ visit }) => {
    const page = await enter(visit, loginPage(locale))
    await giveLogin(page, locale, { username })
    await page.waitForURL(`**/${locale}/**`)
    // What stands outside the account is the same for everybody, and a visitor has seen it.
    const from = [`/${locale}/online/account`]
    const pages = await together(page, 3)
    const { seen, faults } = await crawl(pages, { from, follows: follow(`/${locale}/online/`), ...rules })
    expect(faults).toEqual([])
    expect(seen.length).toBeGreaterThan(10)
  })

/** Everybody who works in the demonstration, in a language each, with the least number of screens that is theirs. */
const clerks: readonly [username: string, locale: Locale, screens: number][] = [
  ['reviewer', 'zh', 18],
  ['senior', 'en', 25],
  ['counter', 'pt', 6],
  ['cashier', 'pt', 4],
  ['accountant', 'en', 4],
  ['editor', 'zh', 30],
  ['auditor', 'en', 5],
]
for (const [username, locale, screens] of clerks)
  test(`at the desk ${username} comes to no dead end`, { tag: '@X11' }, async ({ visit }) => {
    const page = await enter(visit, `/desk/${locale}/login`)
    await logInAtDesk(page, username)
    await expect(page).not.toHaveURL(/login/)
    const from = [`/desk/${locale}`]
    const { seen, faults } = await crawl([page], { from, follows: follow(`/desk/${locale}`), ...rules })
    expect(faults).toEqual([])
    expect(seen.length).toBeGreaterThanOrEqual(screens)
  })
