import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

export type Choices = Reply<typeof api.choice.mine>

/** What reaches the member by e-mail and text message. What is being chosen stays when one comes back to the tab. */
export const choices: Query<Choices> = {
  queryKey: ['account', 'noticeChoices'],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: () => send(api.choice.mine, {}),
}
