import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumArguments, theChromium } from '../scripts/chromium.ts'
import type { Figure } from '../scripts/figures.ts'
import { median } from './load.ts'
import { startPortal } from './processes.ts'

type Locale = 'zh' | 'pt' | 'en'

interface Page {
  path: string
  locales: readonly Locale[]
  /** Seconds until the largest paint. */
  largestPaint: number
  signedIn?: true
  /** Kept out of search engines: a link of one person, or a step on somebody’s way. */
  unlisted?: true
  /** Judged for accessibility alone: the desk runs on office computers, and no search engine lists it. */
  onlyAccessibility?: true
}

const all = ['zh', 'pt', 'en'] as const
const zh = ['zh'] as const
const open = { locales: zh, largestPaint: 1 }
/** The front door. What it is made of: docs/decisions/0013-measured.md. */
const front = { largestPaint: 0.9 }
/** The secret of a link that was never sent. */
const hash = 'x'.repeat(43)
const own = { largestPaint: 2, signedIn: true } as const
const visitors = [
  ...['/readme', '/readme-gov', '/readme-parent', '/faq', '/nofind', '/error-page', '/security'],
  ...['/online/account/cannot-log-in', '/online/account/retrieve-code', '/online/retrieve-member'],
  ...['/online/account/forgot-mobile', '/contact'],
  '/online/apply-modify?action=lostCard',
]
const unlisted = [
  ...['login-link', 'change-password', 'recover-mobile', 'stop-mobile', 'change-email', 'active-email'].map(
    (link) => `/security/${link}/${hash}`,
  ),
  `/security/push/supple-parent/${hash}`,
  ...['/security/login-link', `/register/correct/${hash}`],
]
const members = [
  ...['change-password', 'change-mobile', 'confirm-mobile', 'change-email', 'confirm-email', 'bind', 'sessions'],
  ...['report-loss', 'report-success', 'swap-card', 'children', 'services'],
].map((what) => `/online/account/${what}`)

/** All screens; those that many people see first, in three languages. */
const pages: Page[] = [
  { ...open, ...front, path: '/ams/login', locales: all },
  { ...open, path: '/register', locales: all },
  { ...open, path: '/online/account/forgot-password', locales: all },
  { ...open, path: `/security/active-online-account/${hash}`, locales: all, unlisted: true },
  { ...own, path: '/online/account', locales: all },
  ...visitors.map((path) => ({ ...open, path })),
  ...unlisted.map((path) => ({ ...open, path, unlisted: true as const })),
  ...members.map((path) => ({ ...own, path, locales: zh })),
  { ...open, path: '/desk/login', locales: all, onlyAccessibility: true },
]

const addressOf = (path: string, locale: Locale) =>
  path.startsWith('/ams/')
    ? `${path}?_locale=${locale}`
    : path.startsWith('/desk/')
      ? path.replace('/desk', `/desk/${locale}`)
      : `/${locale}${path}`

const openChrome = () =>
  launch({
    chromePath: theChromium(),
    chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...chromiumArguments],
  })

/** Signs in through the API and leaves the token where the portal looks for it. */
const signIn = async (chrome: LaunchedChrome, address: string) => {
  const response = await fetch(`${address}/api/security/login_one_pass`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'account', username: 'siumei', password: 'open-sesame-26' }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const [context] = browser.contexts()
  const page = await (context ?? (await browser.newContext())).newPage()
  await page.goto(`${address}/robots.txt`)
  await page.evaluate((token) => localStorage.setItem('palaestra.token', token), data.token)
  await page.close()
  await browser.close()
}

interface Visit {
  accessibility: number
  bestPractices: number
  seo: number
  performance: number
  largestPaint: number
  shift: number
  blocking: number
  /** The speed of the machine just then. Below about 1500 it was busy with other things. */
  machine: number
  /** The failed audits, by name. */
  faults: string[]
}

/**
 * One visit by a slow telephone on a slow network, both really slowed down, with an empty browser cache. A member keeps
 * only the token in local storage.
 */
const visit = async (url: string, port: number, signedIn: boolean): Promise<Visit> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    throttlingMethod: 'devtools',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result) throw new Error('no report')
  const { audits, categories, environment, runtimeError, finalDisplayedUrl } = result.lhr
  if (runtimeError) throw new Error(runtimeError.code)
  if (signedIn && finalDisplayedUrl.includes('/ams/login')) throw new Error('it led to the login page')
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => {
    const { numericValue } = audits[name] ?? {}
    if (numericValue === undefined) throw new Error(`${name} has no value`)
    return numericValue
  }
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? [])
  const faults = judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    performance: score('performance'),
    largestPaint: value('largest-contentful-paint') / 1000,
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    machine: environment.benchmarkIndex,
    faults,
  }
}

/** True for a bad first visit in figures that depend on the machine: the page is then visited again. */
const isBad = ({ page, visits: [first] }: Judged) =>
  first !== undefined &&
  !page.onlyAccessibility &&
  (first.largestPaint > page.largestPaint || first.shift > 0.02 || first.blocking > 100)

interface Judged {
  page: Page
  locale: Locale
  visits: Visit[]
  /** The reason why there is no visit. */
  why?: string
}

const figuresOf = ({ page, locale, visits, why = 'the time was over' }: Judged): Figure[] => {
  const name = `${page.path.replace(/x{43}/, '…')} ${locale}`
  const [first] = visits
  if (!first) return [{ what: name, unit: '', why }]
  const middle = (value: (visit: Visit) => number) => median(visits.map(value))
  const full = (what: string, value: number): Figure => ({
    what: `${name}: ${what}${value < 100 && first.faults.length > 0 ? ` (${first.faults.join(', ')})` : ''}`,
    value,
    unit: '',
    atLeast: 100,
  })
  const accessibility = full('accessibility', first.accessibility)
  if (page.onlyAccessibility) return [accessibility]
  return [
    { what: `${name}: largest paint`, value: middle((one) => one.largestPaint), unit: 's', atMost: page.largestPaint },
    { what: `${name}: layout shift`, value: middle((one) => one.shift), unit: '', atMost: 0.02 },
    { what: `${name}: blocking`, value: middle((one) => one.blocking), unit: 'ms', atMost: 100 },
    { what: `${name}: performance`, value: middle((one) => one.performance), unit: '' },
    { what: `${name}: speed of the machine, 1500 or more when idle`, value: middle((one) => one.machine), unit: '' },
    accessibility,
    full('best practices', first.bestPractices),
    ...(page.unlisted ? [] : [full('SEO', first.seo)]),
  ]
}

/** Visits each page once, one at a time, and the bad ones twice more, until the time is over. */
const visitAll = async (wanted: Page[], address: string, port: number, deadline: number) => {
  const judged: Judged[] = wanted.flatMap((page) => page.locales.map((locale) => ({ page, locale, visits: [] })))
  for (const round of [1, 2, 3])
    for (const one of judged) {
      if (Date.now() > deadline || (round > 1 && !isBad(one))) continue
      try {
        one.visits.push(await visit(address + addressOf(one.page.path, one.locale), port, one.page.signedIn === true))
      } catch (error) {
        one.why = error instanceof Error ? error.message : String(error)
      }
    }
  return judged.flatMap(figuresOf)
}

/**
 * Judges pages with Lighthouse; half of the time is for public pages.
 * @param paths the pages; empty for all
 * @throws when a path is that of no page
 */
export const judgePages = async (deadline: number, paths: readonly string[]): Promise<Figure[]> => {
  const unknown = paths.find((path) => !pages.some((page) => page.path === path))
  if (unknown) throw new Error(`There is no page ${unknown}.`)
  const portal = await startPortal()
  const half = (Date.now() + deadline) / 2
  const figures: Figure[] = []
  try {
    for (const signedIn of [undefined, true] as const) {
      const chrome = await openChrome()
      const end = () => chrome.kill()
      process.once('exit', end)
      try {
        if (signedIn) await signIn(chrome, portal.address)
        const isWanted = ({ path }: Page) => paths.length === 0 || paths.includes(path)
        const wanted = pages.filter((page) => page.signedIn === signedIn && isWanted(page))
        figures.push(...(await visitAll(wanted, portal.address, chrome.port, signedIn ? deadline : half)))
      } finally {
        process.off('exit', end)
        chrome.kill()
      }
    }
  } finally {
    await portal.close()
  }
  return figures
}
