import { api, type Reply } from '@palaestra/contract'
import { send } from './client.ts'

export type Page = Reply<typeof api.site.page>

/** A page that the authority has written, by its key. */
export const fetchPage = (key: string) => send(api.site.page, { query: { key } })
