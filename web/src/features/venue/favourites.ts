import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

/** The venues that the member has chosen. */
export const favourites: Query<Reply<typeof api.venue.favourites>> = {
  queryKey: ['venue', 'favourites'],
  queryFn: () => send(api.venue.favourites, {}),
}
