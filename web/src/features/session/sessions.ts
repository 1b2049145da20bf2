import { api, type Reply } from '@palaestra/contract'
import type { Question } from '../../api/answers.ts'
import { send } from '../../api/client.ts'

/** Where the member is signed in. */
export const sessions: Question<Reply<typeof api.session.list>> = {
  key: 'account/sessions',
  ask: () => send(api.session.list, {}),
}
