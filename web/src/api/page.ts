import { api, type Reply } from '@palaestra/contract'
import type { Question } from './answers.ts'
import { send } from './client.ts'

/** A page that the authority has written, by its key. */
export const page = (key: string): Question<Reply<typeof api.site.page>> => ({
  key: `page/${key}`,
  ask: () => send(api.site.page, { query: { key } }),
  freshFor: 300_000,
})
