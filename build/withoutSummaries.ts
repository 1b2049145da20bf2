import type { Plugin } from 'vite'

/** Leaves out what each call says of itself: it is for the documents of the API, and no browser shows it. */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/src\/(calls|desk)\/\w+\.ts$/ },
    handler: (code) => code.replace(/\bsummary:\s+(['"`]).*?\1,/gs, ''),
  },
}
