import type { Page } from '@playwright/test'
import { forEverybody, forMembers } from './addresses.ts'
import { expect, test } from './portal.ts'
import { logIn, logInAs, loginPage } from './steps.ts'
import type { Locale } from './words.ts'

// Nothing jumps while a screen comes, although the answers of the server come late: 0.02 of the screen at most (the
// layout shift of the browsers; 0.1 is what they call good).
test.describe.configure({ mode: 'parallel' })

const mostShift = 0.02
const telephone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

/** Lets each answer come late, and counts what moves, from before anything is drawn. */
const watch = async (page: Page) => {
  await page.route('**/api/**', async (route) => {
    await new Promise((passed) => setTimeout(passed, 300))
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: new Set<string>() }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      // The types of the DOM do not know this entry yet.
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node } of entry.sources) seen.moved.add(node?.nodeName ?? 'gone')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** How far each screen moved, where it was too far. */
const expectStill = async (page: Page, viewport: typeof desktop, addresses: string[]) => {
  const found: string[] = []
  await page.setViewportSize(viewport)
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    const { shift, moved } = await page.evaluate(() => {
      const { shift, moved } = Reflect.get(globalThis, 'seen') as { shift: number; moved: Set<string> } // Set above.
      return { shift, moved: [...moved] }
    })
    if (shift > mostShift) found.push(`${address} at ${viewport.width}: ${shift.toFixed(3)} by ${moved.join(', ')}`)
  }
  expect(found).toEqual([])
}

/** Without what was lost the address leads to other screens. */
const lost = '/online/apply-modify'
const inLanguage = (locale: Locale) => (path: string) =>
  path === '/ams/login' ? loginPage(locale) : `/${locale}${path === lost ? `${lost}?action=lostCard` : path}`

for (const size of [telephone, desktop]) {
  test(`no screen for everybody jumps when answers come: ${size.width} pixels wide`, async ({ visit }) => {
    const page = await visit('/robots.txt')
    await watch(page)
    const onTheWay = ['pt', 'zh'].map((locale) => `/ams/login?to=%2Fonline%2Faccount%2Freport-loss&_locale=${locale}`)
    await expectStill(page, size, [...forEverybody.map(inLanguage('pt')), ...onTheWay])
  })

  test(`no screen of a member jumps when answers come: ${size.width} pixels wide`, async ({ visit }) => {
    const page = await visit(loginPage('pt'))
    await logIn(page, 'pt')
    await watch(page)
    await expectStill(page, size, forMembers.map(inLanguage('pt')))
  })
}

for (const username of ['rosa', 'waiman', 'kahou', 'lokio', 'chikeong'])
  test(`the account of ${username}, for whom something waits, does not jump`, async ({ visit }) => {
    const page = await visit(loginPage('zh'))
    await logInAs(page, username, 'zh')
    await watch(page)
    for (const size of [telephone, desktop]) await expectStill(page, size, ['/zh/online/account'])
  })

test('a list of many devices moves nothing below it', async ({ visit }) => {
  const page = await visit(loginPage('zh'))
  await logInAs(page, 'yuting', 'zh')
  for (let device = 0; device < 5; device += 1) await logInAs(await visit(loginPage('zh')), 'yuting', 'zh')
  await watch(page)
  for (const size of [telephone, desktop]) await expectStill(page, size, ['/zh/online/account/sessions'])
})
