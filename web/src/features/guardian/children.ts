import { api, type Reply } from '@palaestra/contract'
import type { Question } from '../../api/answers.ts'
import { send } from '../../api/client.ts'

export type Child = Reply<typeof api.consent.children>['items'][number]

/** The minors whose guardian the member is. */
export const children: Question<Reply<typeof api.consent.children>> = {
  key: 'account/children',
  ask: () => send(api.consent.children, {}),
}
