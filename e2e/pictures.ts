import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'

/** Where `npm run pictures` wants them; walks that prove something take none. */
const folder = process.env['PICTURES']
/** A picture for the tour, of what is in the window: the top of the page, or what begins with `from`. */
export const picture = async (page: Page, name: string, from?: Locator) => {
  if (!folder) return
  const top = (await from?.boundingBox())?.y ?? 0
  await page.evaluate((top) => scrollTo({ top: top && scrollY + top - 120, behavior: 'instant' }), top)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}
