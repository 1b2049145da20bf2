import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { answerService } from './answer.service.ts'

export const consentRoutes = (deps: Deps) => {
  const answer = answerService(deps)
  return handlers(api.consent, {
    look: ({ query, memberId }) => answer.look(query.hash, memberId),
    answer: ({ body, memberId }) => answer.answer({ ...body, memberId }),
    children: ({ memberId }) => answer.children(memberId),
    decide: ({ body, memberId }) => answer.decide({ ...body, memberId }),
    ask: ({ memberId }) => answer.ask(memberId),
  })
}
