import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

/** The open sessions of the member. */
export const sessions: Query<Reply<typeof api.session.list>> = {
  queryKey: ['account', 'sessions'],
  queryFn: () => send(api.session.list, {}),
}
