import { api, type Reply } from '@palaestra/contract'
import type { Question } from '../../api/answers.ts'
import { send } from '../../api/client.ts'

export type Child = Reply<typeof api.guardian.children>['items'][number]

/** The minors whose guardian the member is. */
export const children: Question<Reply<typeof api.guardian.children>> = {
  key: 'account/children',
  ask: () => send(api.guardian.children, {}),
}
