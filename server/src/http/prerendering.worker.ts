import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Content, Prerendered, Prerendering } from './prerendering.ts'

interface Screen {
  path: string
  search: string
  screen: string
  title: string
  shows: readonly string[]
  own: boolean
}

/** The exports of the portal’s build (web/src/prerender.tsx). */
interface Renderer {
  screens: Screen[]
  prerenderScreen: (
    path: string,
    pages: Content['pages'],
    own?: boolean,
  ) => Promise<{ body: string; title: string; screen: string }>
}

const { folder, contents } = workerData as Prerendering

/** Double braces in the body mark the settings; a text with its own would be mistaken for one. */
const hasBraces = (page: unknown) => JSON.stringify(page).includes('{{')

const prerenderAll = async ({ locale, pages }: Content): Promise<Prerendered[]> => {
  const renderer: Renderer = await import(pathToFileURL(join(folder, locale, 'prerender.js')).href)
  const heads: Record<string, Pick<Prerendered, 'head' | 'styles'>> = JSON.parse(
    readFileSync(join(folder, locale, 'screens.json'), 'utf8'),
  )
  const headOf = (screen: string) => heads[screen] ?? { head: '', styles: [] }
  const of = (keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (pages[key] ? [[key, pages[key]]] : [])))
  const prerendered: Prerendered[] = []
  // These pages are not hydrated in place: the browser fetches the text anew, and it may have changed by then.
  for (const [key, page] of Object.entries(pages)) {
    if (hasBraces(page)) continue
    const { body, title, screen } = await renderer.prerenderScreen(`/${key}`, of([key]))
    prerendered.push({ locale, path: `/${key}`, title, body, ...headOf(screen), texts: {} })
  }
  for (const { path, search, screen, title, shows, own } of renderer.screens) {
    const shown = of(shows)
    if (hasBraces(shown)) continue
    const { body } = await renderer.prerenderScreen(path + search, shown, own)
    prerendered.push({ locale, path, title, body, takenOver: screen, ...headOf(screen), texts: shown })
  }
  return prerendered
}

const prerendered: Prerendered[] = []
for (const content of contents) prerendered.push(...(await prerenderAll(content)))
parentPort?.postMessage(prerendered)
