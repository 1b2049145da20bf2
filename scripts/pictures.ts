import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumArguments, theChromium } from './chromium.ts'
import { take } from './screens/camera.ts'
import { firstMinute } from './screens/firstMinute.ts'
import type { Locale, Scheme, Width } from './screens/looks.ts'
import { openPortal, type Portal } from './screens/portal.ts'
import { screens } from './screens/shots.ts'

// npm run pictures: the pictures of README.md and docs/settings.md, taken anew of the portal as it is shipped.
const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/pictures')

interface Wanted {
  /** A state of `npm run screens`. */
  name: string
  locale: Locale
  width: Width
  /** The height of the window. */
  height: number
  scheme?: Scheme
}

const picture = async (
  browser: Browser,
  portal: Portal,
  { name, locale, width, height, scheme = 'light' }: Wanted,
): Promise<Buffer> => {
  const shot = screens.flatMap(({ shots }) => shots).find((one) => one.name === name)
  if (!shot) throw new Error(`There is no state ${name}.`)
  const viewport = { width: width === 'wide' ? 1280 : 390, height }
  const visit = { locale, width }
  const [taken] = await take({ ...shot, whole: false }, { browser, portal, visit, viewport, schemes: [scheme] })
  if (!taken) throw new Error(`${name} could not be taken.`)
  return taken.png
}

const store = async (name: string, png: Buffer, width: number) => {
  const file = join(folder, `${name}.png`)
  await sharp(png).resize({ width }).png({ palette: true, quality: 90, effort: 10 }).toFile(file)
  console.log(`${name}.png: ${Math.round(statSync(file).size / 1000)} kB`)
}

const paper = '#dde5df'
const corner = (width: number, height: number) =>
  Buffer.from(`<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="14"/></svg>`)

interface Placed {
  png: Buffer
  left: number
  top: number
  width: number
  height: number
}

/** Several windows on one sheet of paper, with round corners. */
const together = async (width: number, height: number, windows: Placed[]) => {
  const composed = await Promise.all(
    windows.map(async ({ png, left, top, ...size }) => ({
      input: await sharp(png)
        .resize(size.width, size.height)
        .composite([{ input: corner(size.width, size.height), blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left,
      top,
    })),
  )
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(composed)
    .png()
    .toBuffer()
}

const singles: [file: string, wanted: Wanted][] = [
  ['login', { name: 'login', locale: 'en', width: 'wide', height: 860 }],
  ['account', { name: 'account', locale: 'zh', width: 'wide', height: 860 }],
  ['register', { name: 'register-documents-taken', locale: 'pt', width: 'wide', height: 860 }],
  ['desk', { name: 'desk-application-different', locale: 'en', width: 'wide', height: 860 }],
]

const onPhones: Wanted[] = [
  { name: 'login', locale: 'zh', width: 'narrow', height: 844 },
  { name: 'pass', locale: 'pt', width: 'narrow', height: 844 },
  { name: 'account-guardian', locale: 'en', width: 'narrow', height: 844 },
  { name: 'account-temporary', locale: 'pt', width: 'narrow', height: 844, scheme: 'dark' },
]

/** The four phones side by side, at two thirds of their size. */
const mobile = async (browser: Browser, portal: Portal) => {
  const [width, height, gap] = [286, 619, 16]
  const phones: Placed[] = []
  for (const wanted of onPhones) {
    const left = gap + phones.length * (width + gap)
    phones.push({ png: await picture(browser, portal, wanted), left, top: gap, width, height })
  }
  return together(gap + phones.length * (width + gap), height + 2 * gap, phones)
}

/** The authority of docs/themes/harbour: login, account and desk. */
const theme = async (browser: Browser) => {
  const portal = await openPortal({ SETTINGS_FILE: join(root, 'docs/themes/harbour/settings.json') })
  try {
    const login = await picture(browser, portal, { name: 'login', locale: 'en', width: 'wide', height: 800 })
    const account = await picture(browser, portal, { name: 'account', locale: 'en', width: 'narrow', height: 844 })
    const desk = await picture(browser, portal, { name: 'desk-application', locale: 'en', width: 'wide', height: 800 })
    const [width, height, gap] = [704, 440, 16]
    return await together(width + 3 * gap + 414, 2 * height + 3 * gap, [
      { png: login, left: gap, top: gap, width, height },
      { png: desk, left: gap, top: height + 2 * gap, width, height },
      { png: account, left: width + 2 * gap, top: gap, width: 414, height: 2 * height + gap },
    ])
  } finally {
    await portal.close()
  }
}

/** One day at the authority, a pool and the classes, as their walks come by. */
const onWalks = async () => {
  const taken = mkdtempSync(join(tmpdir(), 'palaestra-pictures-'))
  const walk = ['test', '--config=e2e', 'day.spec.ts', 'pool.spec.ts', 'course.spec.ts', '--reporter=line']
  const environment = { ...process.env, PICTURES: taken, BUILT: '1' }
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), walk, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  })
  if (status !== 0) throw new Error('Not every walk came to its end.')
  for (const file of readdirSync(taken)) await store(file.replace('.png', ''), readFileSync(join(taken, file)), 1200)
  rmSync(taken, { recursive: true })
}

const browser = await chromium.launch({ executablePath: theChromium(), args: chromiumArguments })
const portal = await openPortal()
try {
  for (const [file, wanted] of singles) await store(file, await picture(browser, portal, wanted), 1200)
  await store('mobile', await mobile(browser, portal), 1224)
  await store('theme', await theme(browser), 1166)
  await onWalks()
  const animation = await firstMinute(browser, portal)
  writeFileSync(join(folder, 'first-minute.webp'), animation)
  console.log(`first-minute.webp: ${Math.round(animation.length / 1000)} kB`)
} finally {
  await browser.close()
  await portal.close()
}
