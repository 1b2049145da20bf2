import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Waiting = Reply<typeof api.waiting.mine>
export type Wait = Waiting['items'][number]
/** One that is offered now. */
export type Offered = Wait & { offer: NonNullable<Wait['offer']> }

/** What the member waits for, and what has become of it. */
export const myWaits: Query<Waiting> = {
  queryKey: ['waiting', 'mine'],
  queryFn: () => send(api.waiting.mine, {}),
}

export const isOffered = (wait: Wait): wait is Offered => wait.offer !== null
