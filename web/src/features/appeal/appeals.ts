import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Appeals = Reply<typeof api.appeal.mine>
export type Hold = Appeals['holds'][number]
export type Sent = Appeals['earlier'][number]

/** What one can appeal against, and one’s appeals. What is being written stays when one comes back to the tab. */
export const appeals: Query<Appeals> = {
  queryKey: ['account', 'appeal'],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: () => send(api.appeal.mine, {}),
}
