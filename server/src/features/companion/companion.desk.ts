import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { answerService } from './answer.service.ts'

export const companionDesk = (deps: Deps) =>
  handlers(desk.companion, {
    end: ({ body, staffId }) => answerService(deps).endAtDesk({ ...body, staffId }),
  })
