import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as plain } from '@playwright/test'
import { type Letter, openServer, type PortalServer } from './server.ts'

export { expect } from '@playwright/test'

export interface Walk {
  /** Opens an address as somebody new: each visit is a person, or another device of theirs, that remembers nothing. */
  visit: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** Waits for a letter or a text message with these words in its subject, and gives back the newest. */
  letterTo: (to: string, subject?: string) => Promise<Letter>
  /** Sets the time of the authority, or moves it on, until the end of this walk. */
  setClock: PortalServer['setClock']
  /** Lets pages complain in this way, because the walk is about it. */
  allowComplaint: (expected: RegExp) => void
  heard: { complaints: string[]; allowed: RegExp[] }
}

const listen = (context: BrowserContext, complaints: string[]) => {
  context.on('console', (message) => {
    const { pathname } = new URL(message.location().url || 'about:blank')
    if (message.type() === 'error') complaints.push(`${message.text()} (${pathname})`)
  })
  context.on('weberror', (fault) => complaints.push(fault.error().message))
}

/** One for each worker. Made anew each time: walks that are given the same one share a worker. */
const aServer = (): [Fixture<PortalServer>, { scope: 'worker'; timeout: number }] => [
  async ({}, use) => {
    const server = await openServer()
    await use(server)
    await server.close()
  },
  { scope: 'worker', timeout: 60_000 },
]
type Fixture<T> = (given: object, use: (fixture: T) => Promise<void>) => Promise<void>

/**
 * A walk. At its end no page may have complained: no fault, no refused script, no failed hydration. The walks of a
 * worker share one server, as people do; after a walk that failed the next one gets a new one.
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
      // Until the page has come alive: a prerendered one looks ready before it is.
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

/** The same, with a portal that other files do not share: for walks that change people for good. */
export const testAlone = () => test.extend<object, { server: PortalServer }>({ server: aServer() })

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Finds what keeps people out, as far as a machine can see it. What has scrolled under the header would seem small. */
export const expectAccessible = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const places = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
  expect(places, 'what keeps people out').toEqual([])
}

/** Other colours, once every one of them has come to its end: a link on its way from light to dark is neither. */
const paint = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/**
 * The same in the light and in the dark, and on a screen of 320 pixels, where nobody has to scroll sideways. In the
 * dark only colours differ, so only they are looked at again.
 */
export const expectFitForEverybody = async (page: Page) => {
  await paint(page, 'light')
  await expectAccessible(page)
  await paint(page, 'dark')
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  const faint = violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`))
  expect(faint, 'what cannot be read in the dark').toEqual([])
  await paint(page, 'light')

  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth)
  await expect.poll(width, { message: `${page.url()} fits a narrow screen` }).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}
