import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

/** Asked of the server and not of the document: a page may stay open over midnight. */
export const setting: Query<Reply<typeof api.site.setting>> = {
  queryKey: ['site', 'setting'],
  queryFn: () => send(api.site.setting, {}),
  staleTime: 60_000,
}
