import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Known = Reply<typeof api.supplement.known>

/** What the bureau has otherwise. What is being written stays when one comes back to the tab. */
export const known: Query<Known> = {
  queryKey: ['account', 'supplement', 'known'],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: () => send(api.supplement.known, {}),
}
