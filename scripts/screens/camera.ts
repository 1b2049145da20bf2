import type { Browser } from 'playwright-core'
import { type Look, viewports } from './looks.ts'
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

/** Written as text: it runs in the page. */
const whereCodesAre = `[...document.querySelectorAll('svg[shape-rendering="crispEdges"]')].map((code) => {
  const { x, y, width, height } = code.getBoundingClientRect()
  return { x, y, width, height }
})`

/** Shows a screen to a new visitor and takes its picture. */
export const take = async (browser: Browser, portal: Portal, shot: Shot, look: Look): Promise<Taken> => {
  const viewport = viewports[look.width]
  const context = await browser.newContext({
    baseURL: portal.address,
    viewport,
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Macau',
  })
  context.setDefaultTimeout(10_000)
  try {
    await context.addInitScript(portal.firstScript)
    const page = await context.newPage()
    await shot.show(page, look.locale, portal)
    if (shot.whole ?? true) {
      // The window is as high as the page: then nothing sticks in the middle of the picture, and all of it is laid out.
      const height = await page.evaluate<number>('document.documentElement.scrollHeight')
      await page.setViewportSize({ width: viewport.width, height })
      await page.evaluate('scrollTo(0, 0)')
    }
    return { png: await page.screenshot(), codes: await page.evaluate<Box[]>(whereCodesAre) }
  } finally {
    await context.close()
  }
}
