import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type OnFile = Reply<typeof api.supplement.onFile>
export type Last = NonNullable<OnFile['last']>

/** What is on file, and the change that waits. What is being written stays when one comes back to the tab. */
export const onFile: Query<OnFile> = {
  queryKey: ['account', 'supplement'],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: () => send(api.supplement.onFile, {}),
}
