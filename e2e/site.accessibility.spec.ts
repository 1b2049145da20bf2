import type { Page } from '@playwright/test'
import { forEverybody, forMembers } from './addresses.ts'
import {
  expect,
  expectAccessible,
  expectFitForEverybody,
  expectNarrow,
  expectReadableInTheDark,
  test,
  type Walk,
} from './portal.ts'
import { logIn, logInAtDesk, loginPage } from './steps.ts'
import { misfitsAt } from './widths.ts'
import { type Locale, locales } from './words.ts'

// Checks every screen that has an address, in every language. Walks check those that only a journey leads to.
test.describe.configure({ mode: 'parallel' })

/** The login page has an address without a language, and is looked at first. */
const visited = [...forEverybody.filter((path) => path !== '/ams/login'), '/no-such-page']

/** Chinese has no blank after a stop: there two texts were only put side by side. */
const gapAfterStop = /[。！？；] +[\p{Script=Han}（「]/u
const chinese = /\p{Script=Han}/u
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * The portal’s own text: rows of tables and of the queue are left out, because they have names in any script, and what
 * says that it is in a language of its own.
 */
const saidOn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement // The clone has the type of the original.
    for (const rows of copy.querySelectorAll('tbody, ol > li > a, [lang]')) rows.remove()
    return copy.textContent
  })

/**
 * Each text that is shown or read out, header and footer too. It leaves out parts in a language of their own (the names
 * of the languages, a name in the other script) and texts that people wrote.
 */
const textsOn = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement // A clone is of the same kind.
    for (const other of copy.querySelectorAll('tbody, ol > li > a, script, style, noscript, textarea, [lang], dd'))
      other.remove()
    copy.normalize()
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const named of copy.querySelectorAll('[aria-label]')) texts.push(named.getAttribute('aria-label') ?? '')
    return [...new Set(texts.map((text) => text.trim()))]
  })
/** The names of clerks in the header of the desk, the same in every language. */
const clerks = ['Lam Sok I 林淑儀', 'Ana Rita Sequeira']
/** True for three words and more: a shorter text, or an address, can be a name. */
const isSaid = (text: string) =>
  (text.match(/\p{L}{2,}/gu) ?? []).length > 2 && !/\S@\S/.test(text) && !clerks.includes(text)

type Screens = Record<Locale, Page>
/** Does the same with the screen in each language, at once. */
const inEachLanguage = <T>(screens: Screens, go: (page: Page, locale: Locale) => Promise<T>) =>
  Promise.all(locales.map((locale) => go(screens[locale], locale)))

const open = async (visit: Walk['visit'], path: (locale: Locale) => string): Promise<Screens> => {
  const page = (locale: Locale) => visit(path(locale), { reducedMotion: 'reduce' })
  const [zh, pt, en] = await Promise.all([page('zh'), page('pt'), page('en')])
  return { zh, pt, en }
}

let looked = 0
/** Colours are the same in every language: each screen is checked in the dark in one language, in turn. */
const expectFit = async (screens: Screens) => {
  const dark = locales[looked % locales.length]
  looked += 1
  // One after the other: what was judged in the first language is not judged again.
  for (const locale of locales) {
    const page = screens[locale]
    await expect(headingOf(page)).not.toBeEmpty()
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
    if (locale !== 'zh') expect(await saidOn(page), page.url()).not.toMatch(chinese)
    await expectAccessible(page)
    if (locale === dark) await expectReadableInTheDark(page)
    // In the longest of the languages at every width, in the others at the narrowest.
    if (locale === 'pt') expect(await misfitsAt(page)).toEqual([])
    else await expectNarrow(page)
  }
  const said = await inEachLanguage(screens, textsOn)
  const [inZh = [], inPt = [], inEn = []] = said
  expect(
    inZh.filter((text) => gapAfterStop.test(text)),
    `${screens.zh.url()} without blanks between sentences`,
  ).toEqual([])
  expect(
    inZh.filter((text) => isSaid(text) && !chinese.test(text)),
    `${screens.zh.url()} in Chinese`,
  ).toEqual([])
  expect(
    [...inPt, ...inEn].filter((text) => !clerks.includes(text) && chinese.test(text)),
    `${screens.pt.url()} without Chinese`,
  ).toEqual([])
  expect(
    inPt.filter((text) => isSaid(text) && inEn.includes(text)),
    `${screens.pt.url()} in Portuguese`,
  ).toEqual([])
  const [zh = '', ...others] = await Promise.all(locales.map((locale) => headingOf(screens[locale]).innerText()))
  expect(zh, screens.zh.url()).toMatch(chinese)
  expect(new Set([zh, ...others]).size, `${screens.zh.url()} has a heading in each language`).toBe(locales.length)
}

/** Resolves once nothing has been asked of the server for a moment. */
const quiet = (page: Page) => {
  const moment = 200
  return new Promise<void>((resolve) => {
    let open = 0
    let timer = setTimeout(done, moment)
    function done() {
      page.off('request', opened).off('requestfinished', closed).off('requestfailed', closed)
      resolve()
    }
    const opened = () => {
      open += 1
      clearTimeout(timer)
    }
    const closed = () => {
      open -= 1
      if (open <= 0) timer = setTimeout(done, moment)
    }
    page.on('request', opened).on('requestfinished', closed).on('requestfailed', closed)
  })
}
/**
 * Goes to a screen as a link would, without loading the page anew: site.crawl.spec.ts and site.shift.spec.ts open each
 * address, and half the time went into it here.
 */
const follow = async (page: Page, address: string) => {
  const still = quiet(page)
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await still
}
const expectFitAt = async (screens: Screens, prefix: string, path: string) => {
  await inEachLanguage(screens, (page, locale) => follow(page, `${prefix}/${locale}${path}`))
  await expectFit(screens)
}

test('every screen for everybody, in three languages: light, dark and narrow', { tag: ['@G01', '@G04'] }, async ({
  visit,
}) => {
  test.setTimeout(900_000)
  expect(visited.length + forMembers.length).toBeGreaterThan(35)
  const screens = await open(visit, loginPage)
  await expectFit(screens)
  for (const path of visited) await expectFitAt(screens, '', path)
})

test('every screen of a member, in three languages: light, dark and narrow', { tag: ['@G01', '@G04'] }, async ({
  visit,
}) => {
  test.setTimeout(900_000)
  const screens = await open(visit, loginPage)
  await inEachLanguage(screens, logIn)
  for (const path of forMembers) await expectFitAt(screens, '', path)
})

test('every screen of the desk, in three languages: light, dark and narrow', { tag: ['@G01'] }, async ({ visit }) => {
  test.setTimeout(400_000)
  const screens = await open(visit, (locale) => `/desk/${locale}/login`)
  await expectFit(screens)
  await inEachLanguage(screens, async (page) => {
    await logInAtDesk(page)
    await expect(page.locator('main ol a').first()).toBeVisible()
  })
  await expectFit(screens)
  await inEachLanguage(screens, async (page) => {
    await page.locator('main a[href*="/application/"]').first().click()
    await expect(page.getByRole('img').first()).toBeVisible()
    await expectAccessible(page)
    await expectReadableInTheDark(page)
    await expectNarrow(page)
  })
  for (const path of ['/letters', '/holidays', '/sign-on', '/no-such-page']) await expectFitAt(screens, '/desk', path)
})

test('the screens of a senior for points, in three languages: light, dark and narrow', { tag: ['@G01'] }, async ({
  visit,
}) => {
  test.setTimeout(400_000)
  const screens = await open(visit, (locale) => `/desk/${locale}/login`)
  await inEachLanguage(screens, async (page) => {
    await logInAtDesk(page, 'senior')
    await expect(page.locator('main ol a').first()).toBeVisible()
  })
  for (const path of ['/points', '/gifts']) await expectFitAt(screens, '/desk', path)
})

test('the page for the time when no process is there', async ({ page }) => {
  await page.goto(new URL('../web/dist/unavailable.html', import.meta.url).href)
  await expect(page.getByRole('heading')).toHaveCount(3)
  await expectFitForEverybody(page)
})

test('in forced colours, light and dark, the QR code can be read and the chosen way to log in is marked', async ({
  visit,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await visit(loginPage('pt'), { forcedColors: 'active', colorScheme })
    const marked = await page.getByRole('tab').evaluateAll((tabs) => {
      const edges = tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor)
      return tabs.map((tab, place) => [tab.ariaSelected, edges[place] !== getComputedStyle(tab).borderBlockStartColor])
    })
    expect(marked, 'by the edge below, which is otherwise that of the ground').toEqual([
      ['true', true],
      ...Array.from({ length: 3 }, () => ['false', false]),
    ])

    await logIn(page, 'pt')
    await page.getByRole('button', { name: 'Mostrar o código QR' }).click()
    const code = page.getByRole('dialog').locator('svg[role=img]')
    await expect(code).toBeVisible()
    expect(
      await code.evaluate((svg) => [
        getComputedStyle(svg.parentElement as Element).backgroundColor, // It has a parent: it is shown.
        getComputedStyle(svg).fill,
      ]),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  }
})
