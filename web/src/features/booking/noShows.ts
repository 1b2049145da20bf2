import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type NoShows = Reply<typeof api.noShow.mine>

/** The bookings that the member has missed, and what follows from them. */
export const myNoShows: Query<NoShows> = {
  queryKey: ['noShow', 'mine'],
  queryFn: () => send(api.noShow.mine, {}),
}
