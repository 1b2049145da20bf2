import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Erasures = Reply<typeof api.erasureRequest.mine>
export type Request = Erasures['requests'][number]

/** The requests for erasure that one may see. What is being ticked stays when one comes back to the tab. */
export const erasures: Query<Erasures> = {
  queryKey: ['account', 'erasure'],
  refetchOnWindowFocus: false,
  queryFn: () => send(api.erasureRequest.mine, {}),
}
