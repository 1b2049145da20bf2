import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { answerService } from './answer.service.ts'
import { askService } from './ask.service.ts'
import { listService } from './list.service.ts'

export const companionRoutes = (deps: Deps) => {
  const ask = askService(deps)
  const answer = answerService(deps)
  return handlers(api.companion, {
    mine: ({ memberId }) => listService(deps).mine(memberId),
    askChild: ({ body, memberId }) => ask.child(body, memberId),
    askPlayer: ({ body: { shirt, memberNumber }, memberId }) =>
      ask.member({ kind: 'player', memberNumber, shirt }, memberId),
    askCollector: ({ body: { memberNumber }, memberId }) =>
      ask.member({ kind: 'collector', memberNumber, shirt: null }, memberId),
    editChild: ({ body, memberId }) => ask.editChild(body, memberId),
    editPlayer: ({ body, memberId }) => ask.editPlayer(body, memberId),
    confirm: ({ body, memberId }) => answer.confirm(body.id, memberId),
    end: ({ body, memberId }) => answer.end(body.id, memberId),
  })
}
