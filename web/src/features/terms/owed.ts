import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

/** The terms that are to be agreed to first. */
export const owed: Query<Reply<typeof api.terms.owed>> = {
  queryKey: ['account', 'terms'],
  queryFn: () => send(api.terms.owed, {}),
  // Read for long: nothing changes under the eyes of who reads.
  staleTime: Number.POSITIVE_INFINITY,
}
