import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { ownLettersService } from './ownLetters.service.ts'

export const letterRoutes = (deps: Deps) =>
  handlers(api.letter, { mine: ({ memberId, query }) => ownLettersService(deps).page(memberId, query.after) })
