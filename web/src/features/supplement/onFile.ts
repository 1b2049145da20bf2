import { api, foreignNameOf, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import { greet } from '../../api/greet.ts'
import type { Query } from '../../api/query.ts'

export type OnFile = Reply<typeof api.supplement.onFile>
export type Last = NonNullable<OnFile['last']>

/**
 * What is on file, and the change that waits. It says who the member is as well, so that nobody else asks (A08). What
 * is being written stays when one comes back to the tab.
 */
export const onFile: Query<OnFile> = {
  queryKey: ['account', 'supplement'],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: async () => {
    const file = await send(api.supplement.onFile, {})
    greet({ nameZh: file.nameZh, namePt: foreignNameOf(file) })
    return file
  },
}
