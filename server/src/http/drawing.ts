import { Worker } from 'node:worker_threads'
import type { api, Locale, Reply } from '@palaestra/contract'

type Page = Reply<typeof api.site.page>

/** What is to be drawn: all that anybody may read in one language. */
export interface Content {
  locale: Locale
  pages: Record<string, Page>
}

/** A page as it stands in its document before any script has run. */
export interface Drawn {
  locale: Locale
  /** As in the address, after the language: `/faq`. A last word of `$hash` stands for any. */
  path: string
  title: string
  body: string
  /** The screen that the body is, where React takes it over as it is, with what was typed into it meanwhile. */
  takenOver?: string
  /** What its screen wants in the head: its styles, and scripts to fetch while the document is being read. */
  head: string
  /** The hashes by which the policy allows those styles. */
  styles: readonly string[]
  /** The texts of the authority that it shows, by their keys: hydration starts from them (web/src/api/prerendered.ts). */
  answers: Record<string, Page>
}

/** The work of the thread, `drawing.worker.ts`. */
export interface Drawing {
  /** Where the build has put what draws, `<folder>/<language>/prerender.js`. */
  folder: string
  contents: Content[]
}

/**
 * Draws pages in a thread that ends with its work: it costs no memory afterwards, and no request waits for it.
 * @throws whatever went wrong in the thread
 */
export const draw = (drawing: Drawing): Promise<Drawn[]> => {
  const worker = new Worker(new URL('./drawing.worker.ts', import.meta.url), { workerData: drawing })
  return new Promise<Drawn[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the drawing ended without a page')))
  }).finally(() => worker.terminate())
}
