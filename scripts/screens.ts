import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { openServer } from '../e2e/server.ts'
import { chromiumArguments, theChromium } from './chromium.ts'
import { type Shot, shots } from './screens/shots.ts'

// npm run screens [-- name …]: every screen in three languages, wide and narrow, light and dark, and a page to look
// through them. The pictures show the portal as it is shipped, with the people of the demonstration.
const folder = join(import.meta.dirname, '../screens')
const wanted = process.argv.slice(2)
const locales = ['zh', 'pt', 'en'] as const
const widths = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const
const schemes = ['light', 'dark'] as const

const looks = locales.flatMap((locale) =>
  Object.entries(widths).flatMap(([width, viewport]) => schemes.map((scheme) => ({ locale, width, viewport, scheme }))),
)
type Look = (typeof looks)[number]

const server = await openServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
const browser: Browser = await chromium.launch({ executablePath: theChromium(), args: chromiumArguments })

const take = async (shot: Shot, { locale, width, viewport, scheme }: Look) => {
  const options: BrowserContextOptions = {
    baseURL: server.address,
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  }
  const context = await browser.newContext({ ...options, timezoneId: 'Asia/Macau' })
  context.setDefaultTimeout(10_000)
  try {
    const page: Page = await context.newPage()
    await shot.show(page, locale, server)
    const name = `${shot.name}.${locale}.${width}.${scheme}.png`
    if (shot.whole ?? true) {
      // The window is as high as the page: then nothing sticks in the middle of the picture, and all of it is laid out.
      const height = await page.evaluate<number>('document.documentElement.scrollHeight')
      await page.setViewportSize({ width: viewport.width, height })
      await page.evaluate('scrollTo(0, 0)')
    }
    await page.screenshot({ path: join(folder, name) })
    return name
  } finally {
    await context.close()
  }
}

const pageOf = (names: string[]) => `<!doctype html>
<meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:1rem}section{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{max-width:480px;border:1px solid #ccc}</style>
${shots
  .map(({ name }) => {
    const ours = names.filter((one) => one.startsWith(`${name}.`))
    const figures = ours.map(
      (one) => `<figure><img src="${one}" loading="lazy"><figcaption>${one}</figcaption></figure>`,
    )
    return ours.length > 0 ? `<h2>${name}</h2><section>${figures.join('')}</section>` : ''
  })
  .join('')}`

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const taken: string[] = []
let failed = 0
try {
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one))))
    for (const look of looks)
      try {
        taken.push(await take(shot, look))
      } catch (error) {
        failed += 1
        console.error(
          `${shot.name} ${look.locale} ${look.width} ${look.scheme}: ${error instanceof Error ? error.message : error}`,
        )
      }
  writeFileSync(join(folder, 'index.html'), pageOf(taken))
  console.log(`${taken.length} pictures in ${folder}/index.html, ${failed} could not be taken`)
} finally {
  await browser.close()
  await server.close()
}
process.exitCode = failed > 0 ? 1 : 0
