import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Content, Drawing, Drawn } from './drawing.ts'

interface Screen {
  path: string
  search: string
  screen: string
  title: string
  shows: readonly string[]
  own: boolean
}

/** The exports of the portal’s build (web/src/prerender.tsx). */
interface Artist {
  screens: Screen[]
  draw: (
    path: string,
    pages: Content['pages'],
    own?: boolean,
  ) => Promise<{ body: string; title: string; screen: string }>
}

const { folder, contents } = workerData as Drawing

/** Double braces in the body mark the settings; a text with its own would be mistaken for one. */
const hasBraces = (page: unknown) => JSON.stringify(page).includes('{{')

const drawAll = async ({ locale, pages }: Content): Promise<Drawn[]> => {
  const artist: Artist = await import(pathToFileURL(join(folder, locale, 'prerender.js')).href)
  const heads: Record<string, Pick<Drawn, 'head' | 'styles'>> = JSON.parse(
    readFileSync(join(folder, locale, 'screens.json'), 'utf8'),
  )
  const headOf = (screen: string) => heads[screen] ?? { head: '', styles: [] }
  const of = (keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (pages[key] ? [[key, pages[key]]] : [])))
  const drawn: Drawn[] = []
  // These pages are not hydrated in place: the browser fetches the text anew, and it may have changed by then.
  for (const [key, page] of Object.entries(pages)) {
    if (hasBraces(page)) continue
    const { body, title, screen } = await artist.draw(`/${key}`, of([key]))
    drawn.push({ locale, path: `/${key}`, title, body, ...headOf(screen), answers: {} })
  }
  for (const { path, search, screen, title, shows, own } of artist.screens) {
    const shown = of(shows)
    if (hasBraces(shown)) continue
    const { body } = await artist.draw(path + search, shown, own)
    drawn.push({ locale, path, title, body, takenOver: screen, ...headOf(screen), answers: shown })
  }
  return drawn
}

const drawn: Drawn[] = []
for (const content of contents) drawn.push(...(await drawAll(content)))
parentPort?.postMessage(drawn)
