import { Worker } from 'node:worker_threads'
import type { api, Locale, Reply } from '@palaestra/contract'

type Page = Reply<typeof api.site.page>

/** The content of the public pages in one language. */
export interface Content {
  locale: Locale
  pages: Record<string, Page>
}

/** A prerendered page: its content before any script has run. */
export interface Prerendered {
  locale: Locale
  /** The path after the language: `/faq`. A last segment of `$hash` matches any. */
  path: string
  title: string
  body: string
  /** The screen of the body, when React hydrates it in place, with whatever was typed into it meanwhile. */
  takenOver?: string
  /** The tags that its screen needs in the head: styles, and scripts to fetch while the document is being read. */
  head: string
  /** The hashes that allow those styles in the policy. */
  styles: readonly string[]
  /** The pages of content that it shows, by their keys: hydration starts from them (web/src/api/prerendered.ts). */
  texts: Record<string, Page>
}

/** The task of the thread, `prerendering.worker.ts`. */
export interface Prerendering {
  /** The folder of the build, with `<folder>/<language>/prerender.js`. */
  folder: string
  contents: Content[]
}

/**
 * Prerenders pages in a thread that ends with its work: it takes no memory afterwards, and requests do not wait for it.
 * @throws the error of the thread
 */
export const prerender = (prerendering: Prerendering): Promise<Prerendered[]> => {
  const worker = new Worker(new URL('./prerendering.worker.ts', import.meta.url), {
    workerData: prerendering,
    // Or React would be its development form, which is slower.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise<Prerendered[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the prerendering ended without a page')))
  }).finally(() => worker.terminate())
}
