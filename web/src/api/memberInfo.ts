import { api, type Reply } from '@palaestra/contract'
import { send } from './client.ts'
import type { Query } from './query.ts'

export const memberInfo: Query<Reply<typeof api.account.info>> = {
  queryKey: ['account', 'info'],
  queryFn: () => send(api.account.info, { body: {} }),
  staleTime: 30_000,
}
