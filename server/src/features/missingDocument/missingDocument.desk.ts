import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { decisionService } from './decision.service.ts'
import { requestService } from './request.service.ts'
import { reviewService } from './review.service.ts'

export const missingDocumentDesk = (deps: Deps) => {
  const requests = requestService(deps)
  const review = reviewService(deps)
  const decision = decisionService(deps)
  return handlers(desk.missingDocument, {
    ask: ({ body, staffId }) => requests.ask({ ...body, dueOn: body.day, staffId }),
    look: ({ query, staffId }) => review.look({ reference: query.reference, staffId }),
    accept: ({ body, staffId }) => decision.accept({ ...body, staffId }),
    askAgain: ({ body, staffId }) => decision.askAgain({ ...body, dueOn: body.day, staffId }),
    confirm: ({ body, staffId }) => decision.confirm({ ...body, staffId }),
    sendBack: ({ body, staffId }) => decision.sendBack({ ...body, staffId }),
    undo: ({ body, staffId }) => decision.undo({ ...body, staffId }),
    withdraw: ({ body, staffId }) => requests.withdraw({ ...body, staffId }),
  })
}
