import type { Browser } from 'playwright-core'
import { schemes as both, type Scheme, type Visit, viewports } from './looks.ts'
import type { Portal } from './portal.ts'
import type { Shot } from './shot.ts'

/** A part of a picture, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Taken {
  png: Buffer
  /** Where a code for readers stands, which is another at each look. */
  codes: Box[]
}

const whereCodesAre = (): Box[] =>
  [...document.querySelectorAll('svg[shape-rendering="crispEdges"]')].map((code) => {
    const { x, y, width, height } = code.getBoundingClientRect()
    return { x: x + scrollX, y: y + scrollY, width, height }
  })

/** A browser leaves out what nobody has scrolled to yet. */
const layOut = () => {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
}

interface Visiting {
  browser: Browser
  portal: Portal
  visit: Visit
  /** Another window than that of the screens. */
  viewport?: { width: number; height: number }
  /** Left out: in the light and in the dark. */
  schemes?: readonly Scheme[]
}

/** Shows a screen to a new visitor and takes its pictures, one for each colour scheme. */
export const take = async (shot: Shot, { browser, portal, visit, viewport, schemes = both }: Visiting) => {
  const size = viewport ?? viewports[visit.width]
  const context = await browser.newContext({
    baseURL: portal.address,
    viewport: size,
    colorScheme: schemes[0] ?? 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Macau',
    // A narrow one is a telephone, which is touched.
    hasTouch: visit.width === 'narrow',
  })
  context.setDefaultTimeout(10_000)
  try {
    await context.addInitScript(portal.firstScript)
    const page = await context.newPage()
    await shot.show(page, visit.locale, portal)
    const whole = shot.whole ?? true
    if (whole && page.url().includes('/desk/')) {
      // The bars of the desk stick to the window: one as high as the page has them at its ends.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: size.width, height })
    }
    await page.evaluate(layOut)
    if (whole) await page.evaluate(() => scrollTo(0, 0))
    const taken: (Taken & { scheme: Scheme })[] = []
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      taken.push({
        scheme,
        png: await page.screenshot({ fullPage: whole }),
        codes: await page.evaluate(whereCodesAre),
      })
    }
    return taken
  } finally {
    await context.close()
  }
}
