import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Content, Drawing, Drawn } from './drawing.ts'

/** What the build of the portal offers (web/src/prerender.tsx). */
interface Artist {
  screens: Record<string, readonly string[]>
  draw: (path: string, pages: Content['pages']) => Promise<{ body: string; title: string | undefined }>
}

const { folder, contents } = workerData as Drawing

/** The body has places in double braces for the settings; a text that brings its own would be taken for one. */
const hasBraces = (page: unknown) => JSON.stringify(page).includes('{{')

const drawAll = async ({ locale, pages }: Content): Promise<Drawn[]> => {
  const artist: Artist = await import(pathToFileURL(join(folder, locale, 'prerender.js')).href)
  const of = (keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (pages[key] ? [[key, pages[key]]] : [])))
  const asked = (shown: Content['pages']) =>
    Object.fromEntries(Object.entries(shown).map(([key, page]) => [`page/${key}`, page]))
  const wanted = [
    ...Object.keys(pages).map((key) => ({ path: `/${key}`, shown: of([key]), answers: {} })),
    ...Object.entries(artist.screens).map(([path, keys]) => ({ path, shown: of(keys), answers: asked(of(keys)) })),
  ]
  const drawn: Drawn[] = []
  for (const { path, shown, answers } of wanted) {
    if (hasBraces(shown)) continue
    const { body, title = '' } = await artist.draw(path, shown)
    drawn.push({ locale, path, title, body, answers })
  }
  return drawn
}

const drawn: Drawn[] = []
for (const content of contents) drawn.push(...(await drawAll(content)))
parentPort?.postMessage(drawn)
