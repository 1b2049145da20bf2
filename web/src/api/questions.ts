import { api, type Reply } from '@palaestra/contract'
import type { Question } from './answers.ts'
import { send } from './client.ts'

export const memberInfo: Question<Reply<typeof api.account.info>> = {
  key: 'account/info',
  ask: () => send(api.account.info, { body: {} }),
  freshFor: 30_000,
}
