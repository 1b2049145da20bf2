import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as plain } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expectConformant } from './conformance.ts'
import { type Letter, openServer, type PortalServer } from './server.ts'

export { expect } from '@playwright/test'

export interface Walk {
  /** Opens an address as a new visitor: each visit is another person or device, with an empty browser. */
  visit: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** Waits for a letter with these words in its subject, and gives back the newest. */
  letterTo: (to: string, subject?: string) => Promise<Letter>
  /** Sets the clock of the portal, or moves it on, until the end of this walk. */
  setClock: PortalServer['setClock']
  /** Allows a complaint of pages, because the walk is about it. */
  allowComplaint: (expected: RegExp) => void
  heard: { complaints: string[]; allowed: RegExp[] }
}

const listen = (context: BrowserContext, complaints: string[]) => {
  context.on('console', (message) => {
    const { pathname } = new URL(message.location().url || 'about:blank')
    // A page at whose address there is nothing says so by its status, and Chromium writes that down.
    const isMissing = /status of 404/.test(message.text()) && message.page()?.url().includes(pathname)
    if (message.type() === 'error' && !isMissing) complaints.push(`${message.text()} (${pathname})`)
  })
  context.on('weberror', (fault) => complaints.push(fault.error().message))
}

/** A server for each worker. Walks with the same fixture share a worker. */
const aServer = (
  environment: NodeJS.ProcessEnv = {},
): [Fixture<PortalServer>, { scope: 'worker'; timeout: number }] => [
  async ({}, use) => {
    const server = await openServer({ environment })
    await use(server)
    await server.close()
  },
  { scope: 'worker', timeout: 60_000 },
]
type Fixture<T> = (given: object, use: (fixture: T) => Promise<void>) => Promise<void>

/**
 * A walk. It fails when a page has complained: of a fault, a refused script, a failed hydration. The walks of a worker
 * share one server; after a failed walk the next one gets a new one.
 */
export const test = plain.extend<Walk, { server: PortalServer }>({
  server: aServer(),

  baseURL: ({ server }, use) => use(server.address),

  heard: async ({}, use) => {
    const heard: Walk['heard'] = { complaints: [], allowed: [] }
    await use(heard)
    const unexpected = heard.complaints.filter((complaint) => !heard.allowed.some((one) => one.test(complaint)))
    expect(unexpected, 'what pages complained about').toEqual([])
  },

  allowComplaint: ({ heard }, use) => use((expected) => heard.allowed.push(expected)),

  context: async ({ context, heard }, use) => {
    listen(context, heard.complaints)
    await use(context)
  },

  visit: async ({ browser, baseURL, heard }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (path, options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options })
      contexts.push(context)
      listen(context, heard.complaints)
      const page = await context.newPage()
      // Waits until the page is hydrated: a prerendered one looks ready before.
      await page.goto(path, { waitUntil: 'networkidle' })
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  letterTo: ({ server }, use) =>
    use(async (to, subject = '') => {
      const arrived = async () => (await server.inbox(to)).find((letter) => letter.subject.includes(subject))
      await expect.poll(arrived, { message: `a letter to ${to}` }).toBeDefined()
      return (await arrived()) as Letter // The line before waited for it.
    }),

  setClock: async ({ server }, use) => {
    let moved = false
    await use((to) => {
      moved = true
      return server.setClock(to)
    })
    if (moved) await server.setClock({ now: new Date().toISOString() })
  },
})

/** The same on another portal, for walks that change people for good. Its captcha is as heavy as in a real portal. */
export const testApart = test.extend<object, { server: PortalServer }>({
  server: aServer({ CAPTCHA_TRIES: undefined }),
})

/** The same on a portal that no other walk has changed. */
export const testUntouched = test.extend<object, { server: PortalServer }>({
  server: aServer(),
})

/**
 * The same on a portal that the walks of one file have to themselves, because they change it for everybody or look for
 * what others would have changed: `const test = testAlone()`.
 */
export const testAlone = () => test.extend<object, { server: PortalServer }>({ server: aServer() })

/** The same with the settings that a portal begins with: a decision can be undone, and some need a second person. */
export const testAsDelivered = test.extend<object, { server: PortalServer }>({
  server: aServer({ SETTINGS_FILE: undefined }),
})

/** The same on a portal whose mail server is away: nothing listens on the discard port. */
export const testWithoutMail = test.extend<object, { server: PortalServer }>({
  server: aServer({ SMTP_URL: 'smtp://127.0.0.1:9' }),
})

/** The same on a portal that takes no payments: what costs something is paid at the venue. */
export const testPaidAtVenue = test.extend<object, { server: PortalServer }>({
  server: aServer({ CHECKOUT_URL: 'venue' }),
})

/** The same in the look of another authority, which the documentation gives as an example. */
export const testOfHarbour = test.extend<object, { server: PortalServer }>({
  server: aServer({ SETTINGS_FILE: join(import.meta.dirname, '../docs/themes/harbour/settings.json') }),
})

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Only violations are reported in full. Colours are judged in front of a decoration, too: axe leaves them to people as
 * soon as a pseudo-element lies behind them, and so a white sentence on a cream notice on the card went unseen. (The
 * types of axe do not know this option.)
 */
const judging = {
  resultTypes: ['violations' as const],
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
}
/**
 * What axe finds. It stays with a page until that is loaded anew: to read half a megabyte of it costs as much as to let
 * it look.
 */
const violationsOn = async (page: Page, options: RunOptions) => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const run = async (options: RunOptions) => {
    const { violations } = await (Reflect.get(globalThis, 'axe') as typeof axe).run(document, options) // Set above.
    return violations
  }
  return page.evaluate(run, { ...judging, ...options })
}

/**
 * Waits for every transition: a link halfway from one colour to another has neither, as when its style sheet has just
 * come or light turns to dark. What a browser skips, as inside a closed `details`, has transitions that never end.
 */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    // What was just changed begins its transitions with the next frame, of which a page behind another has none.
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    const twoFrames = frame().then(frame)
    await Promise.race([twoFrames, new Promise((passed) => setTimeout(passed, 200))])
    const seen = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
    return Promise.allSettled(seen.map(({ finished }) => finished))
  })

/**
 * How each text is painted: by its own colours and style, and by those of everything around it, as one number. Contrast is
 * the slowest thing to judge, and follows from nothing else.
 */
const paintsOn = (page: Page) =>
  page.evaluate(() => {
    const known = new Map<Element, number>()
    const paintOf = (element: Element): number => {
      const found = known.get(element)
      if (found !== undefined) return found
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element)
      const own = [element.localName, element.getAttribute('class'), color, backgroundColor, backgroundImage]
      let hash = element.parentElement ? paintOf(element.parentElement) : 0
      for (const letter of [...own, opacity, fontSize, fontWeight].join('|'))
        hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
      known.set(element, hash)
      return hash
    }
    const paints = new Set<number>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() && node.textContent?.trim()) paints.add(paintOf(node.parentElement))
    return [...paints]
  })
/** The paints whose contrast this worker has judged: light and dark differ in their colours. */
const judged = new Set<number>()

/**
 * Finds barriers, as far as a machine can see them. It scrolls up first, also lists that scroll by themselves: what is
 * halfway under a header would count as too small.
 */
export const expectAccessible = async (page: Page) => {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
  })
  await comeToRest(page)
  const paints = await paintsOn(page)
  const isJudged = paints.every((paint) => judged.has(paint))
  const violations = await violationsOn(page, {
    runOnly: { type: 'tag', values: standards },
    ...(isJudged && { rules: { 'color-contrast': { enabled: false } } }),
  })
  const places = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
  expect(places, 'what keeps people out').toEqual([])
  for (const paint of paints) judged.add(paint)
  await expectConformant(page)
}

const paint = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await comeToRest(page)
}

/** Checks colours alone: in the dark nothing else differs. */
export const expectReadableInTheDark = async (page: Page) => {
  await paint(page, 'dark')
  const paints = await paintsOn(page)
  if (!paints.every((paint) => judged.has(paint))) {
    const violations = await violationsOn(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
    const faint = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
    )
    expect(faint, 'what cannot be read in the dark').toEqual([])
    for (const paint of paints) judged.add(paint)
  }
  await paint(page, 'light')
}

/** Fails when a screen of 320 pixels has to be scrolled sideways. */
export const expectNarrow = async (page: Page) => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth)
  await expect.poll(width, { message: `${page.url()} fits a narrow screen` }).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}

/** For screens that only a journey leads to. Those with an address are checked in site.accessibility.spec.ts. */
export const expectFitForEverybody = async (page: Page) => {
  await paint(page, 'light')
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await expectNarrow(page)
}
