import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Child = Reply<typeof api.consent.children>['items'][number]

/** The minors whose guardian the member is. */
export const children: Query<Reply<typeof api.consent.children>> = {
  queryKey: ['account', 'children'],
  queryFn: () => send(api.consent.children, {}),
}
