import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countsOf, type Figure, lineOf } from './figures.ts'

// npm run size, after `npm run build`: the bytes that a browser loads before a screen is there, in kB of gzip, against
// the budgets of the stack. Every screen of the portal and of the desk, in the three languages.

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

const root = join(import.meta.dirname, '..')
const locales = ['zh', 'pt', 'en'] as const
const ofScreen: Record<string, number> = {
  LoginScreen: 115,
  AccountScreen: 125,
}
const ofAnyScreen = { web: 150, desk: 170 }
const ofLazyChunk = 30
/** Chunks that a screen loads by itself once it is hydrated. They count, so that nothing hides there. */
const follows: Record<string, { what: string; file: RegExp }> = {
  LoginScreen: { what: 'with its form', file: /LoginForms\.tsx$/ },
  AccountScreen: { what: 'with the cache', file: /api\/cache\.ts$/ },
}

const readManifest = (room: keyof typeof ofAnyScreen, locale: string): Manifest => {
  const file = join(root, room, 'dist', `manifest.${locale}.json`)
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** All figures, in the order of the table. Throws when a build is missing. */
export const sizes = (): Figure[] =>
  (['web', 'desk'] as const).flatMap((room) => locales.flatMap((locale) => sizesOf(room, locale)))

const sizesOf = (room: keyof typeof ofAnyScreen, locale: string): Figure[] => {
  const manifest = readManifest(room, locale)
  const closure = (keys: string[], seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      closure(manifest[key]?.imports ?? [], seen)
    }
    return seen
  }
  const kilobytes = (keys: Iterable<string>) => {
    const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))
    const bytes = [...files].map((file) => statSync(join(root, room, 'dist', `${file}.gz`)).size)
    return bytes.reduce((sum, size) => sum + size, 0) / 1000
  }
  const figure = (what: string, keys: Iterable<string>, budget: number): Figure => ({
    what: `${room} ${locale} ${what}`,
    value: kilobytes(keys),
    atMost: budget,
    unit: 'kB',
  })

  const nameOf = (key: string) => /(\w+Screen)\.tsx$/.exec(key)?.[1]
  const screens = Object.keys(manifest).filter((key) => nameOf(key))
  const loads = screens.flatMap((key) => {
    const name = nameOf(key) ?? ''
    const first = closure(['index.html', key])
    const budget = (room === 'web' && ofScreen[name]) || ofAnyScreen[room]
    const whole = figure(name, first, budget)
    const later = room === 'web' ? follows[name] : undefined
    const following = later && Object.keys(manifest).find((other) => later.file.test(other))
    if (!later || !following) return [whole]
    return [whole, figure(`${name} ${later.what}, which follows`, closure([following], first), ofAnyScreen.web)]
  })

  // A lazy chunk counts what one dynamic import adds to what imports it. Screens have budgets of their own.
  const lazy = Object.entries(manifest)
    .flatMap(([importer, { dynamicImports = [] }]) => {
      const there = closure(['index.html', importer])
      return dynamicImports
        .filter((key) => !nameOf(key))
        .map((key) => [...closure([key])].filter((one) => !there.has(one)))
    })
    .map((added) => figure('largest lazy chunk', added, ofLazyChunk))
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
  return [...loads, ...lazy.slice(0, 1)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const figures = sizes()
  for (const figure of figures) console.log(lineOf(figure))
  process.exitCode = countsOf(figures).over > 0 ? 1 : 0
}
